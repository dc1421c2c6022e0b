// The checks that must pass before a change lands, the fastest first: `npm test` runs the quick ones, `npm run test:all` the rest
// as well. CI runs the rest by themselves (`npm test -- rest`), after the quick ones.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { findBrowser, findFirefox } from './find-browser.mjs';

/** @typedef {[name: string, ...command: string[]]} Step */

const VITEST = 'node_modules/vitest/vitest.mjs';
const BUILT = [VITEST, 'run', '--config', 'tests/built/vitest.config.ts'];
const JOURNEYS = ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/playwright.config.ts'];
const POSTGRES = [VITEST, 'run', '--project', 'postgres'];
const CRASHES = ['tests/torture/main.ts', 'crash', 'escalation', '--together', '--rounds'];

/**
 * The steps of one row run in parallel, where each leaves processors idle: crashes wait for mails, a kill and a start.
 * @type {Step[][]}
 */
const quick = [
  [
    ['types', 'node_modules/typescript/bin/tsc', '--project', 'tsconfig.json'],
    ['lint, format and imports', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    ['unused files and packages', 'node_modules/knip/bin/knip.js'],
    ['build', 'scripts/build.mjs', '--if-stale'],
  ],
  [['the built pages', ...BUILT, '--exclude', '**/{image,writer}.test.ts']],
  [['unit and contract tests on SQLite', VITEST, 'run', '--project', 'sqlite']],
  [
    ['journeys in Chromium', ...JOURNEYS, '--project=chromium', '--grep=@core'],
    ['what is PostgreSQL’s own', ...POSTGRES, 'server/store/', '/postgres'],
    ['crashes', ...CRASHES, '3'],
  ],
];

/** @type {Step[][]} */
const rest = [
  // A build and a dozen sites, which the sample's pages do not need.
  [['the image and the writer of sites', ...BUILT, 'image.test.ts', 'writer.test.ts']],
  [['another contractor', 'scripts/another-contractor.mjs']],
  [['the store on a thread', VITEST, 'run', '--project', 'thread']],
  [['the other tests on PostgreSQL', ...POSTGRES, '--exclude={server/store/*,**/postgres*}']],
  // By themselves: they start some dozen servers and databases at once.
  [['crashes', ...CRASHES, '20']],
  [['the other journeys in Chromium', ...JOURNEYS, '--project=chromium', '--grep-invert=@core']],
  [['journeys in Firefox', ...JOURNEYS, '--project=firefox']],
];

const [what = 'quick'] = process.argv.slice(2);
const rows = { quick, rest, all: [...quick, ...rest] }[what];
if (!rows) {
  console.error('Say which: quick, rest or all.');
  process.exit(2);
}

if (!/^name: Oakhand/m.test(readFileSync('content/company.yaml', 'utf8'))) {
  console.error('The tests compare the program with its sample, and content/ is a business of its own now.');
  console.error(
    '`npm run check` looks at it. To test the program, keep your folder elsewhere and name it in CONTENT_DIR.',
  );
  process.exit(2);
}

const environment = {
  ...process.env,
  CHROMIUM_PATH: findBrowser(),
  ...(what !== 'quick' && { FIREFOX_PATH: findFirefox() }),
};
/** @type {string[]} */
const times = [];
/** @type {string[]} */
let failed = [];
for (const row of rows) {
  console.log(`\n── ${row.map(([name]) => name).join(', ')}`);
  failed = (await Promise.all(row.map(run))).flatMap((name) => name ?? []);
  if (failed.length > 0) break;
}
console.log(`\n${times.join('\n')}`);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll is well.');
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * Runs a step and returns its name if it failed.
 * @param {Step} step
 */
async function run([name, ...command]) {
  const began = Date.now();
  const [status] = await once(
    spawn(process.execPath, command, { stdio: 'inherit', env: environment }),
    'exit',
  );
  times.push(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${name}`);
  return status === 0 ? undefined : name;
}
