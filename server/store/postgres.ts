import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Pool, type PoolConfig, types } from 'pg';
import { StartupError } from '../startup-error.ts';
import { migratePostgres } from './migrate.ts';
import { openPool } from './pool.ts';
import type { Store } from './store.ts';
import { createStore } from './store-on.ts';
import type { Tables } from './tables.ts';

/**
 * Timeouts in milliseconds. Beyond them the API answers 503 and asks the visitor to call. A server that stops in the middle of a
 * transaction must not keep the others out: PostgreSQL ends the transaction for it.
 */
const TIMEOUTS = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 6_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
} satisfies PoolConfig;

/** Counts are small enough for a JavaScript number, as SQLite gives them. */
const INT8 = 20;
types.setTypeParser(INT8, Number);

/** The lock that one recording transaction holds at a time, whichever server it belongs to. Any number of ours would do. */
const WRITERS = 19_942_008;

/** Connects to PostgreSQL, bringing the database up to date; any number of servers may share it. */
export async function openPostgresStore(
  url: string,
  onLostConnection: (error: Error) => void,
): Promise<Store> {
  const pool = openPool(
    {
      connectionString: url,
      max: 5,
      ...TIMEOUTS,
      application_name: 'One Call',
      keepAlive: true,
      // Whatever the server is set to: a request is answered when it is on the disk.
      options: '-c synchronous_commit=on',
    },
    onLostConnection,
  );
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(pool, url);
  return createStore({
    db,
    lockWriters: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${WRITERS})`.execute(transaction);
    },
    skipLocked: true,
    assertInPlace: () => {},
    // Its own vacuum does that.
    wipe: async () => {},
    close: closeOnce(() => pool.end()),
  });
}

async function migrate(pool: Pool, url: string) {
  try {
    await migratePostgres(url);
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    // Not the address: the password stands in it.
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartupError(`The database at DATABASE_URL cannot be used: ${reason}.`);
  }
}

/** The pool may be ended only once. */
function closeOnce(close: () => Promise<void>) {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= close();
    return closing;
  };
}
