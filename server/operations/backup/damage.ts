import { DatabaseSync } from 'node:sqlite';
import { setImmediate as giveWay } from 'node:timers/promises';
import { type Checksum, type Rows, sha256Of } from './checksum.ts';

/** What people sent is in the first; in backups of earlier versions it is in the second. */
const OUR_TABLES = "'leads', 'estimate_requests'";

/**
 * What is wrong with a database of ours that was copied from a backup, in a sentence; nothing, when it is as it was.
 * Without a checksum, bytes that changed inside a text cannot be noticed.
 */
export async function findDamage(file: string, checksum: Checksum | undefined): Promise<string | undefined> {
  if (checksum && (await sha256Of(file)) !== checksum.sha256) {
    return 'It is damaged: its bytes are not those that its checksum was made of.';
  }
  using database = new DatabaseSync(file);
  const isOurs = database.prepare(`select 1 from sqlite_schema where name in (${OUR_TABLES})`).get();
  if (!isOurs) return 'It is no database of One Call.';
  const integrity = database.prepare('pragma integrity_check(1)').get()?.integrity_check;
  if (integrity !== 'ok') return `It is damaged: ${integrity}.`;
  if (database.prepare('pragma foreign_key_check').get())
    return 'It is damaged: what belongs together is not together.';
  return missingRows(await readRows(database), checksum?.rows ?? {});
}

function missingRows(found: Rows, made: Rows): string | undefined {
  const [table, count] = Object.entries(made).find(([name, rows]) => found[name] !== rows) ?? [];
  if (table === undefined) return undefined;
  return `It is damaged: ${table} had ${count} rows when it was made, and has ${found[table] ?? 'none'}.`;
}

/** How many rows each table has, as the database's own index counts them. */
export function countRows(database: DatabaseSync): Rows {
  return Object.fromEntries(
    tablesIn(database).map((table) => [
      table,
      Number(database.prepare(`select count(*) as rows from "${table}"`).get()?.rows),
    ]),
  );
}

/** So many rows are read in one go, while nobody is answered. */
const ROWS_IN_ONE_GO = 500;

/** The same by reading every row with every column: a page that cannot be read throws. */
async function readRows(database: DatabaseSync): Promise<Rows> {
  const rows: Rows = {};
  for (const table of tablesIn(database)) {
    let count = 0;
    for (const _row of database.prepare(`select * from "${table}"`).iterate()) {
      if (++count % ROWS_IN_ONE_GO === 0) await giveWay();
    }
    rows[table] = count;
  }
  return rows;
}

function tablesIn(database: DatabaseSync): string[] {
  const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  return tables.map(({ name }) => String(name));
}
