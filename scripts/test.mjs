// All checks that must pass before a change lands, the fastest first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser, findFirefox } from './find-browser.mjs';

/** @typedef {[name: string, ...command: string[]]} Step */

/**
 * The steps of one row run in parallel: they are independent, and each leaves processors idle. The crash rounds have a row of
 * their own, although they wait for two minutes: they start some dozen servers at once, and allow each lost mail a minute.
 * @type {Step[][]}
 */
const rows = [
  [
    ['types', 'node_modules/typescript/bin/tsc', '--project', 'tsconfig.json'],
    ['lint, format and imports', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    ['unused files and packages', 'node_modules/knip/bin/knip.js'],
  ],
  [['build', 'scripts/build.mjs']],
  [
    ['the built pages', 'node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/built/vitest.config.ts'],
    ['another contractor', 'scripts/another-contractor.mjs'],
  ],
  [['unit and contract tests', 'node_modules/vitest/vitest.mjs', 'run']],
  [['crashes', 'tests/torture/main.ts', 'crash', 'escalation', '--rounds', '20', '--together']],
  [
    [
      'journeys in a browser',
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/playwright.config.ts',
    ],
  ],
];

const environment = { ...process.env, CHROMIUM_PATH: findBrowser(), FIREFOX_PATH: findFirefox() };
for (const row of rows) {
  console.log(`\n── ${row.map(([name]) => name).join(', ')}`);
  const failed = (await Promise.all(row.map(run))).filter((name) => name);
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.join(', ')}`);
    process.exit(1);
  }
}
console.log('\nAll is well.');

/**
 * Runs a step and returns its name if it failed.
 * @param {Step} step
 */
async function run([name, ...command]) {
  const [status] = await once(
    spawn(process.execPath, command, { stdio: 'inherit', env: environment }),
    'exit',
  );
  return status === 0 ? undefined : name;
}
