// Builds the site of another contractor from the same program and puts it through what holds for every site: nothing of
// the sample may be left in it. Beside it lies the build of the sample, which stays as it is.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

/** Their tests with the tag `@any-site` hold whatever a site is about. */
const JOURNEYS = ['accessibility.spec.ts', 'layout.spec.ts'];

const env = {
  ...process.env,
  CONTENT_DIR: 'tests/another-contractor/content',
  BUILD_DIR: 'build/another-contractor',
  CHROMIUM_PATH: findBrowser(),
};
run('scripts/build.mjs');
run(
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'tests/built/vitest.config.ts',
  '--exclude',
  '**/image.test.ts',
);
// One run for each file, because Playwright fails only when a whole run finds no test.
for (const file of JOURNEYS) {
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

/** @param {string[]} command */
function run(...command) {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}
