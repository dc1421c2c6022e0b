import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { office } from '../../../cli/testing/office.ts';
import { openSqliteStore } from '../../store/store.ts';
import { fillOldVersion } from '../../store/testing/old-versions.ts';
import { eventually } from '../../testing/eventually.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../../testing/requests.ts';
import { startTestApp, temporaryFolder } from '../../testing/test-app.ts';
import { checksumFile, sha256Of, writeChecksum } from './checksum.ts';
import { leaveWalMode } from './files.ts';
import { backupFolder, makeBackup } from './make-backup.ts';
import { countRows, type Trial, verifyBackup } from './verify-backup.ts';

const at = new Date('2026-11-21T20:00:00Z');

/** A server with a request and a message, whose mails are delivered, and the office beside it. */
async function serverWithSome(settings: Record<string, string> = {}) {
  const started = await startTestApp({
    settings: { CAPTCHA_PROVIDER: 'off', ...settings },
    overrides: { clock: () => at, pollInterval: 50 },
  });
  const reference: string = (await postJson(started.app, GOOD_REQUEST)).json().reference;
  await postMessage(started.app, GOOD_MESSAGE);
  await eventually(async () =>
    expect(await started.rows("select id from deliveries where state = 'sent'")).toHaveLength(4),
  );
  const folder = backupFolder(started.config);
  return {
    ...started,
    reference,
    folder,
    backup: join(folder, 'one-call-2026-11-21.sqlite'),
    leads: (args: string[], answer?: string) => office(args, { settings: started.sameStore, at, answer }),
  };
}

/** The same with a backup, and stopped. */
async function stoppedWithBackup() {
  const server = await serverWithSome();
  expect((await server.leads(['backup'])).code).toBe(0);
  await server.app.close();
  return server;
}

/** Everything in a database file. */
function contentOf(file: string) {
  using database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  return Object.fromEntries<Record<string, unknown>[]>(
    tables.map(({ name }) => [String(name), database.prepare(`select * from ${name} order by 1, 2`).all()]),
  );
}

/** The requests for an estimate in it. */
const requestsIn = ({ leads = [] }: ReturnType<typeof contentOf>) =>
  leads.filter(({ form }) => form === 'estimate');

/** Writes nonsense over pages in the middle of a file. */
function damage(file: string) {
  const bytes = readFileSync(file);
  bytes.fill('nonsense', 4096 * 3, 4096 * 8);
  writeFileSync(file, bytes);
}

test('a backup is private, complete, checksummed and verified', async () => {
  const server = await serverWithSome();
  const { code, out } = await server.leads(['backup']);
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(
      /one-call-2026-11-21\.sqlite\nTest restore: 1 requests and 1 messages in \d+ KB\.\n$/,
    ),
  });
  expect(readdirSync(server.folder)).toEqual([
    'one-call-2026-11-21.sqlite',
    'one-call-2026-11-21.sqlite.sha256',
  ]);
  expect(statSync(server.backup).mode & 0o777).toBe(0o600);
  expect(statSync(`${server.backup}.sha256`).mode & 0o777).toBe(0o600);
  expect(statSync(server.folder).mode & 0o777).toBe(0o700);
  expect(await server.rows('select place, requests, messages, problem from backups')).toEqual([
    { place: server.backup, requests: 1, messages: 1, problem: null },
  ]);
  const sums = readFileSync(`${server.backup}.sha256`, 'utf8');
  expect(sums).toContain('# rows leads 2\n');
  expect(sums).toContain('# rows deliveries 6\n');
  expect(sums.replaceAll(/^#.*\n/gm, '')).toBe(
    `${await sha256Of(server.backup)}  one-call-2026-11-21.sqlite\n`,
  );
  const { backups: _, ...left } = contentOf(server.backup);
  const { backups: __, ...there } = contentOf(join(server.config.dataDir, 'one-call.sqlite'));
  expect(left).toEqual(there);
});

