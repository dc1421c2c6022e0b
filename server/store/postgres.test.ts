import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase, lockPostgres, query } from '../testing/postgres.ts';
import { GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import { migrations } from './migrate.ts';
import { openPostgresStore } from './postgres.ts';
import { describeStore } from './store.contract.ts';

/** Vitest runs this file only beside a PostgreSQL. */
async function emptyDatabase(): Promise<string> {
  const database = await createDatabase(inject('postgresUrl') ?? '');
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
  key: id,
  request: GOOD_REQUEST,
  deliveries: [],
  at: new Date(),
});

describeStore('PostgreSQL', async () => {
  const url = await emptyDatabase();
  const [one, two] = [await open(url), await open(url)];
  return [one.store, two.store];
});

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
  await expect(open(url)).rejects.toThrow('The database at DATABASE_URL cannot be used');
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
  await store.recordEstimate(request('before'));
  const server = inject('postgresUrl') ?? '';
  const name = new URL(url).pathname.slice(1);
  await query(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await expect
    .poll(() => store.recordEstimate(request('after')).catch(() => undefined), { timeout: 10_000 })
    .toMatchObject({ number: 2 });
});

test('survives that a connection is cut in the middle of its work', async () => {
  const url = await emptyDatabase();
  const { store, lost } = await open(url);
  const release = await lockPostgres(url);
  const refused = expect(store.recordEstimate(request('cut off'))).rejects.toThrow();
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
    .poll(() => store.recordEstimate(request('after')).catch(() => undefined), { timeout: 10_000 })
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
     create trigger see after insert on estimate_requests for each row execute function see()`,
  );
  await store.recordEstimate(request('one'));
  expect(await query(url, 'select setting from seen')).toEqual([{ setting: 'on' }]);
});
