import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { kept } from '../../scripts/kept.mjs';
import { reportProgress } from '../../scripts/progress.mjs';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes a Brotli and a gzip version of every text file in a folder, at the highest level. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file));
  const progress = reportProgress('Compressed files', files.length);
  await Promise.all(files.map((file) => compress(join(folder, file)).then(progress.step))).finally(
    progress.end,
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const level = constants.Z_BEST_COMPRESSION;
  await writeFile(`${file}.br`, await kept('br', content, () => brotli(content, { params })));
  await writeFile(`${file}.gz`, await kept('gz', content, () => gz(content, { level })));
}
