import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase, lockPostgres, query } from '../testing/postgres.ts';
import { migratePostgres, migrations } from './migrate.ts';
import { describeOldVersions } from './old-versions.contract.ts';
import { describeStore } from './store.contract.ts';
import { openPostgresStore, type Store } from './store.ts';
import { newLead } from './testing/contract.ts';
import { oldVersion } from './testing/old-versions.ts';

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

describeStore('PostgreSQL', async () => openTwice(await emptyDatabase(inject('migratedDatabase'))));

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

test('says in one sentence, without the password, that it cannot reach its database', async () => {
  const url = new URL(await emptyDatabase());
  url.password = 'not the password';
  const refused = open(url.href);
  await expect(refused).rejects.toThrow(
    /^The database at DATABASE_URL cannot be used: .*authentication failed/,
  );
  await expect(refused).rejects.not.toThrow('not the password');
});

test('recovers by itself after its connections were cut', async () => {
  const url = await emptyDatabase();
  const { store } = await open(url);
  await store.recordLead(newLead());
  const server = inject('postgresUrl') ?? '';
  const name = new URL(url).pathname.slice(1);
  await query(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await expect.poll(() => store.recordLead(newLead()).catch(() => undefined)).toMatchObject({ number: 2 });
});

test('survives that a connection is cut in the middle of its work', async () => {
  const url = await emptyDatabase();
  const { store, lost } = await open(url);
  const release = await lockPostgres(url);
  const refused = expect(store.recordLead(newLead())).rejects.toThrow();
  const name = new URL(url).pathname.slice(1);
  const ofOurs = `pg_stat_activity where datname = '${name}' and application_name = 'One Call'`;
  await expect
    .poll(() => query(url, `select count(*) from ${ofOurs} and wait_event_type = 'Lock'`))
    .toEqual([{ count: 1 }]);
  await query(url, `select pg_terminate_backend(pid) from ${ofOurs}`);
  await refused;
  expect(lost.length).toBeGreaterThan(0);
  await release();
  await expect.poll(() => store.recordLead(newLead()).catch(() => undefined)).toMatchObject({ number: 1 });
});

/** A database as an old version has left it. */
async function urlOf(version: 1 | 5 | 8) {
  const url = await emptyDatabase();
  const { steps, rows } = oldVersion(version);
  await migratePostgres(url, steps);
  await query(url, rows);
  return url;
}

describeOldVersions('PostgreSQL', async (version) => {
  const url = await urlOf(version);
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
])('a database that is %s is reported in a sentence, and stays as it is', async (_what, sql, said) => {
  const url = await urlOf(5);
  await query(url, sql);
  const before = await query(url, STEPS);
  await expect(openPostgresStore(url, () => {})).rejects.toThrow(said);
  expect(await query(url, STEPS)).toEqual(before);
  expect(await query(url, 'select id from estimate_requests')).toHaveLength(5);
  expect(await query(url, 'select delivery_id from delivery_attempts')).toHaveLength(30);
});

test('a migration waits for a lock, and one whose connection breaks meanwhile leaves everything as it was', async () => {
  const url = await urlOf(5);
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
  expect(await query(url, STEPS)).toEqual(oldVersion(5).steps.map(({ version }) => ({ version })));
  expect(await query(url, 'select delivery_id from delivery_attempts')).toHaveLength(30);
  await open(url);
  expect(await query(url, 'select id from leads')).toHaveLength(10);
});

test('says in a sentence that another program has a table locked, and changes nothing', async () => {
  const url = await urlOf(5);
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('begin; lock table contact_messages');
  await expect(openPostgresStore(url, () => {})).rejects.toThrow(
    /^The database stays as it was, at step 5, because step 006-leads failed: canceling statement due to lock timeout\.$/,
  );
  await other.end();
  expect(await query(url, STEPS)).toEqual(oldVersion(5).steps.map(({ version }) => ({ version })));
}, 20_000);
