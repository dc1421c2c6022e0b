// Where things lie. Another contractor's site is written by the same program with two settings;
// docs/decisions/024-another-contractor.md has the reasons.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** Where the server writes out what is in the store: the website that was published, and drafts. */
const fromStore = join(process.env.DATA_DIR || './data', 'website');
const published = join(fromStore, 'content');

/** Next to nothing, for a program without a folder, such as the image. */
export const BLANK = 'contract/content/new-site/blank';

/** The contractor's words and pictures, and the site that is written from them, as they were set, for what people read. */
export const contentDir =
  process.env.CONTENT_DIR || (existsSync(published) ? published : isFilled('content') ? 'content' : BLANK);
export const siteDir = process.env.SITE_DIR || 'build/site';

/**
 * Whether a folder was written out of the store, and may be in the words of another version of the program.
 * @param {string} folder
 */
export function isFromStore(folder) {
  return resolve(folder).startsWith(resolve(fromStore) + sep);
}

/** The compiled program. */
export const buildDir = process.env.NEXT_BUILD || 'build';

// What `node --env-file` makes of such a file: the name of its first setting is another, or all is lost.
if (Object.keys(process.env).some((name) => /[\ufeff\ufffd]/.test(name))) {
  console.error(
    'The file with the settings has a byte-order mark or is not stored as UTF-8: save it as UTF-8 without a mark.',
  );
  process.exit(1);
}

/** @param {string} folder */
function isFilled(folder) {
  return existsSync(folder) && readdirSync(folder).length > 0;
}
