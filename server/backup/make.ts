import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { businessDay } from '../jobs/business-time.ts';
import type { Backup } from '../store/backups.ts';
import type { Store } from '../store/store.ts';
import { asOneFile, flush } from './files.ts';
import { backupName, dayOfBackup, daysToKeep } from './rotation.ts';
import { reasonOf, type Trial, tryBackup } from './trial.ts';

type Needs = { store: Pick<Store, 'recordBackup'>; config: Pick<Config, 'dataDir'>; at: Date };

/**
 * Copies the database into DATA_DIR/backups while it is in use, restores the copy in a trial, and only then gives it its
 * name: a copy that cannot be restored takes no good one's place. What came of it is recorded.
 */
export async function makeBackup({ store, config, at }: Needs): Promise<Backup> {
  const folder = backupFolder(config);
  const place = join(folder, backupName(businessDay(at)));
  const made = await copyAndTry(config, folder, place);
  const backup: Backup = made.ok
    ? { at, place, bytes: made.bytes, requests: made.requests, messages: made.messages, problem: null }
    : { at, place, bytes: null, requests: null, messages: null, problem: made.problem };
  await store.recordBackup(backup);
  if (made.ok) await removeOldBackups(folder);
  return backup;
}

export function backupFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'backups');
}

/** The days that there are backups of. */
export async function backupDays(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => dayOfBackup(name) ?? []).sort();
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
    scratch = await mkdtemp(join(folder, UNFINISHED));
    const copy = join(scratch, 'copy.sqlite');
    await copyDatabase(join(dataDir, 'one-call.sqlite'), copy);
    const trial = await tryBackup(copy, scratch);
    if (trial.ok) {
      await rename(copy, place);
      await flush(folder);
    }
    return trial;
  } catch (error) {
    return { ok: false, problem: `It could not be made: ${reasonOf(error)}.` };
  } finally {
    if (scratch) await rm(scratch, { recursive: true, force: true });
  }
}

const UNFINISHED = '.unfinished-';
const DAY = 24 * 60 * 60 * 1000;

/** What a crash in the middle of an earlier backup left; a younger one may be under way in another process. */
async function removeLeftovers(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(UNFINISHED) || Date.now() - (await stat(path)).mtimeMs < DAY) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** All pages in one step: SQLite would begin again each time that something is written between two. */
const ALL_PAGES = 2 ** 31 - 1;

/** On a connection of its own, which sees the database as it is at this moment and keeps no writer waiting. */
async function copyDatabase(from: string, to: string) {
  // Made first, so that nobody else could read it for a moment.
  await (await open(to, 'wx', 0o600)).close();
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    await backup(database, to, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  asOneFile(to);
  await flush(to);
}

async function removeOldBackups(folder: string) {
  const days = await backupDays(folder);
  const kept = daysToKeep(days);
  for (const day of days) if (!kept.has(day)) await rm(join(folder, backupName(day)), { force: true });
}
