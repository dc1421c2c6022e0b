import { statSync } from 'node:fs';
import { DatabaseMoved } from '../process/errors.ts';

/** SQLite's file, its log, and the index of the log, by which several programs agree on what is in it. */
const PARTS = ['', '-wal', '-shm'];

/**
 * Notes which files a database consists of, and makes the check that throws when one of them has been removed or
 * replaced since. SQLite would keep writing to the unlinked file, and lose it all. The check takes some microseconds.
 */
export function checkOfFiles(file: string): () => void {
  const opened = PARTS.map((part) => identityOf(file + part));
  return () => {
    PARTS.forEach((part, place) => {
      const now = identityOf(file + part);
      if (now !== opened[place]) throw new DatabaseMoved(sentence(part, now === undefined));
    });
  };
}

/** Our own open file keeps its number from being given to another. */
function identityOf(path: string): string | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat && `${stat.dev}:${stat.ino}`;
  } catch {
    // The folder or the disk is gone.
    return undefined;
  }
}

function sentence(part: string, isGone: boolean): string {
  const what = part === '' ? 'The database file' : `The file one-call.sqlite${part} of the database`;
  return `${what} was ${isGone ? 'removed' : 'replaced'} while the program has it open. Put it back and start the program again, or restore a backup.`;
}
