import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { businessDay } from '../../business-time.ts';
import type { Config } from '../../config.ts';
import type { Backup } from '../../store/backups.ts';
import type { Store } from '../../store/store.ts';
import { checksumFile, type Rows, sha256Of, writeChecksum } from './checksum.ts';
import { countRows } from './damage.ts';
import { flush, leaveWalMode } from './files.ts';
import { removeLeftovers, UNFINISHED } from './leftovers.ts';
import { backupDays } from './older.ts';
import { backupName, daysToKeep } from './rotation.ts';
import { reasonOf, type Trial, verifyBackup } from './verify-backup.ts';

type Deps = { store: Pick<Store, 'recordBackup'>; config: Pick<Config, 'dataDir'>; at: Date };

/**
 * Copies the database into DATA_DIR/backups while it is in use, restores the copy in a trial, and only then gives it its
 * name: a copy that cannot be restored takes no good one's place. Its checksum lies beside it. What came of it is recorded.
 */
export async function makeBackup({ store, config, at }: Deps): Promise<Backup> {
  const folder = backupFolder(config);
  const place = join(folder, backupName(businessDay(at)));
  const made = await copyAndTry(config, folder, place);
  const backup: Backup = made.ok
    ? { at, place, bytes: made.bytes, requests: made.requests, messages: made.messages, problem: null }
    : { at, place, bytes: null, requests: null, messages: null, problem: made.problem };
  await store.recordBackup(backup);
  if (made.ok) await removeOldBackups(folder, businessDay(at));
  return backup;
}

export function backupFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'backups');
}

/** In a folder of its own, so that what breaks off leaves nothing that looks like a backup. */
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
 * Whatever breaks off in between leaves a backup without a checksum, which can still be restored, and never one beside the
 * checksum of another.
 */
async function giveName(copy: string, place: string, folder: string) {
  await rm(checksumFile(place), { force: true });
  await flush(folder);
  await rename(copy, place);
  await flush(folder);
  await rename(checksumFile(copy), checksumFile(place));
  await flush(folder);
}

/** All pages in one step: SQLite would begin again each time that something is written between two. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * On a connection of its own, which sees the database as it is at this moment and keeps no writer waiting. Tells how many
 * rows there are at this moment, counted in the database and not in the copy.
 */
async function copyDatabase(from: string, to: string): Promise<Rows> {
  // Made first, so that nobody else could read it for a moment.
  await (await open(to, 'wx', 0o600)).close();
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  let rows: Rows;
  try {
    // The copy is made within the same transaction, so that both are of the same moment.
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

/** Not the one that was just made, which is the oldest by its name while the clock is behind. */
async function removeOldBackups(folder: string, today: string) {
  const days = await backupDays(folder);
  const kept = daysToKeep(days).add(today);
  for (const day of days) if (!kept.has(day)) await removeBackup(join(folder, backupName(day)));
}

/** The checksum goes first: alone it would stay for ever. */
async function removeBackup(file: string) {
  await rm(checksumFile(file), { force: true });
  await rm(file, { force: true });
}