test('a backup made during writes has all that was acknowledged before', async () => {
  const server = await serverWithSome();
  let writing = true;
  let written = 0;
  const writer = (async () => {
    while (writing) {
      await postJson(server.app, { ...GOOD_REQUEST, email: `writer-${written++}@customer.example` });
    }
  })();
  const store = openSqliteStore(server.config.dataDir);
  const counts: number[] = [];
  for (let round = 0; round < 5; round++) {
    await eventually(() => expect(written).toBeGreaterThan(round * 3));
    const [before] = await server.rows("select count(*) as count from leads where form = 'estimate'");
    const { requests, problem } = await makeBackup({ store, config: server.config, at });
    expect(problem).toBeNull();
    expect(requests).toBeGreaterThanOrEqual(Number(before?.count));
    counts.push(requests ?? 0);
  }
  writing = false;
  await writer;
  await store.close();
  await server.app.close();

  const copied = contentOf(server.backup);
  expect(requestsIn(copied)).toHaveLength(counts.at(-1) ?? 0);
  const there = contentOf(join(server.config.dataDir, 'one-call.sqlite'));
  const ids = new Set(requestsIn(copied).map(({ id }) => id));
  expect(requestsIn(there).filter(({ id }) => ids.has(id))).toEqual(requestsIn(copied));

  const [forms, counters] = [['leads', 'deliveries'], there.counters];
  expect((await server.leads(['restore', server.backup, '--yes'])).code).toBe(0);
  const restored = contentOf(join(server.config.dataDir, 'one-call.sqlite'));
  for (const table of forms) expect(restored[table]).toEqual(copied[table]);
  // No number is given a second time.
  expect(restored.counters).toEqual(counters);
}, 90_000);

test('a backup is made every night and named in the digest', async () => {
  const first = await serverWithSome();
  await first.app.close();
  const second = await startTestApp({
    settings: first.sameStore,
    overrides: { clock: () => new Date('2026-11-22T12:00:00Z') },
  });
  await second.app.ready();
  await eventually(async () => expect(await second.rows('select id from reports')).toHaveLength(1));
  const [{ content } = {}] = await second.rows('select content from reports');
  expect(JSON.parse(String(content)).backups.lastGood).toMatchObject({
    place: join(first.folder, 'one-call-2026-11-22.sqlite'),
    requests: 1,
    messages: 1,
  });
});

test('rotation leaves other files alone', async () => {
  const server = await serverWithSome();
  await mkdir(server.folder, { mode: 0o700 });
  for (let day = 1; day <= 20; day++) {
    const backup = join(server.folder, `one-call-2026-11-${String(day).padStart(2, '0')}.sqlite`);
    writeFileSync(backup, '');
    writeFileSync(`${backup}.sha256`, '');
  }
  writeFileSync(join(server.folder, 'notes.txt'), '');
  await server.leads(['backup']);
  expect(readdirSync(server.folder)).toEqual([
    'notes.txt',
    ...[1, ...Array.from({ length: 14 }, (_, place) => 8 + place)].flatMap((day) => {
      const backup = `one-call-2026-11-${String(day).padStart(2, '0')}.sqlite`;
      return [backup, `${backup}.sha256`];
    }),
  ]);
});

test('a new backup is kept even if the clock is behind', async () => {
  const server = await serverWithSome();
  await mkdir(server.folder, { mode: 0o700 });
  const newer = Array.from(
    { length: 20 },
    (_, place) => `one-call-2027-01-${String(place + 2).padStart(2, '0')}.sqlite`,
  );
  for (const name of ['one-call-2026-11-01.sqlite', ...newer]) writeFileSync(join(server.folder, name), '');
  await server.leads(['backup']);
  expect(readdirSync(server.folder)).toContain('one-call-2026-11-21.sqlite');
});

