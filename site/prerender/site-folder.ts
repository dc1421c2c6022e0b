import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** How long a file that new pages no longer name is served, in milliseconds: for tabs that were open before, and for caches. */
const KEPT = 24 * 60 * 60 * 1000;

/** After so many milliseconds, the folder of a writer that was killed is removed. */
const ABANDONED = 60 * 60 * 1000;

/** When the names in `public/assets` that new pages no longer have were last named, as a JSON of times by their paths. */
const OLD_NAMES = 'old-names.json';

/** A site that is being written, beside the one that is served. */
export type NextSite = {
  folder: string;
  write(name: string, content: string | Buffer): Promise<void>;
  /** Puts a file of the program in it, without another copy where the disk allows that. */
  take(name: string, from: string): Promise<void>;
  /** Puts it in the place of the one that is served, at once. */
  publish(): Promise<void>;
  discard(): Promise<void>;
};

/**
 * Begins a site in a folder of its own. `place` is a link to the folder that is served; what it leads to is never changed, so
 * a writer that is killed leaves nothing but a folder, which the next one removes.
 */
export async function beginSite(place: string, now = Date.now()): Promise<NextSite> {
  const sites = `${place}s`;
  const folder = join(sites, `${now.toString(36)}-${process.pid}`);
  await mkdir(folder, { recursive: true });

  async function write(name: string, content: string | Buffer): Promise<void> {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }

  async function take(name: string, from: string): Promise<void> {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await link(from, join(folder, name)).catch(() => copyFile(from, join(folder, name)));
  }

  async function keepOldNames(old = ''): Promise<void> {
    const since: Record<string, number> = JSON.parse(
      await readFile(join(old, OLD_NAMES), 'utf8').catch(() => '{}'),
    );
    const named = new Set(await filesIn(join(folder, 'public/assets')));
    const kept: Record<string, number> = {};
    for (const name of await filesIn(join(old, 'public/assets'))) {
      const last = since[name] ?? now;
      if (named.has(name) || now - last > KEPT) continue;
      kept[name] = last;
      await take(join('public/assets', name), join(old, 'public/assets', name));
    }
    await write(OLD_NAMES, JSON.stringify(kept));
  }

  async function publish(): Promise<void> {
    const old = await servedFolder(place);
    await keepOldNames(old);
    const next = `${place}.${process.pid}`;
    await rm(next, { force: true });
    await symlink(join(basename(sites), basename(folder)), next, 'junction');
    // Older versions had the site itself there.
    if (!old) await remove(place);
    await rename(next, place);
    // A server may be reading the one before, and another writer be at work.
    const kept = [folder, old].flatMap((each) => (each ? basename(each) : []));
    const isLeft = (name: string) => !kept.includes(name) && now - Number.parseInt(name, 36) > ABANDONED;
    for (const name of (await readdir(sites)).filter(isLeft)) await remove(join(sites, name));
  }

  return { folder, write, take, publish, discard: () => remove(folder) };
}

/** The folder that is served now; undefined before the first one. */
export async function servedFolder(place: string): Promise<string | undefined> {
  try {
    return resolve(dirname(place), await readlink(place));
  } catch {
    return undefined;
  }
}

/** All files below a folder, by their paths in it. */
export async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch {
    return [];
  }
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
