import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteStore } from '../store/sqlite.ts';

/** What a trial has found in a backup, or why it is of no use. */
export type Trial =
  | { ok: true; bytes: number; requests: number; messages: number }
  | { ok: false; problem: string };

/** A database that a backup has become, in a folder that is gone when the trial is over. */
export type TrialStore = { folder: string; file: string; requests: number; messages: number };

/**
 * Restores a file into a store of its own, in a folder inside `place` that is gone afterwards, and lets `use` have it
 * before that. A file that nobody has ever restored is no backup.
 */
export async function tryBackup(
  backup: string,
  place: string,
  use?: (restored: TrialStore) => Promise<void>,
): Promise<Trial> {
  const folder = await mkdtemp(join(place, '.trial-'));
  const file = join(folder, 'one-call.sqlite');
  try {
    await copyFile(backup, file);
    const problem = damageOf(file);
    if (problem) return { ok: false, problem };
    // As the program would open it, so that an older one is brought up to date and a newer one refused.
    openSqliteStore(folder).close();
    const counts = countIn(file);
    await use?.({ folder, file, ...counts });
    return { ok: true, ...counts, bytes: (await stat(backup)).size };
  } catch (error) {
    return { ok: false, problem: `It cannot be restored: ${reasonOf(error)}.` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function damageOf(file: string): string | undefined {
  using database = new DatabaseSync(file);
  const isOurs = database.prepare("select 1 from sqlite_schema where name = 'estimate_requests'").get();
  if (!isOurs) return 'It is no database of One Call.';
  const integrity = database.prepare('pragma integrity_check(1)').get()?.integrity_check;
  if (integrity !== 'ok') return `It is damaged: ${integrity}.`;
  if (database.prepare('pragma foreign_key_check').get())
    return 'It is damaged: what belongs together is not together.';
}

function countIn(file: string) {
  using database = new DatabaseSync(file);
  const count = (table: string) =>
    Number(database.prepare(`select count(*) as rows from ${table}`).get()?.rows);
  return { requests: count('estimate_requests'), messages: count('contact_messages') };
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
