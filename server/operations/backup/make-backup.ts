import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Config } from '../../config.ts';
import { businessDay } from '../../formats/business-time.ts';
import type { Backup } from '../../store/operations.ts';
import type { Store } from '../../store/store.ts';
import { checksumFile, type Rows, sha256Of, writeChecksum } from './checksum.ts';
import { flush, leaveWalMode, removeLeftovers, UNFINISHED } from './files.ts';
import { backUpPictures } from './pictures.ts';
import { backupDays, backupName, daysToKeep } from './rotation.ts';
import { countRows, reasonOf, type Trial, verifyBackup } from './verify-backup.ts';

type Deps = {
  store: Pick<Store, 'recordBackup'>;
  config: Pick<Config, 'dataDir' | 'mediaUrl'>;
  at: Date;
};

/**
 * Copies the database into DATA_DIR/backups while it is in use, with a checksum, and the pictures of the website. The copy gets
 * its final name only after a trial restore, so a bad one never replaces a good one. Records the result in the store; never
 * throws for a failed copy, but returns its `problem`: without `bytes` there is no copy of the database, else pictures are missing.
 */
export async function makeBackup({ store, config, at }: Deps): Promise<Backup> {
  const folder = backupFolder(config);
  const place = join(folder, backupName(businessDay(at)));
  const made = await copyAndTry(config, folder, place);
  const backup: Backup = made.ok
    ? {
        at,
        place,
        bytes: made.bytes,
        requests: made.requests,
        messages: made.messages,
        problem: await backUpPictures({ named: made.pictures, config }),
      }
    : { at, place, bytes: null, requests: null, messages: null, problem: made.problem };
  await store.recordBackup(backup);
  if (made.ok) await removeOldBackups(folder, businessDay(at));
  return backup;
}

export function backupFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'backups');
}

/** Works in a temporary folder, so an interrupted copy never looks like a backup. */
async function copyAndTry(
  { dataDir }: Pick<Config, 'dataDir'>,
  folder: string,
  place: string,
): Promise<Trial> {
  let scratch: string | undefined;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeLeftovers(folder);
    await removeLeftovers(dataDir);
    scratch = await mkdtemp(join(folder, UNFINISHED));
    const copy = join(scratch, 'copy.sqlite');
    const rows = await copyDatabase(join(dataDir, 'one-call.sqlite'), copy);
    await writeChecksum(checksumFile(copy), basename(place), { sha256: await sha256Of(copy), rows });
    const trial = await verifyBackup(copy, scratch);
    if (trial.ok) await giveName(copy, place, folder);
    return trial;
  } catch (error) {
    return { ok: false, problem: `It could not be made: ${reasonOf(error)}.` };
  } finally {
    if (scratch) await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Renames the copy and its checksum. An interruption leaves a backup without a checksum, which can still be restored, and
 * never one with another's checksum.
 */
async function giveName(copy: string, place: string, folder: string) {
  await rm(checksumFile(place), { force: true });
  await flush(folder);
  await rename(copy, place);
  await flush(folder);
  await rename(checksumFile(copy), checksumFile(place));
  await flush(folder);
}

/** All pages in one step: SQLite would start over after every write between two steps. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies a snapshot without blocking writers. Returns the row counts of the original at that moment, not of the copy. */
async function copyDatabase(from: string, to: string): Promise<Rows> {
  // Created first with private permissions, so no other user can read it even for a moment.
  await (await open(to, 'wx', 0o600)).close();
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  let rows: Rows;
  try {
    // One transaction, so the counts and the copy are of the same snapshot.
    database.exec('begin');
    rows = countRows(database);
    await backup(database, to, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  leaveWalMode(to);
  await flush(to);
  return rows;
}

/** Keeps today's in any case: with a clock that is behind, it would be the oldest by its name. */
async function removeOldBackups(folder: string, today: string) {
  const days = await backupDays(folder);
  const kept = daysToKeep(days).add(today);
  for (const day of days) if (!kept.has(day)) await removeBackup(join(folder, backupName(day)));
}

/** The checksum goes first: one without a backup would never be removed. */
async function removeBackup(file: string) {
  await rm(checksumFile(file), { force: true });
  await rm(file, { force: true });
}
