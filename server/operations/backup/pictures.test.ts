import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { office } from '../../../cli/testing/office.ts';
import { readConfig } from '../../config.ts';
import { openStore } from '../../store/store.ts';
import { startBucket } from '../../testing/bucket.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestApp, temporaryFolder } from '../../testing/test-app.ts';
import { createWebsite } from '../../website/website.ts';
import { hashOf, websiteFilesIn } from '../../website/website-folder.ts';

const NIGHT = new Date('2026-11-22T12:00:00Z');
const EDITOR = { by: null, at: NIGHT };
const DAY = 24 * 60 * 60_000;

const photo = (byte: number) => Buffer.from([0xff, 0xd8, 0, byte]);
const SITE = {
  'company.yaml': 'name: Ada\nphone: (914) 555-0142\n',
  'public/one.jpg': photo(1),
  'public/two.jpg': photo(2),
};

async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'public'));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  return folder;
}

/** The website of these settings, beside the servers. */
async function openWebsite(settings: Record<string, string>) {
  const config = readConfig(settings);
  const store = await openStore(config, { warn: () => {} });
  onTestFinished(() => store.close());
  return { website: createWebsite({ store, config }), store };
}

/** A store with a website, whose server has run through a night. */
async function afterANight({ settings = {}, lost = [] as string[], failuresExpected = false } = {}) {
  const evening = () => new Date(NIGHT.getTime() - DAY / 2);
  const first = await startTestApp({ settings, overrides: { clock: evening } });
  await first.app.ready();
  const same = { ...first.sameStore, ...settings };
  const { website, store } = await openWebsite(same);
  expect(await website.importFolder(await folderWith(SITE), EDITOR)).toMatchObject({ done: true });
  await website.putDraft('public/draft.jpg', photo(3), { ...EDITOR, from: null });
  await store.close();
  await first.app.close();
  const { dataDir } = first.config;
  for (const hash of lost) await rm(join(dataDir, 'website/masters', hash));
  const overrides = { clock: () => NIGHT };
  const night = await startTestApp({ settings: same, overrides, failuresExpected });
  await night.app.ready();
  await eventually(async () => expect(await night.rows('select id from reports')).toHaveLength(1));
  const [{ content } = {}] = await night.rows('select content from reports');
  await night.app.close();
  return { ...night, same, dataDir, digest: JSON.parse(String(content)) };
}

/** The backup of the night; on PostgreSQL one of its own, which is a file for us. */
async function backupIn(folder: string, databaseUrl: string | undefined): Promise<string> {
  if (!databaseUrl) return join(folder, 'one-call-2026-11-22.sqlite');
  const dump = join(folder, 'one-call.dump');
  await writeFile(dump, 'what pg_dump wrote');
  return dump;
}

test('a website whose pictures are lost with DATA_DIR is written whole after a restore', async () => {
  const { config, same, dataDir, digest } = await afterANight();
  const all = [photo(1), photo(2), photo(3)].map(hashOf);
  expect((await readdir(join(dataDir, 'backups/pictures'))).sort()).toEqual(all.sort());
  if (!config.databaseUrl) expect(digest.backups.last.problem).toBeNull();

  const elsewhere = await temporaryFolder();
  await cp(join(dataDir, 'backups'), elsewhere, { recursive: true });
  await rm(dataDir, { recursive: true });
  const backup = await backupIn(elsewhere, config.databaseUrl);
  const restored = await office(['restore', backup, '--yes'], { settings: same });
  expect(restored.out).toContain('Pictures of the website brought back: 3.\n');
  expect(restored.code).toBe(config.databaseUrl ? 1 : 0);

  const { website } = await openWebsite(same);
  await website.writeLatest();
  expect(await websiteFilesIn(website.folder)).toEqual(Object.keys(SITE));
  expect(await readFile(join(website.folder, 'public/two.jpg'))).toEqual(photo(2));
  expect(await website.publish(EDITOR)).toMatchObject({ done: true });
  await website.writeLatest();
  expect(await readFile(join(website.folder, 'public/draft.jpg'))).toEqual(photo(3));
});

