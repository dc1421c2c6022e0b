import { defineConfig } from 'vitest/config';

/** A run that has to fail. Its one test bears no name that the project's own run would collect. */
export default defineConfig({
  test: {
    include: ['server/testing/failing-run/fails.ts'],
    globalSetup: 'server/testing/postgres-setup.ts',
  },
});
