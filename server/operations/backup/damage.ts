import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { type Checksum, type Rows, sha256Of } from './checksum.ts';

/** The second is in backups of earlier versions. */
const OUR_TABLES = "'leads', 'estimate_requests'";

/**
 * What is wrong with a database from a backup, in a sentence; undefined when it is intact. Without a checksum, changed
 * bytes within a text cannot be detected.
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
    return 'It is damaged: a foreign key points to a missing row.';
  return missingRows(await readRows(database), checksum?.rows ?? {});
}

function missingRows(found: Rows, made: Rows): string | undefined {
  const [table, count] = Object.entries(made).find(([name, rows]) => found[name] !== rows) ?? [];
  if (table === undefined) return undefined;
  return `It is damaged: ${table} had ${count} rows when it was made, and has ${found[table] ?? 'none'}.`;
}

/** The number of rows of each table. */
export function countRows(database: DatabaseSync): Rows {
  return Object.fromEntries(
    tablesIn(database).map((table) => [
      table,
      Number(database.prepare(`select count(*) as rows from "${table}"`).get()?.rows),
    ]),
  );
}

/** Rows to read before other requests get a turn. */
const BATCH_SIZE = 500;

/** The same, but reads every column of every row: throws on an unreadable page. */
async function readRows(database: DatabaseSync): Promise<Rows> {
  const rows: Rows = {};
  for (const table of tablesIn(database)) {
    let count = 0;
    for (const _row of database.prepare(`select * from "${table}"`).iterate()) {
      if (++count % BATCH_SIZE === 0) await setImmediate();
    }
    rows[table] = count;
  }
  return rows;
}

function tablesIn(database: DatabaseSync): string[] {
  const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  return tables.map(({ name }) => String(name));
}