test('a picture that a publication names and that is lost is in the digest, and a restore says so', async () => {
  const lost = [hashOf(photo(2))];
  const { config, same, dataDir, digest, logged } = await afterANight({ lost, failuresExpected: true });
  const problem = 'The website’s picture public/two.jpg is missing or damaged.';
  expect(digest.backups.last.problem).toBe(problem);
  expect(logged(50).map(({ msg }) => msg)).toEqual([problem]);
  if (config.databaseUrl) return;
  const backup = join(dataDir, 'backups/one-call-2026-11-22.sqlite');
  const restored = await office(['restore', backup, '--yes'], { settings: same });
  expect(restored.out).toContain(`Restored. Start the server.\n${problem}\n`);
});

test('a picture that is damaged in the backups is copied again, and never brought back', async () => {
  const { config, same, dataDir } = await afterANight();
  const copy = join(dataDir, 'backups/pictures', hashOf(photo(1)));
  await writeFile(copy, 'damaged');
  await rm(join(dataDir, 'website/masters', hashOf(photo(1))));
  const backup = await backupIn(join(dataDir, 'backups'), config.databaseUrl);
  const restored = await office(['restore', backup, '--yes'], { settings: same });
  expect(restored.out).not.toContain('brought back');
  const { website } = await openWebsite(same);
  expect(await website.missing()).toEqual(['public/one.jpg']);
  if (config.databaseUrl) return;
  await website.importFolder(await folderWith(SITE), EDITOR);
  expect(await office(['backup'], { settings: same })).toMatchObject({ code: 0 });
  expect(await readFile(copy)).toEqual(photo(1));
});

test('pictures in a bucket are looked for there, and not copied', async () => {
  const bucket = await startBucket();
  const settings = { MEDIA_URL: bucket.url };
  const { dataDir, digest } = await afterANight({ settings });
  expect(bucket.objects.size).toBe(3);
  expect(await readdir(join(dataDir, 'backups')).catch(() => [])).not.toContain('pictures');
  expect(digest.backups.last?.problem ?? null).toBeNull();
});

/** A server that is started at a time, does the jobs of the night, and goes off. */
async function runAt(time: string, settings: Record<string, string>) {
  const { app, rows } = await startTestApp({
    settings,
    overrides: { clock: () => new Date(time) },
    failuresExpected: true,
  });
  await app.ready();
  const done = () => rows("select done_day from jobs where name = 'unused'");
  await eventually(async () => expect(await done()).toEqual([{ done_day: time.slice(0, 10) }]));
  await app.close();
}

test('what nothing names is removed in the night after a day, and what is named stays', async () => {
  const { app, config, sameStore } = await startTestApp();
  await app.close();
  const { website, store } = await openWebsite(sameStore);
  await website.importFolder(await folderWith(SITE), EDITOR);
  await website.importFolder(await folderWith({ 'company.yaml': SITE['company.yaml'] }), EDITOR);
  const at = new Date(NIGHT.getTime() - 3 * DAY);
  const drafts = [
    ['public/kept.jpg', photo(3)],
    ['public/thrown-away.jpg', photo(4)],
    ['tips.yaml', Buffer.from('x: 1')],
  ] as const;
  for (const [name, bytes] of drafts) await website.putDraft(name, bytes, { by: null, at, from: null });
  for (const [name, bytes] of drafts.slice(1)) await website.discardDraft({ name, hash: hashOf(bytes) });
  await website.putDraft('public/new.jpg', photo(5), { ...EDITOR, from: null });
  await website.discardDraft({ name: 'public/new.jpg', hash: hashOf(photo(5)) });
  const masters = join(config.dataDir, 'website/masters');
  for (const byte of [1, 2, 3, 4]) await utimes(join(masters, hashOf(photo(byte))), at, at);
  await utimes(join(masters, hashOf(photo(5))), NIGHT, NIGHT);

  const found = async () => (await readdir(masters)).sort();
  const before = await found();
  await runAt('2026-11-20T12:00:00Z', sameStore);
  await runAt('2026-11-21T11:30:00Z', sameStore);
  // A clock that has not run evenly for a day may be wrong.
  expect(await found()).toEqual(before);
  await runAt('2026-11-22T11:00:00Z', sameStore);
  expect(await found()).toEqual([1, 2, 3, 5].map((byte) => hashOf(photo(byte))).sort());
  const texts = [...drafts.map(([, bytes]) => hashOf(bytes)), hashOf(Buffer.from(SITE['company.yaml']))];
  expect([...(await store.websiteFiles(texts)).keys()]).toEqual(texts.slice(3));
  expect(await website.takeBackTo(1, EDITOR)).toMatchObject({ done: true });
  await website.writeLatest();
  expect(await websiteFilesIn(website.folder)).toEqual(Object.keys(SITE));
});
