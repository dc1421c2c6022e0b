import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { customerMail } from '../../messages/en/mails/customer.ts';
import { myPhotos as photoWords } from '../../messages/en/my-photos.ts';
import type { AppOverrides } from '../app.ts';
import { forgetIdentities } from '../leads/forgetting.ts';
import { removeExpired } from '../operations/retention.ts';
import { openStore, type Store } from '../store/store.ts';
import { startBucket } from '../testing/bucket.ts';
import { eventually } from '../testing/eventually.ts';
import { recordLead } from '../testing/leads.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { GOOD_REQUEST, postJson } from '../testing/requests.ts';
import { startTestApp, temporaryFolder } from '../testing/test-app.ts';
import { createArrivals } from './arrivals.ts';
import { checkPhotos } from './photo-check.ts';
import { hasRoom, openPhotoFiles } from './photo-files.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const idOf = (name: string | number) => String(name).padStart(20, '0');
const A = idOf('a');

const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#20e040' } })
    .jpeg()
    .toBuffer();

/** A server with a request, and the store beside it, whose clock a test turns. */
async function start(
  options: { settings?: Record<string, string>; overrides?: AppOverrides; failuresExpected?: boolean } = {},
) {
  let passed = 0;
  const clock = () => new Date(Date.now() + passed);
  const started = await startTestApp({
    ...options,
    overrides: { clock, pollInterval: 50, ...options.overrides },
  });
  const store = await openStore(started.config, { warn: () => {} });
  onTestFinished(() => store.close());
  const reference = await recordLead(store, { at: clock() });
  return {
    ...started,
    store,
    reference,
    clock,
    files: openPhotoFiles(started.config),
    pass(milliseconds: number) {
      passed += milliseconds;
    },
    arrive: async (id = A) => arriveIn(store, reference, id, await photo(), clock()),
    states: async () => (await store.photosOf(reference)).map(({ state }) => state),
  };
}

async function arriveIn(store: Store, reference: string, id: string, bytes: Uint8Array, at: Date) {
  await store.takePhotoPart(reference, { id, n: 0, bytes, at });
  await store.queuePhoto(id, at);
}

describe('a photo that has arrived', () => {
  test('is worked on after a restart, when the server that had it was killed', async () => {
    const my = await start();
    await my.arrive();
    // As a server that is killed now leaves it.
    const leaseUntil = new Date(my.clock().getTime() + 2 * MINUTE);
    expect(await my.store.leasePhoto({ at: my.clock(), leaseUntil })).toMatchObject({ id: A });
    await my.app.ready();
    await eventually(async () =>
      expect(await my.store.leasePhoto({ at: my.clock(), leaseUntil })).toBeUndefined(),
    );
    expect(await my.states()).toEqual(['working']);
    my.pass(2 * MINUTE + 1);
    await eventually(async () => expect(await my.states()).toEqual(['ready']));
  });

  test('becomes one picture, however many servers there are', async () => {
    const my = await start();
    const ids = Array.from({ length: 6 }, (_, place) => idOf(place));
    for (const id of ids) await my.arrive(id);
    const other = await startTestApp({ settings: my.sameStore, overrides: { pollInterval: 50 } });
    await Promise.all([my.app.ready(), other.app.ready()]);
    await eventually(async () => expect(await my.states()).toEqual(ids.map(() => 'ready')));
    const told = (await my.store.historyOf(my.reference)).map(({ after }) => after.photos);
    expect(told).toEqual([6]);
  });

  test('is refused when it ends the program that decodes it, twice, and others are not', async () => {
    // Ends as a decoder does that breaks.
    const photoProgram = join(await temporaryFolder(), 'program.mjs');
    await writeFile(
      photoProgram,
      "process.on('message', ({ kind }) => kind === 'check' ? process.send({}) : process.kill(process.pid, 'SIGSEGV'));",
    );
    const my = await start({ overrides: { photoProgram } });
    await my.arrive();
    await my.app.ready();
    await eventually(() => expect(my.logged(40)).toHaveLength(1));
    expect(await my.states()).toEqual(['working']);
    my.pass(MINUTE);
    await eventually(async () => expect(await my.states()).toEqual(['refused']));
    expect((await my.app.inject('/contact')).statusCode).toBe(200);
  });

  test('waits while the program that decodes it cannot be started, and mail and page say how else to send one', async () => {
    const mailServer = await startMailServer();
    const settings = { SMTP_URL: mailServer.url };
    const my = await start({ settings, overrides: { photoProgram: '/nowhere/program.js' } });
    await my.arrive();
    await my.app.ready();
    const tried = 'select tries from photos where leased_until is null';
    for (const tries of [1, 2, 3]) {
      // Then it is written down when the next try is due, and the clock can be turned past it.
      await eventually(async () => expect(await my.rows(tried)).toMatchObject([{ tries }]));
      my.pass(20 * MINUTE);
    }
    expect(my.logged(40)).toHaveLength(3);
    expect(await my.states()).toEqual(['working']);

    const { link } = (await postJson(my.app, GOOD_REQUEST)).json();
    expect((await my.app.inject(link)).body).toContain(photoWords.byEmail);
    const mails = () => mailServer.mails.filter(({ recipients }) => recipients.includes(GOOD_REQUEST.email));
    await eventually(() => expect(mails()).toHaveLength(1));
    const [{ text = '' } = {}] = mails();
    expect(text).toContain(customerMail.canAnswer);
    expect(text).not.toContain(customerMail.see);
  });

  test('goes after a day, if it never was all there or nothing could keep it', async () => {
    const my = await start();
    await my.store.takePhotoPart(my.reference, { id: A, n: 0, bytes: Uint8Array.of(1), at: my.clock() });
    my.pass(DAY + 1);
    await my.app.ready();
    await eventually(async () => expect(await my.rows('select 1 from photo_parts')).toEqual([]));
  });
});

