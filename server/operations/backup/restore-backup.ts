import { existsSync } from 'node:fs';
import { copyFile, link, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../config.ts';
import { businessMinute } from '../../formats/business-time.ts';
import { eachPageOfIdentities } from '../../store/identities.ts';
import { openSqliteStore } from '../../store/store.ts';
import { flush, leaveWalMode, RESTORED } from './files.ts';
import { backupDays, backupName, dayOfBackup } from './rotation.ts';
import { type RestoredBackup, verifyBackup } from './verify-backup.ts';

type Deps = {
  backup: string;
  config: Pick<Config, 'dataDir'>;
  at: Date;
  /** Called once the backup is verified. */
  isSure(found: RestoredBackup): Promise<boolean>;
};

/** `aside`: the path of the previous database, if there was one. */
export type Restored = { aside?: string; forgottenAgain: number } | { problem: string };

/** Replaces the database with a backup, atomically: a power failure leaves the old one or the new one. */
export async function restoreBackup({ backup, config, at, isSure }: Deps): Promise<Restored> {
  const { dataDir } = config;
  let result: Restored = { problem: 'Nothing was changed.' };
  const trial = await verifyBackup(backup, dataDir, async (restored) => {
    if (await isSure(restored)) result = await replace(join(dataDir, 'one-call.sqlite'), restored, at);
  });
  if (trial.ok) return result;
  const older = await olderGoodBackup(backup, dataDir);
  const instead = older ? `The next older good one is ${older}.` : 'There is no older good one beside it.';
  return { problem: `Nothing was restored. ${backup}: ${trial.problem} ${instead}` };
}

/**
 * The newest good backup in the same folder that is older than this one; candidates are verified in `place`. When the
 * file's name has no day, every backup counts as older.
 */
async function olderGoodBackup(backup: string, place: string): Promise<string | undefined> {
  const folder = dirname(backup);
  const own = dayOfBackup(basename(backup));
  const days = (await backupDays(folder)).filter((day) => own === undefined || day < own);
  for (const day of days.reverse()) {
    const older = join(folder, backupName(day));
    if ((await verifyBackup(older, place)).ok) return older;
  }
  return undefined;
}

const IN_USE = 'The database is in use. Stop the server, and whatever else has it open, and try again.';

async function replace(present: string, restored: RestoredBackup, at: Date): Promise<Restored> {
  const ready = `${present}${RESTORED}`;
  const locked = lockExclusively(present);
  if (locked === 'in use') return { problem: IN_USE };
  try {
    const forgottenAgain = locked ? await carryOver(readCarriedOver(locked), restored, at) : 0;
    endAllSessions(restored.file);
    leaveWalMode(restored.file);
    await copyFile(restored.file, ready);
    await flush(ready);
    const aside = existsSync(present) ? await putAside(present, at) : undefined;
    await rename(ready, present);
    await flush(join(present, '..'));
    return { aside, forgottenAgain };
  } finally {
    if (locked) locked.close();
    await rm(ready, { force: true });
  }
}

const BUSY = new Set([5, 6]);

/** Opens the database with an exclusive lock; undefined when there is none, or it is too damaged to read. */
function lockExclusively(file: string): DatabaseSync | 'in use' | undefined {
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { timeout: 1_000 });
  try {
    // Leaving WAL mode fails while another connection is open.
    const mode = database.prepare('pragma journal_mode = delete').get()?.journal_mode;
    if (mode === 'delete') {
      database.exec('begin exclusive');
      return database;
    }
    database.close();
    return 'in use';
  } catch (error) {
    database.close();
    return BUSY.has((error as { errcode?: number }).errcode ?? 0) ? 'in use' : undefined;
  }
}

type CarriedOver = { counters: Row[]; forgotten: Row[]; revoked: Row[] };
type Row = { name: string; number: number };

/** What must survive the restore: the numbers already given, the people forgotten, and those who may not sign in any more. */
function readCarriedOver(present: DatabaseSync): CarriedOver {
  const read = (sql: string) => {
    try {
      return present.prepare(sql).all() as Row[];
    } catch {
      // The database is older than this table, or damaged there.
      return [];
    }
  };
  return {
    counters: read('select name, value as number from counters'),
    forgotten: read('select form as name, number from forgotten'),
    revoked: read('select email as name, active as number from users where active = 0'),
  };
}

/** Returns how many leads were forgotten again. */
async function carryOver(
  { counters, forgotten, revoked }: CarriedOver,
  { folder, file }: RestoredBackup,
  at: Date,
) {
  const store = openSqliteStore(folder);
  const wanted = new Set(forgotten.map(({ name, number }) => `${name} ${number}`));
  const again: string[] = [];
  for await (const known of eachPageOfIdentities(store)) {
    const back = known.filter(({ form, number }) => wanted.has(`${form} ${number}`));
    again.push(...back.map(({ reference }) => reference));
  }
  await store.forget(again, [], at);
  await store.close();
  using database = new DatabaseSync(file);
  const raise = database.prepare('update counters set value = max(value, ?) where name = ?');
  for (const { name, number } of counters) raise.run(number, name);
  const note = database.prepare('insert or ignore into forgotten (form, number, at) values (?, ?, ?)');
  for (const { name, number } of forgotten) note.run(name, number, at.toISOString());
  const revoke = database.prepare('update users set active = ? where email = ?');
  for (const { name, number } of revoked) revoke.run(number, name);
  return again.length;
}

/** A backup must not sign in a device that was signed out since. */
function endAllSessions(file: string) {
  using database = new DatabaseSync(file);
  database.exec('delete from sessions; delete from sign_ins;');
}

/** Hard-links the database under a second name, so its own name exists at every moment. Returns the second name. */
async function putAside(present: string, at: Date): Promise<string> {
  const time = businessMinute(at).replaceAll(/[ :]/g, '-');
  const aside = freeName(present.replace(/\.sqlite$/, `-before-${time}`));
  // Some file systems have no hard links.
  await link(present, aside).catch(() => copyFile(present, aside));
  // A damaged database still has its WAL file, which SQLite must not apply to the new one.
  if (existsSync(`${present}-wal`)) await rename(`${present}-wal`, `${aside}-wal`);
  await rm(`${present}-shm`, { force: true });
  return aside;
}

function freeName(name: string): string {
  for (let copy = 1; ; copy++) {
    const file = copy === 1 ? `${name}.sqlite` : `${name}-${copy}.sqlite`;
    if (!existsSync(file)) return file;
  }
}
