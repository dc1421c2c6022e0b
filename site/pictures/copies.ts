import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { reportProgress } from '../../scripts/progress.mjs';
import { encode, type Measured } from './encode.ts';
import { isNight } from './night-master.ts';
import { type Copy, copiesOf } from './photo.ts';

/** A copy of a master: its place, beside the master in `copies/`, which is committed with it. */
export type KeptCopy = { path: string; master: string; copy: Copy };

/** Whether a file of this name is a master. */
export function isMaster(name: string): boolean {
  return /\.(?:jpe?g|png)$/i.test(name);
}

/** The copies of a master. */
export function copiesFor(master: string, { name, width }: Measured): KeptCopy[] {
  return copiesOf(width, isNight(master)).map((copy) => ({
    path: join(dirname(master), 'copies', `${name}-${copy.width}.${copy.format}`),
    master,
    copy,
  }));
}

/** The bytes of a copy. It is encoded when it is missing: under another name first, for a build may be stopped. */
export async function readCopy({ path, master, copy }: KeptCopy): Promise<Buffer> {
  if (existsSync(path)) return readFile(path);
  const content = await encode(master, copy);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
  return content;
}

/** Encodes the copies that a folder of masters lacks, and removes those of masters that are gone or have changed. */
export async function updateCopies(folder: string, copies: KeptCopy[]): Promise<void> {
  const missing = copies.filter(({ path }) => !existsSync(path));
  const progress = reportProgress('Pictures', missing.length);
  const queue = missing.values();
  const work = Array.from({ length: availableParallelism() }, async () => {
    for (const copy of queue) {
      await readCopy(copy);
      progress.step();
    }
  });
  await Promise.all(work).finally(progress.end);
  const kept = join(folder, 'copies');
  if (!existsSync(kept)) return;
  const wanted = new Set(copies.map(({ path }) => path));
  for (const name of await readdir(kept)) if (!wanted.has(join(kept, name))) await rm(join(kept, name));
}
