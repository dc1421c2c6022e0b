import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { openPostgresStore } from '../store/store.ts';
import { fastFolder } from './fast-folder.ts';
import { createDatabase, createPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for test databases; unset where tests run on SQLite. */
    postgresUrl?: string;
    /** A database there that has every table. To copy it takes half the time of making one. */
    migratedDatabase?: string;
  }
}

/**
 * Not durable: without syncing, the tests take half the time. With minimal WAL, creating a database, which nearly every
 * test does, takes a third of the time.
 */
const FAST_FLAGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=64MB',
].flatMap((flag) => ['-c', flag]);

/** One PostgreSQL for all tests of a run: `TEST_DATABASE_URL`, of version 15 or later, or an embedded one. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return provideDatabase(project, given);
  const postgres = await createPostgres(FAST_FLAGS, await fastFolder());
  await postgres.start();
  await provideDatabase(project, postgres.url);
  return async () => {
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
    // The package exits with 0 on `beforeExit`, even when tests have failed.
    process.prependListener('beforeExit', () => process.exit());
  };
}

/** Returns how to remove what it has made on the server. */
async function provideDatabase(project: TestProject, url: string): Promise<() => Promise<void>> {
  const migrated = await createDatabase(url);
  const store = await openPostgresStore(migrated.url, (error) => {
    throw error;
  });
  await store.close();
  project.provide('postgresUrl', url);
  project.provide('migratedDatabase', migrated.name);
  return migrated.drop;
}
