import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { GOOD_REQUEST, MESSAGE_ANSWERS, UNSUSPECTED } from '../testing/requests.ts';
import { temporaryFolder } from '../testing/test-app.ts';
import { migrations } from './migrate.ts';
import { openSqliteStore } from './store.ts';
import { leaseOne } from './testing/lease.ts';
import { fillVersion5, VERSION_5 } from './testing/version-5.ts';
import { fillVersion8 } from './testing/version-8.ts';
import { describeVersion5 } from './version-5.contract.ts';
import { describeVersion8 } from './version-8.contract.ts';

const [first] = migrations;
const at = '2026-11-21T09:00:00.000Z';
const later = '2026-11-21T09:05:00.000Z';

const REQUESTS = [1, 2].map((number) => ({
  id: `request-${number}`,
  number,
  reference: `AA2AA2A${number}`,
  idempotency_key: number === 1 ? 'k:12345678' : null,
  ...GOOD_REQUEST,
  created_at: at,
}));

/** One delivery in each state, with everything that an attempt leaves behind. */
const DELIVERIES = [
  delivery('request-1', 'office-mail', 'sent', 1, null, '250 taken'),
  delivery('request-1', 'customer-mail', 'failed', 3, null, '451 come back later'),
  delivery('request-2', 'office-mail', 'pending', 0, later, null),
  delivery('request-2', 'customer-mail', 'dead', 0, null, 'The e-mail as typed is not an address.'),
];

function delivery(
  request_id: string,
  kind: string,
  state: string,
  attempts: number,
  leased_until: string | null,
  last_answer: string | null,
) {
  const id = `${kind}-of-${request_id}`;
  const message_id = `<${id}@us.example>`;
  const times = { next_attempt_at: at, leased_until, last_answer, created_at: at, updated_at: later };
  return { id, request_id, kind, message_id, state, attempts, ...times };
}

/** A database as the program of the first migration has left it. */
function fillFirst(folder: string) {
  using database = new DatabaseSync(join(folder, 'one-call.sqlite'));
  database.exec('create table migrations (version integer primary key, name text, applied_at text)');
  database.exec(first?.sql ?? '');
  insert(database, 'migrations', { version: 1, name: first?.name ?? '', applied_at: at });
  for (const request of REQUESTS) insert(database, 'estimate_requests', request);
  for (const row of DELIVERIES) insert(database, 'deliveries', row);
  database.exec("update counters set value = 7 where name = 'estimate'");
}

function insert(database: DatabaseSync, table: string, row: Record<string, string | number | null>) {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  database
    .prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
    .run(...Object.values(row));
}

