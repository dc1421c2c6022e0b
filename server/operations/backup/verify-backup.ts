import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Form } from '../../../contract/lead.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import { readChecksum } from './checksum.ts';
import { findDamage } from './damage.ts';
import { TRIAL } from './leftovers.ts';

/** What a trial has found in a backup, or why it is of no use. */
export type Trial =
  | { ok: true; bytes: number; requests: number; messages: number; isProven: boolean }
  | { ok: false; problem: string };

/**
 * A database that a backup has become, in a folder that is gone when the trial is over. `isProven`: a checksum says that
 * every byte is as it was; backups from before there were checksums have none.
 */
export type RestoredBackup = {
  folder: string;
  file: string;
  requests: number;
  messages: number;
  isProven: boolean;
};

/**
 * Restores a file into a store of its own, in a folder inside `place` that is gone afterwards, and lets `use` have it
 * before that. A file that nobody has ever restored is no backup.
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
    // As the program would open it, so that an older one is brought up to date and a newer one refused.
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
    Number(database.prepare('select count(*) as leads from leads where form = ?').get(form)?.leads);
  return { requests: count('estimate'), messages: count('contact') };
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
