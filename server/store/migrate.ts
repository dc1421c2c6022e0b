import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { StartupProblem } from '../startup-problem.ts';

type Migration = { version: number; name: string; sql: string };

/** Every file in `server/store/migrations/`, in order. They are only ever added to, and are the same for both engines. */
export const migrations: Migration[] = Object.entries(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
)
  .map(([file, sql]) => ({ version: Number.parseInt(basename(file), 10), name: basename(file, '.sql'), sql }))
  .sort((a, b) => a.version - b.version);

const TABLE =
  'create table if not exists migrations (version integer primary key, name text, applied_at text)';
const VERSION = 'select coalesce(max(version), 0) as version from migrations';

/** Brings the database up to date in one transaction: it is as before or as this program needs it. */
export function migrateSqlite(sqlite: DatabaseSync) {
  sqlite.exec('begin immediate');
  try {
    sqlite.exec(TABLE);
    const { version } = sqlite.prepare(VERSION).get() as { version: number };
    for (const migration of pendingMigrations(version)) {
      sqlite.exec(migration.sql);
      sqlite
        .prepare('insert into migrations (version, name, applied_at) values (?, ?, ?)')
        .run(...row(migration));
    }
    sqlite.exec('commit');
  } catch (error) {
    sqlite.exec('rollback');
    throw error;
  }
}

/** Servers that start at the same moment wait here for each other; the number is any of ours. */
const ONE_AT_A_TIME = 'select pg_advisory_xact_lock(19942009)';

/** The same for PostgreSQL, on a connection of its own: this may take longer than a visitor would wait. */
export async function migratePostgres(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // When it breaks, the query that waits says so; unheard, this would end the program first.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`begin; ${ONE_AT_A_TIME}; ${TABLE}`);
    const { rows } = await client.query<{ version: number }>(VERSION);
    for (const migration of pendingMigrations(rows[0]?.version ?? 0)) {
      await client.query(migration.sql);
      await client.query(
        'insert into migrations (version, name, applied_at) values ($1, $2, $3)',
        row(migration),
      );
    }
    await client.query('commit');
  } finally {
    // With a failure the connection goes before the commit, and everything is as it was.
    await client.end();
  }
}

function row({ version, name }: Migration): [number, string, string] {
  return [version, name, new Date().toISOString()];
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
