import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import { openBucket } from './bucket.ts';

/** Where the bytes lie that are too large for the database: photographs, films, PDF files. */
export type Masters = {
  /** Whether the servers on one database have all of them, wherever they were put. */
  isShared: boolean;
  /** Keeps the bytes; of those that are here already it notes that they were given once more. */
  keep(hash: string, bytes: Uint8Array): Promise<void>;
  /** Puts the file there; throws when it is not kept here. */
  place(hash: string, file: string): Promise<void>;
  /** What is kept and since when, more than once where the same bytes are kept several times. */
  list(): Promise<Kept[]>;
  /** Removes what was kept before then. What is given to be kept at the same moment stays. */
  remove(hash: string, before: Date): Promise<void>;
};

export type Kept = { hash: string; at: Date };

/** Those of these settings: in DATA_DIR, or in the bucket that MEDIA_URL names. */
export function openMasters({ dataDir, mediaUrl }: Pick<Config, 'dataDir' | 'mediaUrl'>): Masters {
  const folder = mastersIn(join(dataDir, 'website/masters'));
  return mediaUrl === undefined ? folder : mastersInBucket(openBucket(mediaUrl), folder);
}

const HASH = /^[\da-f]{64}$/;

/** In a folder of this server, each file under its hash. */
export function mastersIn(folder: string): Masters {
  return {
    isShared: false,
    async keep(hash, bytes) {
      const file = join(folder, hash);
      if (await touch(file)) return;
      await mkdir(folder, { recursive: true });
      const own = `${file}.${randomUUID()}`;
      await writeFile(own, bytes, { flush: true });
      await rename(own, file);
    },
    async place(hash, file) {
      await touch(join(folder, hash));
      // A link would let an editor of the copy change the master.
      await copyFile(join(folder, hash), file, constants.COPYFILE_FICLONE);
    },
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => HASH.test(name));
      const kept = names.map(async (hash) => {
        // One may be removed meanwhile.
        const found = await stat(join(folder, hash)).catch(() => undefined);
        return found ? [{ hash, at: found.mtime }] : [];
      });
      return (await Promise.all(kept)).flat();
    },
    async remove(hash, before) {
      const file = join(folder, hash);
      if (!(await isOlder(file, before))) return;
      // Under another name it is no longer found by `keep`, which therefore writes it again.
      const aside = `${file}.${randomUUID()}`;
      await rename(file, aside);
      if (await isOlder(aside, before)) await rm(aside);
      else await rename(aside, file);
    },
  };
}

/** Whether the file is there. It counts as kept now. */
function touch(file: string): Promise<boolean> {
  return utimes(file, new Date(), new Date()).then(
    () => true,
    () => false,
  );
}

async function isOlder(file: string, than: Date): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.mtime < than;
}

const HOUR = 60 * 60_000;

/** What was kept so recently is not sent again. Less than the age at which unused masters are removed. */
const RECENT = 12 * HOUR;

/** A copy on this server that no publication has needed for so long is removed. */
const NOT_NEEDED = 30 * 24 * HOUR;

/**
 * In a bucket that all servers share, with a copy on this server of what it has needed. No request removes an object only if
 * it is old. Each is therefore kept under a name with its time, and one that is kept again is another object.
 */
export function mastersInBucket(bucket: ReturnType<typeof openBucket>, here: Masters): Masters {
  const copiesOf = async (hash: string) =>
    (await bucket.list(hash)).map(toKept).sort((a, b) => b.at.getTime() - a.at.getTime());

  async function removeOld() {
    const before = new Date(Date.now() - NOT_NEEDED);
    for (const { hash } of await here.list()) await here.remove(hash, before);
  }

  return {
    isShared: true,
    async keep(hash, bytes) {
      await here.keep(hash, bytes);
      const [newest] = await copiesOf(hash);
      if (newest && Date.now() - newest.at.getTime() < RECENT) return;
      await bucket.put(nameOf({ hash, at: new Date() }), bytes, hash);
    },
    async place(hash, file) {
      await here.place(hash, file).catch(async () => {
        const [newest] = await copiesOf(hash);
        if (!newest) throw new Error('it is not in the bucket of MEDIA_URL');
        await here.keep(hash, await bucket.get(nameOf(newest)));
        await here.place(hash, file);
        await removeOld();
      });
    },
    list: async () => (await bucket.list('')).map(toKept),
    async remove(hash, before) {
      const old = (await copiesOf(hash)).filter(({ at }) => at < before);
      for (const kept of old) await bucket.remove(nameOf(kept));
      await here.remove(hash, before);
    },
  };
}

function nameOf({ hash, at }: Kept): string {
  return `${hash}-${at.getTime().toString(36)}`;
}

function toKept(name: string): Kept {
  const [hash = '', time = ''] = name.split('-');
  return { hash, at: new Date(Number.parseInt(time, 36)) };
}

type Deps = { store: Pick<Store, 'websiteMasters' | 'removeUnusedWebsiteFiles'>; masters: Masters };

/** The names of those that are not kept, of some by their hashes. */
export async function missingFrom(masters: Masters, named: Map<string, string>): Promise<string[]> {
  const there = new Set((await masters.list()).map(({ hash }) => hash));
  return [...named]
    .filter(([hash]) => !there.has(hash))
    .map(([, name]) => name)
    .sort();
}

/**
 * Removes what no draft and no publication names and was kept before then. What is published once can be taken back to, so
 * all publications count.
 */
export async function removeUnused({ store, masters }: Deps, before: Date): Promise<void> {
  await store.removeUnusedWebsiteFiles(before);
  const newest = new Map<string, Date>();
  const kept = await masters.list();
  for (const { hash, at } of kept) if (!(at <= (newest.get(hash) ?? new Date(0)))) newest.set(hash, at);
  // After the list: what is kept and named since is not in it.
  const named = await store.websiteMasters();
  for (const { hash, at } of kept) {
    const last = newest.get(hash) ?? at;
    const limit = named.has(hash) && last < before ? last : before;
    if (at < limit) await masters.remove(hash, limit);
  }
}
