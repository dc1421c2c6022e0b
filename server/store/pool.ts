import { Pool, type PoolClient, type PoolConfig } from 'pg';

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
export function openRenewingPool(
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
