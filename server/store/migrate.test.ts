import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/test-app.ts';
import { migrations } from './migrate.ts';
import { describeOldVersions } from './old-versions.contract.ts';
import { openSqliteStore } from './store.ts';
import { fillOldVersion, oldVersion } from './testing/old-versions.ts';

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

async function folderOf(version: 1 | 5 | 8): Promise<string> {
  const folder = await temporaryFolder();
  fillOldVersion(version, join(folder, 'one-call.sqlite'));
  return folder;
}

describeOldVersions('SQLite', async (version) => {
  const folder = await folderOf(version);
  return { open: async () => openSqliteStore(folder), rows: async (sql) => rowsIn(folder, sql) };
});

test('has its migrations in an unbroken row', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});

test('what was moved belongs together, and each index is there with its words', async () => {
  const folder = await folderOf(5);
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
])('a database that is %s is reported in a sentence, and stays as it is', async (_what, sql, said) => {
  const folder = await folderOf(5);
  rowsIn(folder, sql);
  const before = everything(folder);
  expect(() => openSqliteStore(folder)).toThrow(said);
  expect(everything(folder)).toEqual(before);
});

test('a database that another program has locked is reported in a sentence, and stays as it is', async () => {
  const folder = await folderOf(5);
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

/** Does all steps, with hardly any memory to make pages reach the disk before the commit, and then waits for its end. */
const STOPS_BEFORE_THE_COMMIT = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { enableForeignKeyConstraints: true });
  database.exec('pragma cache_size = 1; begin immediate');
  for (const sql of JSON.parse(process.argv[2])) database.exec(sql);
  process.stdout.write('done');
  setInterval(() => {}, 1000);`;

test('a program that is killed in the middle leaves the database as it was, and the next one finishes', async () => {
  const folder = await folderOf(5);
  const before = everything(folder);
  const steps = migrations.slice(oldVersion(5).steps.length).map(({ sql }) => sql);
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
