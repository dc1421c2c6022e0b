import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { backupName, dayOfBackup } from './rotation.ts';
import { verifyBackup } from './verify-backup.ts';

/** The days of the backups in a folder, oldest first. */
export async function backupDays(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => dayOfBackup(name) ?? []).sort();
}

/**
 * The newest good backup in the same folder that is older than this one; candidates are verified in `place`. When the
 * file's name has no day, every backup counts as older.
 */
export async function olderGoodBackup(backup: string, place: string): Promise<string | undefined> {
  const folder = dirname(backup);
  const own = dayOfBackup(basename(backup));
  const days = (await backupDays(folder)).filter((day) => own === undefined || day < own);
  for (const day of days.reverse()) {
    const older = join(folder, backupName(day));
    if ((await verifyBackup(older, place)).ok) return older;
  }
  return undefined;
}
