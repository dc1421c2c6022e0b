import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { createPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server that tests may make databases on; unset where tests run on SQLite. */
    postgresUrl?: string;
  }
}

/** These tests crash no machine; without waiting for the disk they take half the time. */
const IN_A_HURRY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((flag) => [
  '-c',
  flag,
]);

/** One PostgreSQL for all tests of a run: `TEST_DATABASE_URL` if that is set, else one of our own. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return void project.provide('postgresUrl', given);
  const postgres = await createPostgres(IN_A_HURRY);
  await postgres.start();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
  };
}
