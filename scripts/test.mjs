// Everything that must hold before a change lands, in the order in which it fails fastest.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

/** @type {[name: string, ...command: string[]][]} */
const steps = [
  ['types', 'node_modules/typescript/bin/tsc', '--project', 'tsconfig.json'],
  ['lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['unused files and packages', 'node_modules/knip/bin/knip.js'],
  ['unit and contract tests', 'node_modules/vitest/vitest.mjs', 'run'],
  ['build', 'scripts/build.mjs'],
  ['the built pages', 'node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/built/vitest.config.ts'],
  ['crashes', 'tests/torture/main.ts', 'crash', '--rounds', '20', '--together'],
  [
    'journeys in a browser',
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/playwright.config.ts',
  ],
];

const environment = { ...process.env, CHROMIUM_PATH: findBrowser() };
for (const [name, ...command] of steps) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: environment });
  if (status !== 0) {
    console.error(`\nFailed: ${name}`);
    process.exit(1);
  }
}
console.log('\nAll is well.');