test('a database of the first program keeps every request and every delivery', async () => {
  const folder = await temporaryFolder();
  fillFirst(folder);
  await openSqliteStore(folder).close();

  using database = new DatabaseSync(join(folder, 'one-call.sqlite'));
  const rows = (sql: string) => database.prepare(sql).all();
  expect(rows("select * from leads where form = 'estimate' order by id")).toMatchObject(REQUESTS);
  const kept = DELIVERIES.map(({ request_id, ...rest }) => ({
    ...rest,
    lead_id: request_id,
    report_id: null,
    round: 1,
    recipient: null,
  }));
  expect(rows('select * from deliveries order by rowid')).toEqual(kept);
  expect(rows('select version from migrations order by 1')).toEqual(
    migrations.map(({ version }) => ({ version })),
  );
  expect(rows('pragma foreign_key_check')).toEqual([]);
  expect(rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});

test('such a database goes on where it was: its numbers, its keys, its open deliveries', async () => {
  const folder = await temporaryFolder();
  fillFirst(folder);
  const store = openSqliteStore(folder);
  const now = new Date('2026-11-21T10:00:00Z');
  const lease = new Date('2026-11-21T10:02:00Z');
  const due = [1, 2, 3].map(() => leaseOne(store, now, lease));
  const [one, two, none] = await Promise.all(due);
  expect([one?.id, two?.id].sort()).toEqual(['customer-mail-of-request-1', 'office-mail-of-request-2']);
  expect(none).toBeUndefined();
  expect(one?.about).toMatchObject({ form: 'estimate', ...GOOD_REQUEST });

  const request = { ...UNSUSPECTED, key: 'k:12345678', answers: GOOD_REQUEST, deliveries: [], at: now };
  expect(await store.recordLead({ id: 'new', form: 'estimate', ...request })).toMatchObject({
    number: 1,
    repeated: true,
  });
  expect(await store.recordLead({ id: 'new', form: 'estimate', ...request, key: 'other' })).toMatchObject({
    number: 8,
  });
  const message = { ...request, id: 'message', answers: MESSAGE_ANSWERS };
  expect(await store.recordLead({ ...message, form: 'contact' })).toMatchObject({ number: 1 });
  await store.close();
});

test('a migration that breaks in the middle leaves the database as it was', async () => {
  const folder = await temporaryFolder();
  fillFirst(folder);
  const file = join(folder, 'one-call.sqlite');
  // A table in the way of the second migration's last steps.
  const before = new DatabaseSync(file);
  before.exec('create table used_challenges (id text)');
  before.close();
  expect(() => openSqliteStore(folder)).toThrow('used_challenges already exists');
  using database = new DatabaseSync(file);
  expect(database.prepare('select * from deliveries order by rowid').all()).toEqual(DELIVERIES);
  expect(database.prepare('select max(version) as version from migrations').get()).toEqual({ version: 1 });
});

const fillFifth = (folder: string) => fillVersion5(join(folder, 'one-call.sqlite'));

function rowsIn(folder: string, sql: string) {
  using database = new DatabaseSync(join(folder, 'one-call.sqlite'));
  return database.prepare(sql).all();
}

/** Everything in the database, the tables themselves included. */
function everything(folder: string) {
  const tables = rowsIn(folder, "select name from sqlite_schema where type = 'table' order by name");
  const rows = tables.map(({ name }) => rowsIn(folder, `select * from ${name} order by rowid`));
  return { schema: rowsIn(folder, 'select name, sql from sqlite_schema order by name'), rows };
}

describeVersion5('SQLite', async () => {
  const folder = await temporaryFolder();
  fillFifth(folder);
  return { open: async () => openSqliteStore(folder), rows: async (sql) => rowsIn(folder, sql) };
});

describeVersion8('SQLite', async () => {
  const folder = await temporaryFolder();
  fillVersion8(join(folder, 'one-call.sqlite'));
  return { open: async () => openSqliteStore(folder), rows: async (sql) => rowsIn(folder, sql) };
});

test('what was moved belongs together, and each index is there with its words', async () => {
  const folder = await temporaryFolder();
  fillFifth(folder);
  await openSqliteStore(folder).close();
  expect(rowsIn(folder, 'pragma foreign_key_check')).toEqual([]);
  expect(rowsIn(folder, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const tables = rowsIn(folder, "select sql from sqlite_schema where type = 'table'").map(({ sql }) => sql);
  expect(tables.join('\n')).not.toMatch(/of_leads|estimate_request|contact_message/);
  const indexes = rowsIn(
    folder,
    "select name, sql from sqlite_schema where type = 'index' and sql is not null",
  );
  expect(Object.fromEntries(indexes.map(({ name, sql }) => [name, sql]))).toMatchObject({
    deliveries_due: expect.stringContaining("where state in ('pending', 'failed')"),
    deliveries_leased: expect.stringContaining('where leased_until is not null'),
  });
});

test.each([
  [
    'half-migrated',
    'create table leads (id text)',
    /^The database stays as it was, at step 5, because step 006-leads failed: table leads already exists\.$/,
  ],
  [
    'without one of its steps',
    'delete from migrations where version = 3',
    /^The database is at step 5 without step 3, so nothing was changed: restore a backup\.$/,
  ],
  [
    'newer',
    "insert into migrations values (99, '099-later', '')",
    /^The database was written by a newer One Call \(it is at step 99, this program knows \d+\)\./,
  ],
])('a database that is %s is told of in a sentence, and stays as it is', async (_what, sql, said) => {
  const folder = await temporaryFolder();
  fillFifth(folder);
  rowsIn(folder, sql);
  const before = everything(folder);
  expect(() => openSqliteStore(folder)).toThrow(said);
  expect(everything(folder)).toEqual(before);
});

test('so is one that another program has locked', async () => {
  const folder = await temporaryFolder();
  fillFifth(folder);
  const before = everything(folder);
  const file = join(folder, 'one-call.sqlite');
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  expect(() => openSqliteStore(folder)).toThrow(
    `The database ${file} is locked by another program: stop that one and start again.`,
  );
  other.close();
  expect(everything(folder)).toEqual(before);
});

/** Does all steps, with hardly any memory so that pages reach the disk before the commit, and then waits for its end. */
const STOPS_BEFORE_THE_COMMIT = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { enableForeignKeyConstraints: true });
  database.exec('pragma cache_size = 1; begin immediate');
  for (const sql of JSON.parse(process.argv[2])) database.exec(sql);
  process.stdout.write('done');
  setInterval(() => {}, 1000);`;

test('a program that is killed in the middle leaves the database as it was, and the next one finishes', async () => {
  const folder = await temporaryFolder();
  fillFifth(folder);
  const before = everything(folder);
  const steps = migrations.slice(VERSION_5.length).map(({ sql }) => sql);
  const file = join(folder, 'one-call.sqlite');
  const child = spawn(process.execPath, ['-e', STOPS_BEFORE_THE_COMMIT, file, JSON.stringify(steps)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(everything(folder)).toEqual(before);
  await openSqliteStore(folder).close();
  expect(rowsIn(folder, 'select count(*) as leads from leads')).toEqual([{ leads: 10 }]);
});
