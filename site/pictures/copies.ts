import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { reportProgress } from '../../scripts/progress.mjs';
import { encode, type Measured } from './encode.ts';
import { isNight } from './night-master.ts';
import { type Copy, copiesOf } from './photo.ts';

/** Every master in a folder. */
export function mastersIn(folder: string): string[] {
  return globSync(join(folder, '*.{jpg,jpeg,png}')).sort();
}

/** The copies of a master: their places, beside it in `copies/`, which is committed with it. */
export function copiesFor(file: string, { name, width }: Measured): { path: string; copy: Copy }[] {
  return copiesOf(width, isNight(file)).map((copy) => ({
    path: join(dirname(file), 'copies', `${name}-${copy.width}.${copy.format}`),
    copy,
  }));
}

/** The bytes of a copy. It is encoded when it is missing: under another name first, for a build may be stopped. */
export async function readCopy(file: string, path: string, copy: Copy): Promise<Buffer> {
  if (existsSync(path)) return readFile(path);
  const content = await encode(file, copy);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
  return content;
}

/** Encodes the copies that a folder of masters lacks, and removes those of masters that are gone or have changed. */
export async function updateCopies(
  folder: string,
  measure: (file: string) => Promise<Measured>,
): Promise<void> {
  const wanted = new Map<string, { file: string; copy: Copy }>();
  for (const file of mastersIn(folder)) {
    for (const { path, copy } of copiesFor(file, await measure(file))) wanted.set(path, { file, copy });
  }
  const missing = [...wanted].filter(([path]) => !existsSync(path));
  const progress = reportProgress('Pictures', missing.length);
  const queue = missing.values();
  const work = Array.from({ length: availableParallelism() }, async () => {
    for (const [path, { file, copy }] of queue) {
      await readCopy(file, path, copy);
      progress.step();
    }
  });
  await Promise.all(work).finally(progress.end);
  const kept = join(folder, 'copies');
  if (!existsSync(kept)) return;
  for (const name of await readdir(kept)) if (!wanted.has(join(kept, name))) await rm(join(kept, name));
}
