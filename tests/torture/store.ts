import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPostgres, query } from '../../server/testing/postgres.ts';

/** The store of the servers under test, and direct access to it. */
export type TortureStore = {
  settings: Record<string, string>;
  /** Queries the store directly; `dataDir` is the servers' folder. */
  rows(sql: string, dataDir: string): Promise<Record<string, unknown>[]>;
  /** Ends the database while it is in use, at once, and starts it again; does nothing on SQLite. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

export type Engine = 'sqlite' | 'postgres';

export async function openTortureStore(engine: Engine): Promise<TortureStore> {
  return engine === 'sqlite' ? sqliteStore : await postgresStore();
}

const sqliteStore: TortureStore = {
  settings: {},
  async rows(sql, dataDir) {
    const database = new DatabaseSync(join(dataDir, 'one-call.sqlite'), { readOnly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  },
  restart: async () => {},
  stop: async () => {},
};

/** With its default, durable settings. */
async function postgresStore(): Promise<TortureStore> {
  const postgres = await createPostgres();
  await postgres.start();
  return {
    settings: { DATABASE_URL: postgres.url },
    rows: (sql) => query(postgres.url, sql),
    async restart() {
      await postgres.crash();
      await postgres.start();
    },
    async stop() {
      await postgres.stop();
      await rm(postgres.folder, { recursive: true, force: true });
    },
  };
}

/** Resolves after so many milliseconds. */
export async function pause(milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, milliseconds);
  await promise;
}
