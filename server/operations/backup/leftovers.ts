import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How the folder of a backup that is being made begins. */
export const UNFINISHED = '.unfinished-';

/** How the folder of a backup that is being tried begins. */
export const TRIAL = '.trial-';

/** How the file that a restore is about to put in the database's place ends. */
export const RESTORED = '.restored';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Removes what a backup or a restore has left that was killed in the middle. Each is a whole database, with everybody in
 * it. A younger one may be under way in another process.
 */
export async function removeLeftovers(folder: string) {
  for (const name of await readdir(folder)) {
    if (!isLeftover(name)) continue;
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs >= DAY) await rm(path, { recursive: true, force: true });
  }
}

/** Whether this is the name of something that only a backup or a restore under way should have. */
export function isLeftover(name: string): boolean {
  return name.startsWith(UNFINISHED) || name.startsWith(TRIAL) || name.endsWith(`.sqlite${RESTORED}`);
}
