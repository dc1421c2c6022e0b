import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { GOOD_MESSAGE, GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import { temporaryFolder } from '../testing/test-app.ts';
import { migrations } from './migrate.ts';
import { openSqliteStore } from './sqlite.ts';

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
  expect(rows('select * from estimate_requests order by id')).toMatchObject(REQUESTS);
  const kept = DELIVERIES.map(({ request_id, ...rest }) => ({
    ...rest,
    estimate_request_id: request_id,
    contact_message_id: null,
    report_id: null,
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
  const due = [1, 2, 3].map(() => store.takeDueDelivery(now, lease));
  const [one, two, none] = await Promise.all(due);
  expect([one?.id, two?.id].sort()).toEqual(['customer-mail-of-request-1', 'office-mail-of-request-2']);
  expect(none).toBeUndefined();
  expect(one?.about).toMatchObject({ form: 'estimate', ...GOOD_REQUEST });

  const request = { ...UNSUSPECTED, key: 'k:12345678', request: GOOD_REQUEST, deliveries: [], at: now };
  expect(await store.recordEstimate({ id: 'new', ...request })).toMatchObject({
    number: 1,
    repeated: true,
  });
  expect(await store.recordEstimate({ id: 'new', ...request, key: 'other' })).toMatchObject({ number: 8 });
  const message = { ...UNSUSPECTED, key: 'k:12345678', message: GOOD_MESSAGE, deliveries: [], at: now };
  const verdict = { proof: 'unchecked' as const };
  expect(await store.recordContactMessage({ id: 'new', ...message, verdict })).toMatchObject({ number: 1 });
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
