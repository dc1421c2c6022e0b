import { Pool, type PoolConfig } from 'pg';

/**
 * Connections to PostgreSQL, some in use and some at rest. One that breaks is replaced; whoever was using it is told by
 * its query. Unheard, its event `error` would end the program, also when it was in use.
 */
export function openPool(config: PoolConfig, onLostConnection: (error: Error) => void): Pool {
  const pool = new Pool(config);
  pool.on('connect', (client) => client.on('error', onLostConnection));
  // The same event again, for those at rest.
  pool.on('error', () => {});
  return pool;
}
