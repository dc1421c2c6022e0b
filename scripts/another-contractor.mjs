// Builds the site of another contractor from the same program and puts it through what holds for every site: nothing of
// the sample may be left in it. Beside it lies the build of the sample, which stays as it is.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

/** The journeys that know nothing of what a site is about. */
const JOURNEYS = 'axe finds nothing (on|in the open menus)|scroll sideways|sticks out sideways|is set wider';

const env = {
  ...process.env,
  CONTENT_DIR: 'tests/another-contractor/content',
  BUILD_DIR: 'build/another-contractor',
  CHROMIUM_PATH: findBrowser(),
};
run('scripts/build.mjs');
run('node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/built/vitest.config.ts');
const browser = ['--config', 'tests/playwright.config.ts', '--project', 'chromium'];
run(
  'node_modules/@playwright/test/cli.js',
  'test',
  ...browser,
  '--output',
  'test-results/another-contractor',
  'accessibility.spec.ts',
  'layout.spec.ts',
  '-g',
  JOURNEYS,
);

/** @param {string[]} command */
function run(...command) {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}
