import { defineConfig } from 'vitest/config';

/** A run that has to fail. The name of its test file keeps the project's own run from collecting it. */
export default defineConfig({
  test: {
    include: ['server/testing/failing-run/fails.ts'],
    globalSetup: 'server/testing/postgres-setup.ts',
  },
});