test('copies that hold a forgotten person are named, and removed on request', async () => {
  const server = await stoppedWithBackup();
  await server.leads(['restore', server.backup, '--yes']);
  const [aside = ''] = readdirSync(server.config.dataDir).filter((name) => name.includes('-before-'));
  const [older, clean] = ['one-call-2026-11-20.sqlite', 'one-call-2026-11-19.sqlite'].map((name) =>
    join(server.folder, name),
  );
  await copyFile(server.backup, older ?? '');
  await copyFile(server.backup, clean ?? '');
  using other = new DatabaseSync(clean ?? '');
  other.exec('delete from leads');
  other.close();

  const forgotten = await server.leads(['forget', server.reference, '--yes']);
  expect(forgotten).toMatchObject({ code: 0 });
  expect(forgotten.out).toContain(`${aside}: kept by a restore; it is never removed by itself\n`);
  expect(forgotten.out).toContain(`${older}: expires on 2026-12-04 if backups run every night\n`);
  expect(forgotten.out).not.toContain(clean);
  expect(forgotten.out).toContain(
    `To remove kept databases: npm run leads -- forget ${server.reference} --put-aside\n`,
  );
  expect(forgotten.out).toContain(`forget ${server.reference} --backups\n`);

  const removed = await server.leads(['forget', server.reference, '--put-aside']);
  expect(removed).toMatchObject({
    code: 0,
    out: expect.stringContaining(`Removed: ${join(server.config.dataDir, aside)}\n`),
  });
  expect(readdirSync(server.config.dataDir)).toEqual(['backups', 'mail', 'one-call.sqlite']);
  const listed = [older, clean, server.backup].map((file = '') => basename(file));
  expect(readdirSync(server.folder).filter((name) => name.endsWith('.sqlite'))).toEqual(listed.sort());

  expect((await server.leads(['forget', server.reference, '--backups'])).code).toBe(0);
  expect(readdirSync(server.folder)).toEqual([
    'one-call-2026-11-19.sqlite',
    'one-call-2026-11-21.sqlite',
    'one-call-2026-11-21.sqlite.sha256',
  ]);
  expect(JSON.stringify(contentOf(server.backup))).not.toContain(GOOD_REQUEST.email);
  expect(await server.leads(['forget', server.reference])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nothing was found for'),
  });
});

test('a damaged backup does not replace a good one, and is reported', async () => {
  const server = await stoppedWithBackup();
  const good = readFileSync(server.backup);
  damage(join(server.config.dataDir, 'one-call.sqlite'));
  const notes: { problem: string | null }[] = [];
  const store = { recordBackup: async (backup: { problem: string | null }) => void notes.push(backup) };
  const { problem } = await makeBackup({ store, config: server.config, at });
  expect(problem).toMatch(/^It (is damaged|cannot be restored|could not be made): /);
  expect(notes).toMatchObject([{ problem }]);
  expect(readFileSync(server.backup)).toEqual(good);
  expect(readdirSync(server.folder)).toEqual([
    'one-call-2026-11-21.sqlite',
    'one-call-2026-11-21.sqlite.sha256',
  ]);
});

test('a backup that cannot be written is reported', async () => {
  const server = await serverWithSome();
  writeFileSync(server.folder, 'a file where the folder should be');
  const { code, err } = await server.leads(['backup']);
  expect(code).toBe(1);
  expect(err).toMatch(/^The backup is bad and was not kept\. It could not be made: /);
  expect(await server.rows('select problem from backups')).toEqual([
    { problem: expect.stringMatching(/^It could not be made: /) },
  ]);
});

test('nothing is restored while the server runs', async () => {
  const server = await serverWithSome();
  await server.leads(['backup']);
  const { code, err } = await server.leads(['restore', server.backup, '--yes']);
  expect(code).toBe(1);
  expect(err).toContain('The database is in use. Stop the server');
  expect((await postJson(server.app, { ...GOOD_REQUEST, email: 'still@customer.example' })).statusCode).toBe(
    200,
  );
});

