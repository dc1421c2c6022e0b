import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { kept } from '../../scripts/kept.mjs';
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
export function copiesFor(master: string, measured: Measured): KeptCopy[] {
  return copiesOf(measured, isNight(master)).map((copy) => ({
    path: join(dirname(master), 'copies', `${measured.name}-${copy.width}.${copy.format}`),
    master,
    copy,
  }));
}

/** The bytes of a copy. It is encoded when it is missing; in a folder that may not be written, the build's cache keeps it. */
export async function readCopy({ path, master, copy }: KeptCopy): Promise<Buffer> {
  if (existsSync(path)) return readFile(path);
  // The name has a mark of the master and of the encoding.
  const content = await kept(`copy ${basename(path)}`, '', () => encode(master, copy));
  try {
    await mkdir(dirname(path), { recursive: true });
    // Under another name first, for a build may be stopped.
    await writeFile(`${path}.new`, content);
    await rename(`${path}.new`, path);
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
  return content;
}

function isReadOnly(error: unknown): boolean {
  return /^(?:EACCES|EPERM|EROFS)$/.test(String((error as NodeJS.ErrnoException).code));
}

/**
 * Encodes the copies that a folder of masters lacks, and removes those of masters that are gone or have changed. Two at a time,
 * but only one large one, as it takes 150 MB of memory; the largest first, into what no other has left in pieces.
 */
export async function updateCopies(folder: string, copies: KeptCopy[]): Promise<void> {
  const missing = copies.filter(({ path }) => !existsSync(path));
  const progress = reportProgress('Pictures', missing.length);
  const small = missing.filter(({ copy }) => copy.width < 1080);
  const large = missing.filter(({ copy }) => copy.width >= 1080).toReversed();
  const lanes = [small, large].map(async (lane) => {
    for (const copy of lane) {
      await readCopy(copy);
      progress.step();
    }
  });
  await Promise.all(lanes).finally(progress.end);
  const beside = join(folder, 'copies');
  if (!existsSync(beside)) return;
  const wanted = new Set(copies.map(({ path }) => path));
  const others = (await readdir(beside))
    .map((name) => join(beside, name))
    .filter((path) => !wanted.has(path));
  await Promise.all(others.map((path) => rm(path))).catch((error) => {
    if (!isReadOnly(error)) throw error;
  });
}
