import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { StartupError } from '../process/errors.ts';
import type { Engine } from './engine.ts';
import { migratePostgres } from './migrate.ts';
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

/** In seconds. After a failover, or behind an address that leads elsewhere by now, no old connection is used for longer. */
const MAX_LIFETIME = 300;

/**
 * Connections to PostgreSQL, some in use and some at rest. One that breaks is replaced; its user is told by
 * its query. Unheard, its event `error` would end the program, also when it was in use.
 */
export function openPool(config: PoolConfig, onLostConnection: (error: Error) => void): Pool {
  const pool = new Pool({ maxLifetimeSeconds: MAX_LIFETIME, ...config });
  pool.on('connect', (client) => client.on('error', onLostConnection));
  // The same event again, for those at rest.
  pool.on('error', () => {});
  return pool;
}

/** Settings of a connection, sent when it is opened. */
type StartupSettings = Pick<
  PoolConfig,
  'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'
>;

const NO_SETTINGS: Required<StartupSettings> = {
  statement_timeout: false,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/**
 * The pool as Kysely needs it, which gives every connection back as if it were sound. After an error that spoils a
 * connection, `replaceAfter` has all of them replaced before they are used again. `settings` are left out behind a pooler
 * that refuses them, as PgBouncer does; others take them and ignore them, so no guarantee may depend on them.
 */
function openRenewingPool(
  config: PoolConfig,
  settings: StartupSettings,
  onLostConnection: (error: Error) => void,
) {
  const pool = openPool({ ...config, ...settings }, onLostConnection);
  let generation = 0;
  const generations = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => generations.set(client, generation));

  async function connect(): Promise<PoolClient> {
    const { lock_timeout: asked } = pool.options;
    try {
      const client = await pool.connect();
      if (generations.get(client) === generation) return client;
      client.release(true);
    } catch (error) {
      if (!refusesSettings(error) || asked === 0) throw error;
      Object.assign(pool.options, NO_SETTINGS);
    }
    return connect();
  }

  return {
    connect,
    replaceAfter(error: unknown) {
      if (isSpoiling(error)) generation++;
    },
    options: pool.options,
    end: () => pool.end(),
  };
}

/** PgBouncer (08P01), Amazon's RDS Proxy (0A000), and servers that do not know a setting (42704). */
function refusesSettings(error: unknown): boolean {
  return ['08P01', '0A000', '42704'].includes((error as { code?: string }).code ?? '');
}

/** The server takes no writes (25006), as after a failover; or there was no answer in time, and it may still come. */
function isSpoiling(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '25006' || message === 'Query read timeout';
}