test('several servers are told at the start that they need one place for photos', async () => {
  const bucket = await startBucket();
  const [alone, together] = [await start(), await start({ settings: { MEDIA_URL: bucket.url } })];
  // Only PostgreSQL has several servers.
  expect(alone.log().includes('MEDIA_URL')).toBe(alone.config.databaseUrl !== undefined);
  expect(together.log()).not.toContain('MEDIA_URL');
});

describe('pictures in a bucket', () => {
  test('are kept once it answers again, and go with their photo', async () => {
    const bucket = await startBucket({ folder: '/office' });
    bucket.isDown = true;
    const my = await start({ settings: { MEDIA_URL: bucket.url }, failuresExpected: true });
    await my.arrive();
    await my.app.ready();
    await eventually(() => expect(my.logged(50)).toMatchObject([{ photo: A }]));
    expect(my.log()).not.toContain(bucket.url);
    expect(await my.states()).toEqual(['working']);
    bucket.isDown = false;
    my.pass(MINUTE);
    await eventually(async () => expect(await my.states()).toEqual(['ready']));
    expect([...bucket.objects.keys()].sort()).toEqual(
      ['large.jpg', 'mail.jpg', 'thumbnail.webp'].map((name) => `office/photos/${A}-${name}`),
    );
    expect(await readdir(my.config.dataDir)).not.toContain('photos');
    expect(await my.files.list()).toEqual(new Map([[A, { isWhole: true }]]));
    await my.files.remove(A);
    expect(bucket.objects.size).toBe(0);
  });

  test('that is away while a request is forgotten are removed by the nightly check', async () => {
    const bucket = await startBucket();
    const my = await start({ settings: { MEDIA_URL: bucket.url } });
    await my.arrive();
    await my.app.ready();
    await eventually(async () => expect(await my.states()).toEqual(['ready']));
    bucket.isDown = true;
    await forgetIdentities(my, await my.store.identitiesOf([my.reference]), my.clock());
    expect(await my.store.photosOf(my.reference)).toEqual([]);
    bucket.isDown = false;
    expect(await checkPhotos(my)).toEqual({ lost: [], removed: [A] });
    expect(bucket.objects.size).toBe(0);
  });
});

describe('the files of photos', () => {
  async function startReady() {
    const my = await start();
    await my.arrive();
    await my.app.ready();
    await eventually(async () => expect(await my.states()).toEqual(['ready']));
    return { ...my, kept: () => readdir(join(my.config.dataDir, 'photos')) };
  }

  test('go when their request is forgotten', async () => {
    const my = await startReady();
    expect(await my.kept()).toEqual([A]);
    await forgetIdentities(my, await my.store.identitiesOf([my.reference]), my.clock());
    expect(await my.kept()).toEqual([]);
  });

  test('go when their request has been kept for long enough', async () => {
    const my = await startReady();
    await removeExpired({ ...my, at: new Date(my.clock().getTime() + 3_000 * DAY) });
    expect(await my.kept()).toEqual([]);
  });

  test('that no photo names are removed in the night, and lost ones are told', async () => {
    const my = await startReady();
    const [bytes, strange] = [await photo(), idOf('z')];
    await my.files.keep(strange, { large: bytes, thumbnail: bytes, mail: bytes });
    expect(await checkPhotos(my)).toEqual({ lost: [], removed: [strange] });
    expect(await my.kept()).toEqual([A]);
    await my.files.remove(A);
    expect(await checkPhotos(my)).toEqual({ lost: [A], removed: [] });
  });
});

test('a disk that is nearly full takes requests and no photos', async () => {
  const my = await start();
  expect(await hasRoom(my.config)).toBe(true);
  // It has no room at all.
  const { takePart } = createArrivals({ ...my, config: { dataDir: '/proc' }, wake: () => {} });
  expect(await takePart(my.reference, { id: A, n: 0, bytes: Uint8Array.of(1) })).toBe('busy');
  expect(await my.states()).toEqual([]);
});