/** Numbers that look like chance and are the same each time: a linear congruential generator. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('a backup with 64 changed bytes is refused, wherever they are', async () => {
  const server = await stoppedWithBackup();
  const random = createRandom(64);
  const found: Trial[] = [];
  for (let copy = 0; copy < 12; copy++) {
    const file = join(server.folder, `copy-${copy}.sqlite`);
    await copyFile(server.backup, file);
    await copyFile(`${server.backup}.sha256`, `${file}.sha256`);
    overwrite(file, random);
    found.push(await verifyBackup(file, server.folder));
  }
  const problem = expect.stringMatching(/^It is damaged: its bytes are not those/);
  expect(found).toEqual(Array(12).fill({ ok: false, problem }));
});

test('a damaged backup is refused, and the next older good one named', async () => {
  const server = await stoppedWithBackup();
  const ofDay = (day: number) => join(server.folder, `one-call-2026-11-${day}.sqlite`);
  for (const day of [18, 19, 20, 22]) {
    await copyFile(server.backup, ofDay(day));
    await copyFile(`${server.backup}.sha256`, `${ofDay(day)}.sha256`);
  }
  for (const day of [20, 21]) overwrite(ofDay(day), createRandom(day));
  const { code, err } = await server.leads(['restore', ofDay(21), '--yes']);
  expect(code).toBe(1);
  expect(err).toBe(
    `Nothing was restored. ${ofDay(21)}: It is damaged: its bytes are not those that its checksum was made of. The next older good one is ${ofDay(19)}.\n`,
  );
  overwrite(ofDay(18), createRandom(18));
  expect((await server.leads(['restore', ofDay(18), '--yes'])).err).toContain(
    'There is no older good one beside it.',
  );
});

test('a backup without a checksum is restored with a warning', async () => {
  const server = await stoppedWithBackup();
  rmSync(`${server.backup}.sha256`);
  const { code, err } = await server.leads(['restore', server.backup, '--yes']);
  expect(code).toBe(0);
  expect(err).toBe(
    'There is no checksum next to the backup, so changed bytes cannot be ruled out. It is otherwise good. It has 1 requests and 1 messages.\n',
  );
});

/** A backup that the version before has made, with the checksum that it wrote. */
async function backupOfVersion5() {
  const folder = await temporaryFolder();
  const backup = join(folder, 'one-call-2026-11-20.sqlite');
  fillOldVersion(5, backup);
  leaveWalMode(backup);
  await writeSums(backup);
  return { backup, settings: { DATA_DIR: join(folder, 'data') } };
}

async function writeSums(backup: string, rows = rowsOf(backup)) {
  await writeChecksum(checksumFile(backup), basename(backup), { sha256: await sha256Of(backup), rows });
}

function rowsOf(backup: string) {
  using database = new DatabaseSync(backup);
  return countRows(database);
}

test('a backup of the version before is verified, restored and migrated', async () => {
  const { backup, settings } = await backupOfVersion5();
  expect(readFileSync(`${backup}.sha256`, 'utf8')).toContain('# rows contact_messages 5\n');
  const { code, err } = await office(['restore', backup, '--yes'], { settings, at });
  expect({ code, err }).toEqual({
    code: 0,
    err: 'The backup is good. It has 5 requests and 5 messages.\n',
  });
  const restored = contentOf(join(settings.DATA_DIR, 'one-call.sqlite'));
  expect(restored.leads).toHaveLength(10);
  expect(restored.delivery_attempts).toHaveLength(30);
});

test('a backup of the version before is searched for a person to forget', async () => {
  const { backup: older } = await backupOfVersion5();
  const server = await serverWithSome();
  await mkdir(server.folder, { recursive: true });
  const backup = join(server.folder, basename(older));
  await copyFile(older, backup);
  const { out } = await server.leads(['forget', GOOD_REQUEST.email, '--yes']);
  expect(out).toContain(`Still held by:\n  ${backup}: expires on 20`);
  expect(out).not.toContain('cannot be read');
  expect((await server.leads(['forget', 'stranger@customer.example'])).err).toBe(
    'Nothing was found for stranger@customer.example.\n',
  );
});

