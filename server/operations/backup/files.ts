import { open } from 'node:fs/promises';
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
