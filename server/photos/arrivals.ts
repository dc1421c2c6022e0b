import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { MOST_PARTS, MOST_PHOTO_BYTES, PART_BYTES } from '../../contract/photos.ts';
import type { Config } from '../config.ts';
import type { Arrived, PhotoRefusal, Store, Taken } from '../store/store.ts';
import { hasRoom } from './photo-files.ts';
import { kindOf } from './photo-kind.ts';

type Deps = {
  store: Pick<Store, 'takePhotoPart' | 'arrivedPhoto' | 'queuePhoto' | 'refusePhoto'>;
  config: Pick<Config, 'dataDir'>;
  clock: () => Date;
  /** Says that there is a photo to be worked on. */
  wake: () => void;
};

/** What the sender says that a photo consists of. */
export type Whole = { parts: number; bytes: number; sha256: string };

/** `missing`: the numbers of the parts that have not arrived. */
export type Completed = { missing: number[] } | { taken: Taken; reason?: PhotoRefusal | null };

export type Arrivals = ReturnType<typeof createArrivals>;

/** Takes photos as they arrive: in parts from our script, or as the files of a form. */
export function createArrivals({ store, config, clock, wake }: Deps) {
  async function takePart(
    reference: string,
    part: { id: string; n: number; bytes: Uint8Array },
  ): Promise<Taken> {
    if (!(await hasRoom(config))) return 'busy';
    return store.takePhotoPart(reference, { ...part, at: clock() });
  }

  /** Once all parts are there and are what was sent, the photo is worked on. Asked again, it answers the same. */
  async function complete(reference: string, id: string, whole?: Whole): Promise<Completed> {
    if (whole && isTooLarge(whole)) return refuse(reference, id, 'too-large');
    const arrived = await store.arrivedPhoto(reference, id);
    if (arrived && arrived.state !== 'arriving') return { taken: arrived.state, reason: arrived.reason };
    const missing = whole ? missingFrom(arrived, whole.parts) : [];
    if (missing.length > 0) return { missing };
    const parts = [...(arrived?.parts.values() ?? [])];
    const kind = kindOf(parts[0] ?? new Uint8Array());
    if (kind === 'empty' || kind === 'unknown') return refuse(reference, id, kind);
    if (whole && !isWhole(parts, whole)) return refuse(reference, id, 'damaged');
    await store.queuePhoto(id, clock());
    wake();
    return { taken: 'working' };
  }

  async function refuse(reference: string, id: string, reason: PhotoRefusal): Promise<Completed> {
    const taken = await store.refusePhoto(reference, id, reason, clock());
    return taken === 'refused' ? { taken, reason } : { taken };
  }

  return {
    takePart,
    complete,

    /** Takes a file of a form, to its end; it ends early where it is larger than it may be. */
    async takeFile(reference: string, file: Readable & { truncated?: boolean }): Promise<Taken> {
      const id = randomUUID().replaceAll('-', '').slice(0, 20);
      let n = 0;
      let refused: Taken | undefined;
      for await (const bytes of inParts(file)) {
        const taken = refused ?? (await takePart(reference, { id, n, bytes }));
        n++;
        // What is not taken is read nevertheless, or the browser would show a broken connection in place of our answer.
        if (taken !== 'arriving') refused = taken;
      }
      if (refused) return refused;
      const ended = file.truncated ? await refuse(reference, id, 'too-large') : await complete(reference, id);
      return 'taken' in ended ? ended.taken : 'unknown';
    },
  };
}

function isTooLarge({ parts, bytes }: Whole): boolean {
  return parts > MOST_PARTS || bytes > MOST_PHOTO_BYTES;
}

function missingFrom(arrived: Arrived | undefined, count: number): number[] {
  return Array.from({ length: count }, (_, n) => n).filter((n) => !arrived?.parts.has(n));
}

function isWhole(parts: Uint8Array[], { parts: count, bytes, sha256 }: Whole): boolean {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  return parts.length === count && size === bytes && hash.digest('hex') === sha256;
}

async function* inParts(file: Readable): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of file) {
    waiting = Buffer.concat([waiting, chunk]);
    for (; waiting.length >= PART_BYTES; waiting = waiting.subarray(PART_BYTES))
      yield waiting.subarray(0, PART_BYTES);
  }
  if (waiting.length > 0) yield waiting;
}
