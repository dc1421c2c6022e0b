// Where the words of the business lie, and where the build goes. Another contractor's site is built from the same program
// with two settings; docs/decisions/024-another-contractor.md has the reasons.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The folders as they were set, for what people read. */
export const contentDir = process.env.CONTENT_DIR || 'content';
export const buildDir = process.env.BUILD_DIR || 'build';

const sample = resolve('content');
const own = resolve(contentDir);

/** Vitest keeps what it has read by the names of files, and another content has other files behind the same names. */
export const testCache =
  own === sample ? undefined : join('node_modules/.vitest-cache', encodeURIComponent(contentDir));

/** Of the files in `content/`, those that belong to the program and not to the business. */
const PROGRAM = /^(?:schema|check)\.ts$/;

/** The questions of the forms, which another contractor may leave to us. */
const FORMS = /^(?:estimate|contact)-form\.ts$/;

// What `node --env-file` makes of such a file: the name of its first setting is another, or all is lost.
if (Object.keys(process.env).some((name) => /[\ufeff\ufffd]/.test(name))) {
  console.error(
    'The file with the settings has a byte-order mark or is not stored as UTF-8: save it as UTF-8 without a mark.',
  );
  process.exit(1);
}

if (within(resolve(), resolve(buildDir)) === undefined) {
  console.error(
    `BUILD_DIR is "${buildDir}"; expected a folder below ${resolve()}, because the programs in it need the packages there.`,
  );
  process.exit(1);
}

/**
 * Where a file of the content is to be read. A file that is missing in CONTENT_DIR is taken from `content/` where it is
 * the program's own or asks what a form asks; facts are never filled up with another business's.
 *
 * @param {string} file as the import names it, resolved
 * @param {string} [importer] the file that asks; one of CONTENT_DIR may name a file of `content/` by its path
 * @returns {string | undefined} its path; nothing for a file that is no content
 */
export function contentFile(file, importer) {
  if (own === sample) return undefined;
  const asked = within(sample, file);
  const name = asked ?? within(own, file);
  if (name === undefined) return undefined;
  if (asked !== undefined && importer !== undefined && within(own, importer) !== undefined) return file;
  if (existsSync(join(own, name))) return join(own, name);
  if (PROGRAM.test(name) || FORMS.test(name)) return join(sample, name);
  throw new Error(`${contentDir}/${name} is missing; content/${name} shows what it holds.`);
}

/**
 * A module of CONTENT_DIR under the name that it has in `content/`, for rules that go by folders.
 * @param {string} file
 */
export function asContent(file) {
  const name = own === sample ? undefined : within(own, file);
  return name === undefined ? file : join(sample, name);
}

/** @param {string} folder @param {string} file */
function within(folder, file) {
  const path = relative(folder, file);
  return path === '' || path.startsWith('..') || resolve(path) === path ? undefined : path;
}
