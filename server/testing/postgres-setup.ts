import { rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { createPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server that tests may make databases on; unset where tests run on SQLite. */
    postgresUrl?: string;
  }
}

/**
 * These tests crash no machine; without waiting for the disk they take half the time. With the least of a log, a new
 * database, of which nearly every test wants one, takes a third of it.
 */
const IN_A_HURRY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=64MB',
].flatMap((flag) => ['-c', flag]);

/** One PostgreSQL for all tests of a run: `TEST_DATABASE_URL` if that is set, else one of our own. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return void project.provide('postgresUrl', given);
  const postgres = await createPostgres(IN_A_HURRY, await fastFolder());
  await postgres.start();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
    // The package ends the process with 0 once it has nothing to do, whatever the tests came to.
    process.prependListener('beforeExit', () => process.exit());
  };
}

/** Linux' folder in memory where there is one with a gigabyte to spare (a container's often has less); else the disk. */
async function fastFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  return memory && memory.bavail * memory.bsize > 2 ** 30 ? '/dev/shm' : tmpdir();
}
