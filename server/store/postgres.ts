import { Kysely, PostgresDialect, sql } from 'kysely';
import { types } from 'pg';
import { StartupError } from '../process/errors.ts';
import type { Engine } from './engine.ts';
import { migratePostgres } from './migrate.ts';
import { openRenewingPool } from './pool.ts';
import { explainPostgresError } from './postgres-errors.ts';
import type { Tables } from './tables.ts';

/** In milliseconds. Beyond them the API answers 503 and asks the visitor to call. */
const TIMEOUTS = { connectionTimeoutMillis: 3_000, query_timeout: 6_000 };

/**
 * Those of the server. One that stops in the middle of a transaction must not keep the others out: PostgreSQL ends the
 * transaction for it.
 */
const SETTINGS = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
};

/**
 * The same in every transaction that writes, because a pooler may have kept them from the server, or may have given us
 * another connection by now. Whatever the server is set to, a request is answered when it is on the disk.
 */
const SET_LOCAL = Object.entries({ ...SETTINGS, synchronous_commit: 'on' })
  .map(([name, value]) => `set local ${name} = ${value};`)
  .join(' ');

/** Counts are small enough for a JavaScript number, as SQLite gives them. */
const INT8 = 20;
types.setTypeParser(INT8, Number);

/** The lock that one recording transaction holds at a time, whichever server it belongs to. Any number of ours would do. */
const WRITERS = 19_942_008;

/** Connects to PostgreSQL, bringing the database up to date; any number of servers may share it. */
export async function openPostgres(url: string, onLostConnection: (error: Error) => void): Promise<Engine> {
  const pool = openRenewingPool(
    {
      connectionString: url,
      max: 5,
      ...TIMEOUTS,
      application_name: 'One Call',
      keepAlive: true,
    },
    SETTINGS,
    onLostConnection,
  );
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'error') pool.replaceAfter(event.error);
    },
  });
  try {
    await migratePostgres(url);
    // Connects once now, so a bad setting fails the start instead of the first visitor's request.
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database at DATABASE_URL cannot be used: ${explainPostgresError(error)}`);
  }
  return {
    db,
    lockWriters: async (transaction) => {
      // One way to the server and back.
      await sql.raw(`${SET_LOCAL} select pg_advisory_xact_lock(${WRITERS})`).execute(transaction);
    },
    skipLocked: true,
    assertInPlace: () => {},
    // Its own vacuum does that.
    wipe: async () => {},
    close: closeOnce(() => pool.end()),
  };
}

/** The pool may be ended only once. */
function closeOnce(close: () => Promise<void>) {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= close();
    return closing;
  };
}
