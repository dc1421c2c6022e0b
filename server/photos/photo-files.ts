import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_ID } from '../../contract/photos.ts';
import type { Config } from '../config.ts';
import { openBucket } from '../masters/bucket.ts';

/** The pictures that are made of a photo: to look at, for a list, and for a mail. */
export const PICTURES = { large: 'large.jpg', thumbnail: 'thumbnail.webp', mail: 'mail.jpg' } as const;

export type PictureSize = keyof typeof PICTURES;

export type Pictures = Record<PictureSize, Uint8Array>;

/** Where the pictures of photos lie. Each photo has its own: to remove one never takes another's. */
export type PhotoFiles = {
  keep(id: string, pictures: Pictures): Promise<void>;
  /** Throws when it is not there. */
  read(id: string, size: PictureSize): Promise<Uint8Array>;
  remove(id: string): Promise<void>;
  /** The ids of those of which there is anything, and whether there is all of it. */
  list(): Promise<Map<string, { isWhole: boolean }>>;
};

type Places = Pick<Config, 'dataDir' | 'mediaUrl'>;

/** Beside the website's own photographs: in DATA_DIR, or in the bucket that MEDIA_URL names. */
export function openPhotoFiles({ dataDir, mediaUrl }: Places): PhotoFiles {
  return mediaUrl === undefined ? filesIn(join(dataDir, 'photos')) : filesInBucket(mediaUrl);
}

/** Removes those of photos that are deleted. What a bucket does not take now goes with the nightly check. */
export async function removePhotoFiles(places: Places, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const files = openPhotoFiles(places);
  for (const id of ids) await files.remove(id).catch(() => {});
}

/** In bytes: what is left of the disk belongs to requests. */
const LEAST_ROOM = 1_000_000_000;

/** Whether the disk of DATA_DIR has room for photos. */
export async function hasRoom({ dataDir }: Pick<Config, 'dataDir'>): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => undefined);
  return !disk || disk.bavail * disk.bsize > LEAST_ROOM;
}

const sizes = Object.keys(PICTURES) as PictureSize[];

function filesIn(folder: string): PhotoFiles {
  return {
    async keep(id, pictures) {
      await mkdir(join(folder, id), { recursive: true, mode: 0o700 });
      for (const size of sizes) {
        const file = join(folder, id, PICTURES[size]);
        const own = `${file}.${randomUUID()}`;
        await writeFile(own, pictures[size], { flush: true, mode: 0o600 });
        await rename(own, file);
      }
    },
    read: (id, size) => readFile(join(folder, id, PICTURES[size])),
    remove: (id) => rm(join(folder, id), { recursive: true, force: true }),
    async list() {
      const ids = (await readdir(folder).catch(() => [])).filter((name) => PHOTO_ID.test(name));
      const files = ids.map(async (id) => {
        const names: string[] = await readdir(join(folder, id)).catch(() => []);
        return [id, { isWhole: sizes.every((size) => names.includes(PICTURES[size])) }] as const;
      });
      return new Map(await Promise.all(files));
    },
  };
}

const OBJECT = /^([\da-z]{20})-(?:large\.jpg|thumbnail\.webp|mail\.jpg)$/;

/** Without copies on this server, which would have to be found when one is removed. */
function filesInBucket(mediaUrl: string): PhotoFiles {
  const bucket = openBucket(mediaUrl, { within: 'photos/', ours: OBJECT });
  const nameOf = (id: string, size: PictureSize) => `${id}-${PICTURES[size]}`;
  return {
    async keep(id, pictures) {
      for (const size of sizes) {
        const bytes = pictures[size];
        await bucket.put(nameOf(id, size), bytes, createHash('sha256').update(bytes).digest('hex'));
      }
    },
    read: (id, size) => bucket.get(nameOf(id, size)),
    async remove(id) {
      for (const size of sizes) await bucket.remove(nameOf(id, size));
    },
    async list() {
      const counts = new Map<string, number>();
      for (const name of await bucket.list('')) {
        const [, id = ''] = OBJECT.exec(name) ?? [];
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      return new Map([...counts].map(([id, count]) => [id, { isWhole: count === sizes.length }]));
    },
  };
}
