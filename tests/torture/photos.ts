import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { PART_BYTES } from '../../contract/photos.ts';
import { openPhotoFiles } from '../../server/photos/photo-files.ts';
import { GOOD_REQUEST } from '../../server/testing/requests.ts';
import type { CrashRun } from './crash.ts';
import { startFleet } from './fleet.ts';
import { openTortureStore, pause } from './store.ts';

/** Visitors add photos, part by part, while servers are killed; each photo that was acknowledged must become one picture. */
export async function photos({ engine, rounds, servers = 1 }: CrashRun) {
  const store = await openTortureStore(engine);
  const fleet = await startFleet(servers, { ...store.settings, LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 900, height: 700, channels: 3, background: '#fff', noise } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  let asked = 0;
  let kills = 0;

  /** Asks any server until one answers as it should. */
  async function ask(path: string, init: RequestInit, ...expected: number[]): Promise<Response> {
    for (const signal = AbortSignal.timeout(120_000); ; await pause(50)) {
      asked++;
      const url = fleet.urls()[Math.floor(Math.random() * servers)];
      const limits = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
      const answer = await fetch(`${url}${path}`, { ...init, signal: limits }).catch(() => undefined);
      if (answer && expected.includes(answer.status)) return answer;
      signal.throwIfAborted();
    }
  }

  const json = (method: string, body: object) => ({
    ...{ method, body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json' },
  });

  async function add() {
    const id = randomBytes(10).toString('hex');
    const { link } = await (
      await ask('/api/estimate', json('POST', { ...GOOD_REQUEST, last_name: id }), 200)
    ).json();
    const parts = Math.ceil(bytes.length / PART_BYTES);
    const sum = { parts, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    for (let missing = [...Array(parts).keys()]; missing.length > 0; ) {
      for (const n of missing) {
        const body = Uint8Array.from(bytes.subarray(n * PART_BYTES, (n + 1) * PART_BYTES));
        const headers = { 'content-type': 'application/octet-stream' };
        await ask(`${link}/photos/${id}/${n}`, { method: 'PUT', body, headers }, 204);
      }
      const done = await ask(`${link}/photos/${id}/done`, json('POST', sum), 202, 409);
      missing = done.status === 202 ? [] : (await done.json()).missing;
    }
    return id;
  }

  try {
    const ids: string[] = [];
    for (let round = 1; round <= rounds; round++) {
      const adding = Promise.all([add(), add(), add()]);
      await pause(20 + Math.random() * 600);
      kills += await fleet.killOne();
      await fleet.startAgain();
      ids.push(...(await adding));
    }
    const rows = (sql: string) => store.rows(sql, fleet.dataDir);
    // What a killed server had in hand is taken again when its lease is over.
    for (const end = Date.now() + 10 * 60_000; ; await pause(1_000)) {
      const open = await rows("select id from photos where state <> 'ready'");
      if (open.length === 0) break;
      if (Date.now() > end) throw new Error(`${open.length} photos never became pictures`);
    }
    const kept = (await rows('select id from photos')).map(({ id }) => String(id)).sort();
    if (kept.join() !== ids.sort().join()) throw new Error('there are other photos than were acknowledged');
    const told = await rows(
      "select after from lead_events where kind = 'photos' and after <> '{\"photos\":1}'",
    );
    const left = await rows('select photo_id from photo_parts');
    if (told.length + left.length > 0)
      throw new Error(`${told.length} told twice, ${left.length} parts left`);
    const files = await openPhotoFiles({ dataDir: fleet.dataDir, mediaUrl: undefined }).list();
    const lost = servers === 1 ? ids.filter((id) => !files.get(id)?.isWhole) : [];
    if (lost.length > 0) throw new Error(`${lost.length} photos have no files`);
    return { photos: ids.length, kills, requests: asked };
  } finally {
    await fleet.remove();
    await store.stop();
  }
}
