import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Form } from '../../../contract/lead.ts';
import { openSqliteStore } from '../../store/store.ts';
import { type Checksum, type Rows, readChecksum, sha256Of } from './checksum.ts';
import { TRIAL } from './files.ts';

/**
 * What is in a backup. `isProven`: it matches its checksum; older backups have none. `pictures`: those that its website needs,
 * by their SHA-256, each with a name.
 */
type Found = { requests: number; messages: number; isProven: boolean; pictures: Map<string, string> };

/** What a trial restore found in a backup, or why the backup is unusable. */
export type Trial = ({ ok: true; bytes: number } & Found) | { ok: false; problem: string };

/** A restored database, in a folder that is removed after the trial. */
export type RestoredBackup = Found & { folder: string; file: string };

/**
 * Restores a backup into a temporary folder inside `place`, checks it, passes it to `use`, and removes the folder. Never
 * throws: a backup that cannot be restored is a `problem`.
 */
export async function verifyBackup(
  backup: string,
  place: string,
  use?: (restored: RestoredBackup) => Promise<void>,
): Promise<Trial> {
  const folder = await mkdtemp(join(place, TRIAL));
  const file = join(folder, 'one-call.sqlite');
  try {
    await copyFile(backup, file);
    const checksum = await readChecksum(backup);
    const problem = await findDamage(file, checksum);
    if (problem) return { ok: false, problem };
    // Opened as the server would: migrates an older database and refuses a newer one.
    const store = openSqliteStore(folder);
    const pictures = await store.websiteMasters().finally(store.close);
    const found = { ...countIn(file), isProven: checksum !== undefined, pictures };
    await use?.({ folder, file, ...found });
    return { ok: true, ...found, bytes: (await stat(backup)).size };
  } catch (error) {
    return { ok: false, problem: `It cannot be restored: ${reasonOf(error)}.` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function countIn(file: string) {
  using database = new DatabaseSync(file);
  const count = (form: Form) =>
    Number(
      database.prepare('select count(*) as leads from leads where form = ? and canary = 0').get(form)?.leads,
    );
  return { requests: count('estimate'), messages: count('contact') };
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}

/** The second is in backups of earlier versions. */
const OUR_TABLES = "'leads', 'estimate_requests'";

/**
 * What is wrong with a database from a backup, in a sentence; undefined when it is intact. Without a checksum, changed
 * bytes within a text cannot be detected.
 */
async function findDamage(file: string, checksum: Checksum | undefined): Promise<string | undefined> {
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
