import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase, lockPostgres, query } from '../testing/postgres.ts';
import { GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import { describeLeadChanges } from './lead-changes.contract.ts';
import { migratePostgres, migrations } from './migrate.ts';
import { describeStore } from './store.contract.ts';
import { openPostgresStore, type Store } from './store.ts';
import { ROWS_OF_VERSION_5, VERSION_5 } from './testing/version-5.ts';
import { ROWS_OF_VERSION_8, VERSION_8 } from './testing/version-8.ts';
import { describeVersion5 } from './version-5.contract.ts';
import { describeVersion8 } from './version-8.contract.ts';

/** Vitest runs this file only beside a PostgreSQL. */
async function emptyDatabase(template?: string): Promise<string> {
  const database = await createDatabase(inject('postgresUrl') ?? '', template);
  onTestFinished(database.drop);
  return database.url;
}

async function open(url: string) {
  const lost: Error[] = [];
  const store = await openPostgresStore(url, (error) => lost.push(error));
  onTestFinished(() => store.close());
  return { store, lost };
}

const request = (id: string) => ({
  ...UNSUSPECTED,
  id,
  form: 'estimate' as const,
  key: id,
  answers: GOOD_REQUEST,
  deliveries: [],
  at: new Date(),
});

describeStore('PostgreSQL', async () => openTwice(await emptyDatabase(inject('migratedDatabase'))));

describeLeadChanges('PostgreSQL', async () => {
  const url = await emptyDatabase(inject('migratedDatabase'));
  return { stores: await openTwice(url), sql: (sql) => query(url, sql) };
});

async function openTwice(url: string): Promise<[Store, Store]> {
  const [one, two] = [await open(url), await open(url)];
  return [one.store, two.store];
}

test('servers that start at the same moment make the tables once', async () => {
  const url = await emptyDatabase();
  await Promise.all([1, 2, 3, 4].map(() => open(url)));
  expect(await query(url, 'select version from migrations order by 1')).toEqual(
    migrations.map(({ version }) => ({ version })),
  );
});

test('a database that a newer program has written is refused in one plain sentence', async () => {
  const url = await emptyDatabase();
  await open(url);
  await query(url, "insert into migrations values (999, 'from-the-future', '')");
  await expect(open(url)).rejects.toThrow('written by a newer One Call (it is at step 999');
});

test('a migration that breaks in the middle leaves the database as it was', async () => {
  const url = await emptyDatabase();
  // A table in the way of the second migration.
  await query(url, 'create table used_challenges (id text)');
  await expect(open(url)).rejects.toThrow(
    'step 002-contact-messages failed: relation "used_challenges" already exists',
  );
  const tables = "select table_name from information_schema.tables where table_schema = 'public'";
  expect(await query(url, tables)).toEqual([{ table_name: 'used_challenges' }]);
});

test('says in one sentence, without the password, that it cannot reach its database', async () => {
  const url = new URL(await emptyDatabase());
  url.password = 'not the password';
  const refused = open(url.href);
  await expect(refused).rejects.toThrow(
    /^The database at DATABASE_URL cannot be used: .*authentication failed/,
  );
  await expect(refused).rejects.not.toThrow('not the password');
});

test('goes on by itself after its connections were cut', async () => {
  const url = await emptyDatabase();
  const { store } = await open(url);
  await store.recordLead(request('before'));
  const server = inject('postgresUrl') ?? '';
  const name = new URL(url).pathname.slice(1);
  await query(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await expect
    .poll(() => store.recordLead(request('after')).catch(() => undefined))
    .toMatchObject({ number: 2 });
});

test('survives that a connection is cut in the middle of its work', async () => {
  const url = await emptyDatabase();
  const { store, lost } = await open(url);
  const release = await lockPostgres(url);
  const refused = expect(store.recordLead(request('cut off'))).rejects.toThrow();
  const name = new URL(url).pathname.slice(1);
  const ofOurs = `pg_stat_activity where datname = '${name}' and application_name = 'One Call'`;
  await expect
    .poll(() => query(url, `select count(*) from ${ofOurs} and wait_event_type = 'Lock'`))
    .toEqual([{ count: 1 }]);
  await query(url, `select pg_terminate_backend(pid) from ${ofOurs}`);
  await refused;
  expect(lost.length).toBeGreaterThan(0);
  await release();
  await expect
    .poll(() => store.recordLead(request('after')).catch(() => undefined))
    .toMatchObject({ number: 1 });
});

test('waits for the disk, whatever the database server is set to', async () => {
  const url = await emptyDatabase();
  const name = new URL(url).pathname.slice(1);
  await query(url, `alter database ${name} set synchronous_commit = off`);
  await query(url, 'create table seen (setting text)');
  const { store } = await open(url);
  await query(
    url,
    `create function see() returns trigger language plpgsql as $$ begin
       insert into seen values (current_setting('synchronous_commit')); return new; end $$;
     create trigger see after insert on leads for each row execute function see()`,
  );
  await store.recordLead(request('one'));
  expect(await query(url, 'select setting from seen')).toEqual([{ setting: 'on' }]);
});

/** A database as the version at step 5 has left it. */
async function fillFifth() {
  const url = await emptyDatabase();
  await migratePostgres(url, VERSION_5);
  await query(url, ROWS_OF_VERSION_5);
  return url;
}

describeVersion5('PostgreSQL', async () => {
  const url = await fillFifth();
  return { open: async () => (await open(url)).store, rows: (sql) => query(url, sql) };
});

describeVersion8('PostgreSQL', async () => {
  const url = await emptyDatabase();
  await migratePostgres(url, VERSION_8);
  await query(url, ROWS_OF_VERSION_8);
  return { open: async () => (await open(url)).store, rows: (sql) => query(url, sql) };
});

const STEPS = 'select version from migrations order by 1';

test.each([
  [
    'half-migrated',
    'create table leads (id text)',
    /^The database stays as it was, at step 5, because step 006-leads failed: relation "leads" already exists\.$/,
  ],
  [
    'newer',
    "insert into migrations values (99, '099-later', '')",
    /^The database was written by a newer One Call/,
  ],
])('a database that is %s is told of in a sentence, and stays as it is', async (_what, sql, said) => {
  const url = await fillFifth();
  await query(url, sql);
  const before = await query(url, STEPS);
  await expect(openPostgresStore(url, () => {})).rejects.toThrow(said);
  expect(await query(url, STEPS)).toEqual(before);
  expect(await query(url, 'select id from estimate_requests')).toHaveLength(5);
  expect(await query(url, 'select delivery_id from delivery_attempts')).toHaveLength(30);
});

test('a migration waits for a lock, and one whose connection breaks meanwhile leaves everything as it was', async () => {
  const url = await fillFifth();
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('begin; lock table contact_messages');
  const migrating = migratePostgres(url);
  const broken = expect(migrating).rejects.toThrow(
    /^The database stays as it was, at step 5, because step 006-leads failed: .*terminat.*\.$/,
  );
  const waiting = "from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(() => query(url, `select pid ${waiting}`)).toHaveLength(1);
  await query(url, `select pg_terminate_backend(pid) ${waiting}`);
  await broken;
  await other.end();
  expect(await query(url, STEPS)).toEqual(VERSION_5.map(({ version }) => ({ version })));
  expect(await query(url, 'select delivery_id from delivery_attempts')).toHaveLength(30);
  await open(url);
  expect(await query(url, 'select id from leads')).toHaveLength(10);
});

test('says in a sentence that another program has a table locked, and changes nothing', async () => {
  const url = await fillFifth();
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('begin; lock table contact_messages');
  await expect(openPostgresStore(url, () => {})).rejects.toThrow(
    /^The database stays as it was, at step 5, because step 006-leads failed: canceling statement due to lock timeout\.$/,
  );
  await other.end();
  expect(await query(url, STEPS)).toEqual(VERSION_5.map(({ version }) => ({ version })));
}, 20_000);
