// Builds the sites of other contractors from the same program and puts them through what holds for every site: nothing of
// the sample may be left in them. Beside it lies the build of the sample, which stays as it is.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHardest } from '../tests/hardest-contractor/write-hardest.ts';
import { findBrowser } from './find-browser.mjs';

/** Their tests with the tag `@any-site` hold whatever a site is about. */
const JOURNEYS = ['accessibility.spec.ts', 'layout.spec.ts'];

const env = {
  ...process.env,
  CONTENT_DIR: 'tests/another-contractor/content',
  SITE_DIR: 'build/another-contractor',
  CHROMIUM_PATH: findBrowser(),
};
run('scripts/build.mjs', '--if-stale');
run(
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'tests/built/vitest.config.ts',
  '--exclude',
  '**/image.test.ts',
);
journeys(...JOURNEYS);
// The same program writes the site of a contractor at the limits of the schema, with one service and with the most.
for (const services of /** @type {const} */ ([1, 19])) {
  env.CONTENT_DIR = mkdtempSync(join(tmpdir(), 'hardest-'));
  writeHardest(env.CONTENT_DIR, services);
  run('scripts/build.mjs', '--site');
  journeys('layout.spec.ts');
  rmSync(env.CONTENT_DIR, { recursive: true });
}

/**
 * One run for each file, because Playwright fails only when a whole run finds no test.
 * @param {string[]} files
 */
function journeys(...files) {
  for (const file of files) {
    run(
      'node_modules/@playwright/test/cli.js',
      'test',
      file,
      '--config=tests/playwright.config.ts',
      '--project=chromium',
      '--output=test-results/another-contractor',
      '--grep=@any-site',
    );
  }
}

/** @param {string[]} command */
function run(...command) {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}
