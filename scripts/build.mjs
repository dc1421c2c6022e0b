// Builds the site and the server into BUILD_DIR. `buildIfStale` skips that when the build has the same sources and settings;
// as a command (`npm run build`) it always builds.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDir, contentDir } from './folders.mjs';

/** What stands in `content/` also fills up another CONTENT_DIR: its schema, and general words. */
const content = [...new Set([contentDir, 'content'])];
const sources = [
  ...content,
  'site',
  'contract',
  'server',
  'office',
  'cli',
  'vite.config.ts',
  'package-lock.json',
];
const stamp = join(buildDir, 'stamp.json');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) build();

export function buildIfStale() {
  if (isFresh()) return;
  console.log(
    'Building the site. The first time takes a minute or two: every picture is made in several sizes.',
  );
  build();
}

function build() {
  rmSync(stamp, { force: true });
  run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  run(join(buildDir, 'prerender/main.js'));
  writeFileSync(stamp, settings());
}

/** @param {string[]} args */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  console.error('The site could not be built; see the error above.');
  process.exit(1);
}

/** The settings that are built into the pages. */
function settings() {
  const {
    SITE_URL = 'http://localhost:3000',
    ERROR_REPORT_DSN = '',
    CAPTCHA_PROVIDER = 'altcha',
    RETENTION_MONTHS = '',
  } = process.env;
  return JSON.stringify({
    CONTENT_DIR: resolve(contentDir),
    SITE_URL,
    ERROR_REPORT_DSN,
    CAPTCHA_PROVIDER,
    RETENTION_MONTHS,
  });
}

function isFresh() {
  try {
    return readFileSync(stamp, 'utf8') === settings() && isNewerThanSources();
  } catch {
    return false;
  }
}

/** Whether no source has changed since the build. */
export function isNewerThanSources() {
  const built = statSync(stamp).mtimeMs;
  return sources.every((source) => newest(source) < built);
}

/**
 * The latest change in a file or folder, as `mtimeMs`. A folder's own time shows that a file was removed.
 * @param {string} path
 * @returns {number}
 */
export function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
