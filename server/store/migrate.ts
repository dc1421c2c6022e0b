import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { StartupError } from '../process/errors.ts';

type Migration = { version: number; name: string; sql: string };

/** Every file in `server/store/migrations/`, in order. They are only ever added to, and are the same for both engines. */
export const migrations: Migration[] = Object.entries(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
)
  .map(([file, sql]) => ({ version: Number.parseInt(basename(file), 10), name: basename(file, '.sql'), sql }))
  .sort((a, b) => a.version - b.version);

const TABLE =
  'create table if not exists migrations (version integer primary key, name text, applied_at text)';
const APPLIED = 'select version from migrations order by version';

/**
 * Brings the database up to date in one transaction: it is as before or as this program needs it. `steps` are all that this
 * program knows; a test may know fewer.
 */
export function migrateSqlite(sqlite: DatabaseSync, steps = migrations) {
  sqlite.exec('begin immediate');
  try {
    sqlite.exec(TABLE);
    const applied = sqlite.prepare(APPLIED).all() as { version: number }[];
    for (const migration of pendingMigrations(applied, steps)) {
      try {
        sqlite.exec(migration.sql);
      } catch (error) {
        throw stepFailed(migration, error);
      }
      sqlite
        .prepare('insert into migrations (version, name, applied_at) values (?, ?, ?)')
        .run(...row(migration));
    }
    sqlite.exec('commit');
  } catch (error) {
    // A disk that is full or fails has ended the transaction already.
    if (sqlite.isTransaction) sqlite.exec('rollback');
    throw error;
  }
}

/** Servers that start at the same moment wait here for each other; the number is any of ours. */
const ONE_AT_A_TIME = 'select pg_advisory_xact_lock(19942009)';

/** Another program that has a table locked is not waited for any longer: a server that does not start must say why. */
const LOCK_TIMEOUT = "set local lock_timeout = '10s'";

/**
 * The counts of the rate limit need not survive a crash; unlogged, they keep no post waiting for the disk. Done here, because
 * SQLite, which shares the files of SQL, has no such tables.
 */
const UNLOGGED_COUNTS = `do $$ begin
  if exists (select from pg_class where oid = to_regclass('rate_limits') and relpersistence = 'p') then
    alter table rate_limits set unlogged;
  end if;
end $$`;

/** The same for PostgreSQL, on a connection of its own: this may take longer than a visitor would wait. */
export async function migratePostgres(url: string, steps = migrations) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener a lost connection would end the program; the query that waits reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`begin; ${ONE_AT_A_TIME}; ${LOCK_TIMEOUT}; ${TABLE}`);
    const { rows } = await client.query<{ version: number }>(APPLIED);
    for (const migration of pendingMigrations(rows, steps)) {
      await client.query(migration.sql).catch((error: unknown) => {
        throw stepFailed(migration, error);
      });
      await client.query(
        'insert into migrations (version, name, applied_at) values ($1, $2, $3)',
        row(migration),
      );
    }
    await client.query(UNLOGGED_COUNTS);
    await client.query('commit');
  } finally {
    // With a failure the connection goes before the commit, and everything is as it was.
    await client.end();
  }
}

function row({ version, name }: Migration): [number, string, string] {
  return [version, name, new Date().toISOString()];
}

function pendingMigrations(applied: { version: number }[], steps: Migration[]): Migration[] {
  const done = new Set(applied.map(({ version }) => version));
  const last = Math.max(0, ...done);
  const newest = steps.at(-1)?.version ?? 0;
  if (last > newest) {
    throw new StartupError(
      `The database was written by a newer One Call (it is at step ${last}, this program knows ${newest}). ` +
        'Start the newer program, or restore the backup from before it.',
    );
  }
  const skipped = steps.find(({ version }) => version < last && !done.has(version));
  if (skipped) {
    throw new StartupError(
      `The database is at step ${last} without step ${skipped.version}, so nothing was changed: restore a backup.`,
    );
  }
  return steps.filter(({ version }) => version > last);
}

/** The database refused, because of a foreign table, a lock or a full disk, for example. */
function stepFailed({ version, name }: Migration, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(
    `The database stays as it was, at step ${version - 1}, because step ${name} failed: ${reason}.`,
  );
}
