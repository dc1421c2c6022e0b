import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Form } from '../../../contract/lead.ts';
import { openSqliteStore } from '../../store/store.ts';
import { readChecksum } from './checksum.ts';
import { findDamage } from './damage.ts';
import { TRIAL } from './leftovers.ts';

/** What a trial restore found in a backup, or why the backup is unusable. */
export type Trial =
  | { ok: true; bytes: number; requests: number; messages: number; isProven: boolean }
  | { ok: false; problem: string };

/**
 * A restored database, in a folder that is removed after the trial. `isProven`: it matches its checksum; older backups
 * have none.
 */
export type RestoredBackup = {
  folder: string;
  file: string;
  requests: number;
  messages: number;
  isProven: boolean;
};

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
    openSqliteStore(folder).close();
    const found = { ...countIn(file), isProven: checksum !== undefined };
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
