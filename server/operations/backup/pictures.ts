import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../config.ts';
import { type Masters, missingFrom, openMasters } from '../../masters/masters.ts';
import { sha256Of } from './checksum.ts';
import { flush, removeLeftovers, UNFINISHED } from './files.ts';
import { reasonOf } from './verify-backup.ts';

/** Longer than the oldest backup of the database is kept. In milliseconds. */
const LONGER_THAN_BACKUPS = 400 * 24 * 60 * 60_000;

/** Where the pictures of the website lie that the backups in this folder need, each once under its SHA-256. */
export function picturesFolder(backups: string): string {
  return join(backups, 'pictures');
}

/** `named`: the pictures that a database needs, by their SHA-256, each with a name. */
type Needed = { named: Map<string, string>; config: Pick<Config, 'dataDir' | 'mediaUrl'> };

/**
 * Copies into DATA_DIR/backups the pictures that are not there yet or have been damaged there, and answers in a sentence what is
 * missing. Those in a bucket (MEDIA_URL) are not copied; that they are there is checked.
 */
export async function backUpPictures({ named, config }: Needed): Promise<string | null> {
  const masters = openMasters(config);
  const folder = picturesFolder(join(config.dataDir, 'backups'));
  try {
    const missing = masters.isShared
      ? await missingFrom(masters, named)
      : await copyAll({ named, masters, folder });
    return missing.length === 0 ? null : describeMissing(missing);
  } catch (error) {
    return `The website’s pictures could not be copied: ${reasonOf(error)}.`;
  }
}

/** A sentence about pictures that are missing. */
export function describeMissing([first = '', ...others]: string[]): string {
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return `The website’s picture ${first} is missing or damaged${more}.`;
}

async function copyAll({
  named,
  masters,
  folder,
}: Pick<Needed, 'named'> & { masters: Masters; folder: string }) {
  const missing: string[] = [];
  if (named.size > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [hash, name] of named) {
    const file = join(folder, hash);
    if ((await isWhole(file, hash)) || (await copyWhole(masters, hash, file))) {
      await utimes(file, new Date(), new Date());
    } else missing.push(name);
  }
  await removeOld(folder);
  return missing;
}

async function copyWhole(masters: Masters, hash: string, file: string): Promise<boolean> {
  const unfinished = join(dirname(file), `${UNFINISHED}${hash}`);
  try {
    await masters.place(hash, unfinished);
    if (!(await isWhole(unfinished, hash))) return false;
    await flush(unfinished);
    await rename(unfinished, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

function isWhole(file: string, hash: string): Promise<boolean> {
  return sha256Of(file).then(
    (sha256) => sha256 === hash,
    () => false,
  );
}

/** Those that were named last when no backup had been made that is still kept: their time is that of the last night. */
async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) await removeLeftovers(folder);
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LONGER_THAN_BACKUPS)
      await rm(join(folder, name), { force: true });
  }
}

/** What a restore did about the pictures: how many it has brought back, and what is still missing. */
export type RestoredPictures = { brought: number; missing: string[] };

/** Brings back the pictures beside a backup. Without `named`, nothing is known of what is missing. */
export async function restorePictures(
  backup: string,
  { named = new Map(), config }: Partial<Pick<Needed, 'named'>> & Pick<Needed, 'config'>,
): Promise<RestoredPictures> {
  const masters = openMasters(config);
  const folder = picturesFolder(dirname(backup));
  const there = new Set((await masters.list()).map(({ hash }) => hash));
  let brought = 0;
  for (const hash of await readdir(folder).catch(() => [])) {
    if (there.has(hash) || !(await isWhole(join(folder, hash), hash))) continue;
    await masters.keep(hash, await readFile(join(folder, hash)));
    brought += 1;
  }
  return { brought, missing: await missingFrom(masters, named) };
}