/** Its bytes are those of the checksum, but not its rows. */
async function removeMessages(file: string) {
  const rows = rowsOf(file);
  using database = new DatabaseSync(file);
  database.exec("pragma foreign_keys = on; delete from leads where form = 'contact'");
  await writeSums(file, rows);
}

/** Puts 64 other bytes somewhere into a file. */
function overwrite(file: string, random: (below: number) => number) {
  const bytes = readFileSync(file);
  const start = random(bytes.length - 64);
  for (let place = start; place < start + 64; place++) bytes[place] = (bytes[place] ?? 0) ^ (1 + random(255));
  writeFileSync(file, bytes);
}

test('a restore keeps the previous database aside, and forgotten people stay forgotten', async () => {
  const server = await serverWithSome();
  await server.leads(['backup']);
  await postJson(server.app, { ...GOOD_REQUEST, email: 'later@customer.example', phone: '' });
  await server.leads(['forget', server.reference, '--yes']);
  await server.app.close();

  expect((await server.leads(['restore', server.backup], 'no')).err).toContain('Nothing was changed.');
  const { code, out, err } = await server.leads(['restore', server.backup], 'yes');
  expect(code).toBe(0);
  expect(err).toContain('The backup is good. It has 1 requests and 1 messages.');
  expect(out).toContain('Forgotten again: 1.');
  const aside = /kept as (\S+\.sqlite)\./.exec(out)?.[1] ?? '';
  expect(requestsIn(contentOf(aside))).toMatchObject([{ email: 'later@customer.example' }]);
  const restored = contentOf(join(server.config.dataDir, 'one-call.sqlite'));
  expect(requestsIn(restored)).toEqual([]);
  expect(restored.leads).toMatchObject([{ form: 'contact' }]);
  expect(JSON.stringify(restored)).not.toContain(GOOD_REQUEST.email);
  expect(readdirSync(server.config.dataDir).filter((name) => /trial|restored|wal|shm/.test(name))).toEqual(
    [],
  );

  const again = await startTestApp({ settings: server.sameStore, overrides: { clock: () => at } });
  await postJson(again.app, GOOD_REQUEST);
  expect(await again.rows("select number from leads where form = 'estimate'")).toEqual([{ number: 3 }]);
});

test('a restore ends all sessions, and former users stay out', async () => {
  const server = await serverWithSome();
  const store = openSqliteStore(server.config.dataDir);
  const invite = (name: string) => store.inviteUser({ email: `${name}@us.example`, name }, { by: null, at });
  const [dana, lee] = [await invite('dana'), await invite('lee')];
  await server.rows(
    `insert into sessions values ('hash', '${dana?.id}', 'Firefox', '2026', '2026', '2999') returning id_hash`,
  );
  await server.leads(['backup']);
  await store.deactivateUser(lee?.id ?? '', { by: null, at });
  await store.close();
  await server.app.close();
  expect((await server.leads(['restore', server.backup, '--yes'])).code).toBe(0);
  const { users, sessions } = contentOf(join(server.config.dataDir, 'one-call.sqlite'));
  expect(users?.map(({ name, active }) => [name, active]).sort()).toEqual([
    ['dana', 1],
    ['lee', 0],
  ]);
  expect(contentOf(server.backup).sessions).toHaveLength(1);
  expect(sessions).toEqual([]);
});

test('a restore replaces a damaged database without its WAL', async () => {
  const server = await stoppedWithBackup();
  const present = join(server.config.dataDir, 'one-call.sqlite');
  writeFileSync(present, 'a shopping list, much too short to be a database'.repeat(100));
  writeFileSync(`${present}-wal`, 'what was written last');
  expect((await server.leads(['restore', server.backup, '--yes'])).code).toBe(0);
  expect(requestsIn(contentOf(present))).toHaveLength(1);
  expect(readdirSync(server.config.dataDir)).not.toContain('one-call.sqlite-wal');
});

