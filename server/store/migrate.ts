import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StartupProblem } from '../startup-problem.ts';

type Migration = { version: number; name: string; sql: string };

/** Every file in `server/migrations/`, in order. They are only ever added to. */
export const migrations: Migration[] = Object.entries(
  import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
)
  .map(([file, sql]) => ({ version: Number.parseInt(basename(file), 10), name: basename(file, '.sql'), sql }))
  .sort((a, b) => a.version - b.version);

/** Brings the database up to date in one transaction: it is as before or as this program needs it. */
export function migrateSqlite(sqlite: DatabaseSync) {
  sqlite.exec('begin immediate');
  try {
    sqlite.exec(
      'create table if not exists migrations (version integer primary key, name text, applied_at text)',
    );
    const { version } = sqlite
      .prepare('select coalesce(max(version), 0) as version from migrations')
      .get() as {
      version: number;
    };
    for (const migration of pendingMigrations(version)) {
      sqlite.exec(migration.sql);
      const values = [migration.version, migration.name, new Date().toISOString()];
      sqlite.prepare('insert into migrations (version, name, applied_at) values (?, ?, ?)').run(...values);
    }
    sqlite.exec('commit');
  } catch (error) {
    sqlite.exec('rollback');
    throw error;
  }
}

function pendingMigrations(version: number): Migration[] {
  const newest = migrations.at(-1)?.version ?? 0;
  if (version > newest) {
    throw new StartupProblem(
      `The database was written by a newer One Call (it is at step ${version}, this program knows ${newest}). ` +
        'Start the newer program, or restore the backup from before it.',
    );
  }
  return migrations.filter((migration) => migration.version > version);
}
