import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Waits until a file, or the names in a folder, are on the disk. */
export async function flush(path: string) {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A database without a log beside it, that any SQLite opens, also from a disk that cannot be written. */
export function leaveWalMode(file: string) {
  using database = new DatabaseSync(file);
  database.exec('pragma journal_mode = delete');
}

/** Prefix of the folder in which a backup is being made. */
export const UNFINISHED = '.unfinished-';

/** Prefix of the folder in which a backup is being verified. */
export const TRIAL = '.trial-';

/** Suffix of the file that a restore is about to put in place of the database. */
export const RESTORED = '.restored';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Removes the files of backups and restores that were killed: each is a whole database full of personal data. Those less
 * than a day old stay, because another process may still be working on them.
 */
export async function removeLeftovers(folder: string) {
  for (const name of await readdir(folder)) {
    if (!isLeftover(name)) continue;
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs >= DAY) await rm(path, { recursive: true, force: true });
  }
}

/** Whether this is the name of a temporary file or folder of a backup or a restore. */
export function isLeftover(name: string): boolean {
  return name.startsWith(UNFINISHED) || name.startsWith(TRIAL) || name.endsWith(`.sqlite${RESTORED}`);
}