test('a restore works without a previous database', async () => {
  const server = await serverWithSome();
  await server.leads(['backup']);
  const dataDir = join(await temporaryFolder(), 'new');
  const { code, out } = await office(['restore', server.backup, '--yes'], {
    settings: { DATA_DIR: dataDir },
    at,
  });
  expect({ code, out }).toEqual({ code: 0, out: 'Restored. Start the server.\n' });
  expect(requestsIn(contentOf(join(dataDir, 'one-call.sqlite')))).toHaveLength(1);
});

type Spoil = (file: string) => void | Promise<void>;

test.each<[what: string, spoil: Spoil, message: RegExp]>([
  ['damaged', damage, /It (is damaged|cannot be restored): /],
  ['short of rows', removeMessages, /It is damaged: deliveries had 6 rows when it was made, and has 3\./],
  [
    'beside an unreadable checksum',
    (file) => writeFileSync(`${file}.sha256`, ''),
    /It cannot be restored: \S+\.sha256 holds no checksum\./,
  ],
  [
    'no database',
    (file) => writeFileSync(file, 'a list'.repeat(1000)),
    /It cannot be restored: .*not a database/,
  ],
  ['of another program', foreign, /It is no database of One Call\./],
  ['from a newer program', fromTheFuture, /written by a newer One Call/],
])('a backup is not restored when it is %s, and nothing is touched', async (_what, spoil, message) => {
  const server = await stoppedWithBackup();
  const spoilt = join(server.folder, 'spoilt.sqlite');
  await copyFile(server.backup, spoilt);
  await spoil(spoilt);
  const before = readdirSync(server.config.dataDir);
  const { code, err } = await server.leads(['restore', spoilt, '--yes']);
  expect(code).toBe(1);
  expect(err).toMatch(/^Nothing was restored\. /);
  expect(err).toMatch(message);
  expect(readdirSync(server.config.dataDir)).toEqual(before);
});

function foreign(file: string) {
  writeFileSync(file, '');
  using database = new DatabaseSync(file);
  database.exec('create table recipes (name text)');
}

function fromTheFuture(file: string) {
  using database = new DatabaseSync(file);
  database.exec("insert into migrations values (999, 'from-the-future', '')");
}

test('a missing backup file is reported', async () => {
  const server = await serverWithSome();
  expect(await server.leads(['restore', '/no/such/file'])).toEqual({
    code: 1,
    out: '',
    err: 'There is no file /no/such/file.\n',
  });
});

test('forgetting overwrites the text in the database file', async () => {
  const server = await serverWithSome();
  await server.app.close();
  const file = join(server.config.dataDir, 'one-call.sqlite');
  expect(readFileSync(file, 'latin1')).toContain('ceiling has a stain');
  await server.leads(['forget', server.reference, '--yes']);
  for (const name of readdirSync(server.config.dataDir)) {
    if (!name.startsWith('one-call.sqlite')) continue;
    expect(readFileSync(join(server.config.dataDir, name), 'latin1')).not.toContain('ceiling has a stain');
  }
});

test('leftovers of a killed restore are named when a person is forgotten, and removed by the backup of the next day', async () => {
  const server = await serverWithSome();
  const { dataDir } = server.config;
  const left = [join(dataDir, '.trial-aB3'), join(dataDir, 'one-call.sqlite.restored')];
  await mkdir(left[0] ?? '');
  writeFileSync(left[1] ?? '', 'a whole database');
  const { out } = await server.leads(['forget', server.reference, '--yes']);
  for (const path of left) expect(out).toContain(`${path}: left by a backup or restore that was interrupted`);
  await server.leads(['backup']);
  expect(left.map((path) => existsSync(path))).toEqual([true, true]);
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const path of left) utimesSync(path, dayBefore, dayBefore);
  await server.leads(['backup']);
  expect(left.map((path) => existsSync(path))).toEqual([false, false]);
});
