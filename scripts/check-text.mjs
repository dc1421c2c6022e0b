import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws a sentence for a file of texts that an editor has not stored as UTF-8: its words would be lost, or read wrongly.
 * @param {string} folder
 */
export function checkTextFiles(folder) {
  for (const name of globSync('**/*.{ts,mdx,svg}', { cwd: folder })) {
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
