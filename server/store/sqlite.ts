import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { StartupProblem } from '../startup-problem.ts';
import { checkOfFiles } from './database-file.ts';
import { storeOn } from './engine.ts';
import { forKysely } from './kysely-sqlite.ts';
import { migrateSqlite } from './migrate.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Opens `one-call.sqlite` in the data folder, bringing it up to date; this is the store unless PostgreSQL is set. */
export function openSqliteStore(dataDir: string): Store {
  const sqlite = openFile(dataDir);
  const assertInPlace = checkOfFiles(join(dataDir, 'one-call.sqlite'));
  return storeOn({
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(sqlite) }) }),
    // Its transactions begin by taking the one write lock. What would be lost need not be written first.
    lockWriters: async () => assertInPlace(),
    skipLocked: false,
    assertInPlace,
    wipe: async () => wipe(sqlite),
    async close() {
      if (sqlite.isOpen) sqlite.close();
    },
  });
}

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
    migrateSqlite(sqlite);
    return sqlite;
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(
      `The database ${file} cannot be opened: ${reason}. DATA_DIR must be a folder of ours.`,
    );
  }
}

/** The log beside the file still holds what was deleted. It is emptied, unless somebody is reading it just now. */
function wipe(sqlite: DatabaseSync) {
  sqlite.exec('pragma wal_checkpoint(truncate)');
}
