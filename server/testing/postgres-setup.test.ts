import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Enough to create, start and stop a PostgreSQL. */
const TIMEOUT_MS = 60_000;

test(
  'a failing test fails the run, although the package of PostgreSQL would end its process with 0',
  async () => {
    const { VITEST, TEST_DATABASE_URL, ...environment } = process.env;
    const run = await promisify(execFile)(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', 'server/testing/failing-run/vitest.config.ts'],
      { env: { ...environment, NO_COLOR: '1' }, timeout: TIMEOUT_MS },
    ).catch((failure) => failure);
    expect(run.stderr).toContain("expected 'postgres://");
    expect(run.stdout).toMatch(/Tests +1 failed \(1\)/);
    expect(run.code).toBe(1);
  },
  TIMEOUT_MS,
);
