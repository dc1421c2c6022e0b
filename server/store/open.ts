import type { Config } from '../config.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** The store that the settings name: PostgreSQL when `DATABASE_URL` is set, else a file in the data folder. */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: { warn(details: object, message: string): void },
): Promise<Store> {
  if (!databaseUrl) return openSqliteStore(dataDir);
  return openPostgresStore(databaseUrl, (err) => log.warn({ err }, 'a connection to the database broke'));
}
