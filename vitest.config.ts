import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/**
 * What happens before a store is asked, or after it has answered, is the same on both: connections, captchas, the words of a
 * page or a mail, and how a mail server fails.
 */
const SAME_ON_BOTH =
  /^server\/(?:[^/]*|http\/[^/]*|(?:http\/connections|intake\/captcha|deliveries\/mail|site)\/.*)$|(?:main|sqlite|mail-faults|problem-page)\.test/;

/** The store's contract again, with two threads for each test. Only `npm run test:all` runs it. */
const THREAD = 'server/store/store-thread.test.ts';

// Apart from vite.config.ts, which has to work without the test tools.
export default mergeConfig(
  viteConfig,
  defineConfig({
    // As in the program, whose React the setup loads.
    oxc: { jsx: { development: false } },
    test: {
      // These limits end what hangs. On a busy machine a test of many mails takes half a minute, and must not fail for that.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      // Most of them wait for a disk, a database or a mail server; a processor kept free would only wait with them.
      maxWorkers: availableParallelism() + 1,
      // Files share the modules they load, which is half the work; what a test starts it starts for itself alone.
      isolate: false,
      setupFiles: ['server/testing/react.ts', 'server/testing/business.ts'],
      projects: [
        {
          extends: true,
          test: {
            name: 'sqlite',
            include: [
              '{cli,contract,messages,office,server,site,scripts}/**/*.test.{ts,tsx}',
              '{bench,tests}/*.test.ts',
            ],
            exclude: ['**/postgres*.test.ts', THREAD],
          },
        },
        { extends: true, test: { name: 'thread', include: [THREAD] } },
        // What asks a store, again on the other database.
        {
          extends: true,
          test: {
            name: 'postgres',
            include: [...storeTests(), 'server/testing/postgres-setup.test.ts'],
            globalSetup: 'server/testing/postgres-setup.ts',
          },
        },
      ],
    },
  }),
);

/** Tests that start a store of either kind, by themselves or in a server, by what they call of `server/testing/`. */
function storeTests(): string[] {
  const asksStore = /\b(?:startTestApp|shareTestApp|startOffice|createDatabase|createPostgres)\b/;
  return globSync('{cli,office,server}/**/*.test.ts').filter(
    (file) => asksStore.test(readFileSync(file, 'utf8')) && !SAME_ON_BOTH.test(file),
  );
}
