import type { Config } from '../config.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** Told when a connection breaks; the store goes on by itself. */
export type StoreLog = { warn(details: { err: Error }, message: string): void };

/** The store that the settings name: PostgreSQL when `DATABASE_URL` is set, else a file in the data folder. */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: StoreLog,
): Promise<Store> {
  if (!databaseUrl) return openSqliteStore(dataDir);
  return openPostgresStore(databaseUrl, (err) => log.warn({ err }, 'a connection to the database broke'));
}
