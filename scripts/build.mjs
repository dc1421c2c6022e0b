// Builds the site and the server. `buildIfStale` skips that when the build has the same sources and settings; as a command
// (`npm run build`) it always builds. All of it is made beside the build that is there and takes its place at the end: a
// build that fails leaves the one before, and what runs from it.
import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildDir, contentDir } from './folders.mjs';
import { cleanKept } from './kept.mjs';
import { reportProgress } from './progress.mjs';

/** The parts of `content/` that another CONTENT_DIR uses too: its schema and the questions of the forms. */
const content = [...new Set([contentDir, 'content'])];
const sources = [
  ...content,
  'messages',
  'site',
  'contract',
  'server',
  'office',
  'cli',
  'vite.config.ts',
  'package-lock.json',
];
const stamp = join(buildDir, 'stamp.json');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--if-stale')) buildIfStale();
  else await build();
}

/**
 * Builds when the sources or settings have changed. A process of its own does that, which takes its memory with it.
 * @param {{ orKeep?: boolean }} how `orKeep`: when it fails, go on with the build before, if that has the same settings
 */
export function buildIfStale({ orKeep = false } = {}) {
  if (isFresh()) return;
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' });
  if (status === 0) return;
  if (!orKeep || readStamp() !== settings()) process.exit(1);
  const day = statSync(stamp).mtime.toLocaleString('en-US');
  console.error(`What was built on ${day} is used instead, without the changes since then.`);
}

async function build() {
  console.log('Building the site.');
  const next = join(buildDir, 'next');
  rmSync(next, { recursive: true, force: true });
  Object.assign(process.env, { NODE_ENV: 'production', BUILD_DIR: next });
  try {
    for (const folder of content) checkTextFiles(folder);
    await bundle();
    await import(String(pathToFileURL(resolve(next, 'prerender/main.js'))));
  } catch (error) {
    console.error(`${sentenceOf(error)}\nThe site could not be built; see above.`);
    process.exit(1);
  }
  writeFileSync(join(next, 'stamp.json'), settings());
  putInPlace(next);
  cleanKept();
}

/**
 * Throws a sentence for a file of texts that an editor has not stored as UTF-8: its words would be lost, or read wrongly.
 * @param {string} folder
 */
function checkTextFiles(folder) {
  for (const name of globSync('**/*.{ts,md,svg}', { cwd: folder })) {
    const file = join(folder, name);
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(checkForNul(readFileSync(file)));
    } catch {
      throw new Error(`${file} is not stored as UTF-8: save it again with that encoding.`);
    }
  }
}

/** UTF-16 without a mark at its beginning may be valid UTF-8. @param {Buffer} content */
function checkForNul(content) {
  if (content.includes(0)) throw new Error('a byte of zero');
  return content;
}

async function bundle() {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn' });
  const environments = Object.values(builder.environments).filter(({ name }) => name !== 'ssr');
  const progress = reportProgress('Scripts and styles', environments.length);
  await Promise.all(environments.map((each) => builder.build(each).then(progress.step))).finally(
    progress.end,
  );
}

/** A fault that the user can fix is reported in one sentence. A bug keeps its stack. @param {unknown} error */
function sentenceOf(error) {
  if (!(error instanceof Error)) return String(error);
  const [first = error] = /** @type {Error & { errors?: Error[] }} */ (error).errors ?? [];
  return first.constructor === Error || first.name === 'Error'
    ? first.message
    : (first.stack ?? first.message);
}

/** The stamp goes first and comes last: a build that is half in place counts for none. @param {string} next */
function putInPlace(next) {
  const old = join(buildDir, 'old');
  rmSync(old, { recursive: true, force: true });
  mkdirSync(old);
  rmSync(stamp, { force: true });
  for (const name of [...readdirSync(next).filter((each) => each !== 'stamp.json'), 'stamp.json']) {
    try {
      renameSync(join(buildDir, name), join(old, name));
    } catch {
      // The first build has none before it.
    }
    renameSync(join(next, name), join(buildDir, name));
  }
  for (const folder of [old, next]) rmSync(folder, { recursive: true, force: true });
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

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

function isFresh() {
  return readStamp() === settings() && isNewerThanSources();
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
