// Builds in two halves: the program (scripts, styles, server), compiled without a contractor's word, and the site, which the
// program writes from CONTENT_DIR. As a command, `npm run build` makes both, `npm run build:site` the site alone, and `--program`,
// for the image, the program alone.
// `buildIfStale` makes what has older sources or other settings. Each half is made beside the one that is there and takes its
// place at the end: a build that fails leaves the one before, and what runs from it.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
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
import { inWords } from '../contract/content/mistake.ts';
import { readContent } from '../contract/content/read.ts';
import { compressFolder } from '../site/prerender/compress.ts';
import { buildDir, contentDir, isFromStore, siteDir } from './folders.mjs';
import { reportProgress } from './progress.mjs';

const sources = [
  'messages',
  'site',
  'contract',
  'server',
  'office',
  'cli',
  'vite.config.ts',
  'package-lock.json',
];
const programStamp = join(buildDir, 'program.json');

/** What is compiled into the program. */
const programSettings = JSON.stringify({ ERROR_REPORT_DSN: process.env.ERROR_REPORT_DSN ?? '' });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [how] = process.argv.slice(2);
  if (how === '--if-stale') buildIfStale();
  else if (how === '--program') await buildProgram();
  else if (how === '--site') process.exitCode = writeSite(buildDir) ? 0 : 1;
  else await build();
}

/**
 * Builds what is stale. Processes of their own do that, which take their memory with them.
 * @param {{ orKeep?: boolean }} how `orKeep`: when it fails, go on with the site before, if there is one
 */
export function buildIfStale({ orKeep = false } = {}) {
  const isDone = isProgramFresh() ? writeSite(buildDir, '--if-stale') : runs(fileURLToPath(import.meta.url));
  if (isDone) return;
  if (!orKeep || !existsSync(join(siteDir, 'site.json'))) process.exit(1);
  const day = statSync(join(siteDir, 'site.json')).mtime.toLocaleString('en-US');
  console.error(`What was built on ${day} is used instead, without the changes since then.`);
}

/** Builds the program alone, unless it is fresh; false when it cannot be built. */
export function buildProgramIfStale() {
  return isProgramFresh() || runs(fileURLToPath(import.meta.url), '--program');
}

async function build() {
  console.log('Building the site.');
  // What is published is put right in the office, which needs the program.
  const isInOffice = isFromStore(contentDir);
  if (!isInOffice) checkContent('The site could not be built; see above.');
  await buildProgram((next) => {
    if (writeSite(next)) return;
    process.exitCode = 1;
    if (!isInOffice) process.exit();
  });
}

/** @param {(next: string) => unknown} before what else has to succeed before the program takes its place */
async function buildProgram(before = () => undefined) {
  const next = join(buildDir, 'next');
  rmSync(next, { recursive: true, force: true });
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_BUILD: next });
  try {
    await bundle();
    await compressFolder(join(next, 'scripts'));
  } catch (error) {
    console.error(
      `${error instanceof Error ? (error.stack ?? error.message) : error}\nThe program could not be built.`,
    );
    process.exit(1);
  }
  writeFileSync(join(next, 'program.json'), programSettings);
  before(next);
  putInPlace(next);
}

/** Mistakes in the content are named before anything else runs. @param {string} end what comes of them */
export function checkContent(end) {
  const { mistakes } = readContent(contentDir, () => isFromStore(contentDir));
  if (mistakes.length === 0) return;
  for (const mistake of mistakes) console.error(`${contentDir}/${inWords(mistake)}`);
  console.error(end);
  process.exit(1);
}

/** Has the program in a folder write the site; false when it cannot. @param {string} program @param {string[]} how */
function writeSite(program, ...how) {
  const main = resolve(program, 'prerender/main.js');
  // Without it V8 gives the pages' short-lived objects 100 MB more before it looks for garbage.
  if (existsSync(main)) return runs('--max-semi-space-size=4', main, ...how);
  console.error('The program is not built yet: run "npm run build" once.');
  return false;
}

/** @param {string[]} command */
function runs(...command) {
  // Otherwise the C library keeps memory that pictures and compression have needed: with more arenas, 350 MB instead of 230 for
  // one photograph; with a threshold that grows, 290 instead of 250 for all pages.
  const env = { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
  return spawnSync(process.execPath, command, { stdio: 'inherit', env }).status === 0;
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

/** The stamp goes first and comes last: a build that is half in place counts for none. @param {string} next */
function putInPlace(next) {
  const old = join(buildDir, 'old');
  rmSync(old, { recursive: true, force: true });
  mkdirSync(old);
  rmSync(programStamp, { force: true });
  const names = readdirSync(next).filter((each) => each !== 'program.json');
  for (const name of [...names, 'program.json']) {
    try {
      renameSync(join(buildDir, name), join(old, name));
    } catch {
      // The first build has none before it.
    }
    renameSync(join(next, name), join(buildDir, name));
  }
  for (const folder of [old, next]) rmSync(folder, { recursive: true, force: true });
}

function isProgramFresh() {
  return (
    existsSync(programStamp) && readFileSync(programStamp, 'utf8') === programSettings && isNewerThanSources()
  );
}

/** Whether no source of the program has changed since it was built. */
export function isNewerThanSources() {
  const built = statSync(programStamp).mtimeMs;
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
