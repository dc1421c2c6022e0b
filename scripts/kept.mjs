// What takes long to make at build and depends on a few bytes alone is kept beside the site in cache/, under a mark of these bytes.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteDir } from './folders.mjs';

const FOLDER = join(dirname(siteDir), 'cache/kept');

const A_MONTH = 30 * 24 * 3600 * 1000;

/** Other versions of the tools make other things. */
const TOOLS = createHash('sha256').update(readFileSync('package-lock.json')).digest();

/**
 * What `make` makes of `source`, from an earlier build where it is there.
 * @param {string} what names `make` with all its settings
 * @param {string | Buffer} source
 * @param {() => Promise<Buffer> | Buffer} make
 * @returns {Promise<Buffer>}
 */
export async function kept(what, source, make) {
  const mark = createHash('sha256')
    .update(TOOLS)
    .update(what)
    .update('\0')
    .update(source)
    .digest('base64url');
  const file = join(FOLDER, mark);
  try {
    const content = await readFile(file);
    await utimes(file, new Date(), new Date());
    return content;
  } catch {
    const content = await make();
    await mkdir(FOLDER, { recursive: true });
    const own = `${file}.${randomUUID()}`;
    await writeFile(own, content);
    await rename(own, file);
    return content;
  }
}

/** Removes what no build has asked for in a month. */
export function cleanKept() {
  if (!existsSync(FOLDER)) return;
  for (const name of readdirSync(FOLDER)) {
    const file = join(FOLDER, name);
    if (Date.now() - statSync(file).mtimeMs > A_MONTH) rmSync(file, { force: true });
  }
}
