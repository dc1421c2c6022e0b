import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { kept } from '../../scripts/kept.mjs';
import { filesIn } from './site-folder.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Whether it is text, by its name. */
export function isCompressible(name: string): boolean {
  return /\.(html|js|css|svg|json|txt|xml|webmanifest)$/.test(name);
}

/** The Brotli and the gzip version of a text file at the highest level, by what is added to its name; none of any other file. */
export async function compress(name: string, content: Buffer): Promise<[ending: string, packed: Buffer][]> {
  if (!isCompressible(name)) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const level = constants.Z_BEST_COMPRESSION;
  return [
    ['.br', await kept('br', content, () => brotli(content, { params }))],
    ['.gz', await kept('gz', content, () => gz(content, { level }))],
  ];
}

/** Writes both versions of all files of a folder beside them. */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    (await filesIn(folder)).map(async (name) => {
      const file = join(folder, name);
      for (const [ending, packed] of await compress(name, await readFile(file)))
        await writeFile(file + ending, packed);
    }),
  );
}
