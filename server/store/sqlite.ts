import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { DatabaseMoved, StartupError } from '../process/errors.ts';
import type { Engine } from './engine.ts';
import { migrateSqlite } from './migrate.ts';
import type { Tables } from './tables.ts';

/** Opens `one-call.sqlite` in the data folder, bringing it up to date; this is the store unless PostgreSQL is set. */
export function openSqlite(dataDir: string): Engine {
  const sqlite = openFile(dataDir);
  const assertInPlace = checkOfFiles(join(dataDir, 'one-call.sqlite'));
  return {
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(sqlite) }) }),
    // Its transactions begin by taking the one write lock. What would be lost need not be written first.
    lockWriters: async () => assertInPlace(),
    skipLocked: false,
    assertInPlace,
    wipe: async () => wipe(sqlite),
    async close() {
      if (sqlite.isOpen) sqlite.close();
    },
  };
}

/**
 * Of 4 KB: so many are in the log before SQLite writes them into the file, and 40 MB more on the disk for a while. At
 * SQLite's own 1,000 a flood waits for that every few groups, and a fifth fewer requests are stored.
 */
const LOG_PAGES = 10_000;

/**
 * WAL with synchronous=FULL: a commit is on the disk before it is answered. Node waits for a lock without doing
 * anything else, so the wait is short and the visitor is asked to call rather than kept in a queue. What is deleted is
 * overwritten in the file.
 */
function openFile(dataDir: string): DatabaseSync {
  const file = join(dataDir, 'one-call.sqlite');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const sqlite = new DatabaseSync(file, { timeout: 1_000, enableForeignKeyConstraints: true });
    sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    sqlite.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`);
    migrateSqlite(sqlite);
    refuseReadOnly(sqlite);
    makePrivate(dataDir);
    return sqlite;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if (isLocked(error))
      throw new StartupError(
        `The database ${file} is locked by another program: stop that one and start again.`,
      );
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The database ${file} cannot be opened: ${reason}. ${whatToDo(dataDir)}`);
  }
}

/**
 * Beside a log that a killed program has left, SQLite opens a database that it cannot write, and the first visitor would
 * find out. A full disk is no reason not to start: pages are served, and there may be room later.
 */
function refuseReadOnly(sqlite: DatabaseSync) {
  try {
    sqlite.exec('update heartbeat set at = at');
  } catch (error) {
    if (isReadOnly(error)) throw error;
  }
}

/** SQLITE_BUSY; the higher bits hold the reason. */
function isLocked(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
}

/** SQLITE_READONLY; the higher bits hold the reason. */
function isReadOnly(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === 8;
}

function whatToDo(dataDir: string): string {
  try {
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EROFS') return 'The disk of DATA_DIR can only be read: make it writable and start again.';
    if (code === 'EACCES') return 'The user who runs the program may not write into DATA_DIR.';
  }
  return 'DATA_DIR must be a folder of ours.';
}

/** A database of ours: in use, put aside by a restore, or left by one that was killed. */
const OURS = /^one-call.*\.sqlite(-wal|-shm|\.restored)?$/;

/** The folder may be older than the program and open to all users. Rights of a group stay. */
function makePrivate(dataDir: string) {
  for (const name of readdirSync(dataDir)) {
    if (!OURS.test(name)) continue;
    const path = join(dataDir, name);
    try {
      if (statSync(path).mode & 0o007) chmodSync(path, 0o600);
    } catch {
      // It is gone by now, or belongs to another user.
    }
  }
}

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

/** The log beside the file still holds what was deleted. It is truncated, unless another connection is reading it. */
function wipe(sqlite: DatabaseSync) {
  sqlite.exec('pragma wal_checkpoint(truncate)');
}

/** More than the program has; only what is written for a group differs by how many there are in it. */
const MOST_STATEMENTS = 500;

/** Lets Kysely, which expects better-sqlite3, speak to the SQLite that comes with Node. */
function forKysely(sqlite: DatabaseSync): SqliteDatabase {
  // To prepare a statement takes about as long as to run it.
  const prepared = new Map<string, SqliteStatement>();

  function prepare(sql: string): SqliteStatement {
    const statement = sqlite.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as SQLInputValue[])),
      run: (values) => statement.run(...(values as SQLInputValue[])),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
    };
  }

  return {
    close: () => sqlite.close(),
    prepare(asked) {
      const sql = wanted(asked, sqlite.isTransaction);
      const statement = prepared.get(sql) ?? prepare(sql);
      // Taken out and put back, it is the last to go.
      prepared.delete(sql);
      prepared.set(sql, statement);
      const [oldest] = prepared.keys();
      if (prepared.size > MOST_STATEMENTS && oldest !== undefined) prepared.delete(oldest);
      return statement;
    },
  };
}

/**
 * A full disk makes SQLite roll back by itself; a second rollback would fail and hide why. Then this does nothing.
 */
function wanted(sql: string, inTransaction: boolean): string {
  if (sql === 'begin') return BEGIN;
  return sql === 'rollback' && !inTransaction ? 'select 1' : sql;
}

/** A plain `begin` takes the write lock too late: with another writer about, it fails instead of waiting. */
const BEGIN = 'begin immediate';
