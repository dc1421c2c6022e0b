import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { testCache } from './scripts/folders.mjs';
import viteConfig from './vite.config.ts';

// Apart from vite.config.ts, which has to work without the test tools.
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      testTimeout: 20_000,
      // As for the journeys: a shared CI machine may stall once.
      retry: process.env.CI ? 1 : 0,
      fsModuleCachePath: testCache,
      // Most of them wait for a disk, a database or a mail server; a processor kept free would only wait with them.
      maxWorkers: availableParallelism() + 1,
      // Files share the modules they load, which is half the work; what a test starts it starts for itself alone.
      isolate: false,
      projects: [
        {
          extends: true,
          test: {
            name: 'sqlite',
            include: [
              '{cli,content,contract,office,server,site,scripts}/**/*.test.{ts,tsx}',
              '{bench,tests}/*.test.ts',
            ],
            exclude: ['**/postgres*.test.ts'],
          },
        },
        // The whole server again, on the other database.
        {
          extends: true,
          test: {
            name: 'postgres',
            include: ['server/**/*.test.ts', 'cli/leads/*.test.ts', 'cli/ready/backups.test.ts'],
            // What happens before a store is asked, or after it has answered, is the same on both: connections, captchas, the words
            // of a page or a mail, and how a mail server fails. The calendar asks no store at all.
            exclude: [
              '**/{sqlite,migrate,main,config,store.contract,problem-page,mail-faults}.test.ts',
              '**/*.property.test.ts',
              'server/*.test.ts',
              'server/http/*.test.ts',
              'server/http/connections/**',
              'server/intake/captcha/**',
              'server/deliveries/mail/**',
              'server/site/**',
            ],
            globalSetup: 'server/testing/postgres-setup.ts',
          },
        },
      ],
    },
  }),
);
