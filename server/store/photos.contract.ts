import { describe, expect } from 'vitest';
import { MOST_PHOTOS } from '../../contract/photos.ts';
import { deliveriesOf, HELD } from '../testing/leads.ts';
import type { Store } from './store.ts';
import {
  AT,
  DAYS,
  later,
  leadWith,
  leaseOne,
  type OpenTwice,
  owed,
  record,
  storeTest,
} from './testing/contract.ts';

/** An id like those that the page makes. */
const idOf = (name: string | number) => String(name).padStart(20, '0');
const A = idOf('a');

const bytesOf = (...values: number[]) => Uint8Array.from(values);

/** A photo of two parts that have all arrived. */
async function arrive(store: Store, reference: string, id = A, at = AT) {
  await store.takePhotoPart(reference, { id, n: 1, bytes: bytesOf(3), at });
  await store.takePhotoPart(reference, { id, n: 0, bytes: bytesOf(1, 2), at });
  await store.queuePhoto(id, at);
}

const leaseAt = (store: Store, at = AT) => store.leasePhoto({ at, leaseUntil: later(1, at) });

/** Works on the next photo that is due, as far as the store knows of it. */
async function makeReady(store: Store, at = AT) {
  const leased = await leaseAt(store, at);
  if (!leased) throw new Error('no photo is due');
  const [tell] = owed('photos-mail');
  if (!tell) throw new Error('nothing is owed');
  return store.finishPhoto(leased, { state: 'ready', width: 4, height: 3, tell }, at);
}

/** The photos of leads. */
export function describePhotos(openTwice: OpenTwice) {
  const test = storeTest(openTwice);

  describe('a photo', () => {
    test('arrives in parts, in any order, at any server, and each once', async ({ store, other }) => {
      const reference = await record(store);
      const taken = await Promise.all(
        [store, other, store].map((each, n) =>
          each.takePhotoPart(reference, { id: A, n, bytes: bytesOf(n), at: AT }),
        ),
      );
      expect(taken).toEqual(['arriving', 'arriving', 'arriving']);
      await other.takePhotoPart(reference, { id: A, n: 1, bytes: bytesOf(9), at: AT });
      const arrived = await store.arrivedPhoto(reference, A);
      expect(arrived).toMatchObject({ id: A, state: 'arriving', createdAt: AT });
      expect([...(arrived?.parts ?? [])].map(([n, bytes]) => [n, ...bytes])).toEqual([
        [0, 0],
        [1, 1],
        [2, 2],
      ]);
    });

    test('belongs to one lead', async ({ store }) => {
      const [reference, another] = [await record(store), await record(store)];
      const part = { id: A, n: 0, bytes: bytesOf(1), at: AT };
      await store.takePhotoPart(reference, part);
      expect(await store.takePhotoPart(another, part)).toBe('unknown');
      expect(await store.takePhotoPart('AB2CD3EF', part)).toBe('unknown');
      expect(await store.arrivedPhoto(another, A)).toBeUndefined();
      expect(await store.removePhoto(another, A, AT)).toBe(false);
      expect(await store.photosOf(reference)).toHaveLength(1);
    });

    test('beyond the last is not taken, whichever server is asked', async ({ store, other }) => {
      const reference = await record(store);
      const ids = Array.from({ length: MOST_PHOTOS + 4 }, (_, place) => idOf(place));
      const taken = await Promise.all(
        ids.map((id, place) =>
          (place % 2 ? store : other).takePhotoPart(reference, { id, n: 0, bytes: bytesOf(1), at: AT }),
        ),
      );
      expect(taken.filter((each) => each === 'full')).toHaveLength(4);
      // A refused one leaves its place to another.
      const [first = ''] = (await store.photosOf(reference)).map(({ id }) => id);
      await store.refusePhoto(reference, first, 'unknown', AT);
      expect(await store.takePhotoPart(reference, { id: A, n: 0, bytes: bytesOf(1), at: AT })).toBe(
        'arriving',
      );
    });

    test('is worked on by one server, and by another once its lease is over', async ({ store, other }) => {
      const reference = await record(store);
      await arrive(store, reference);
      const both = await Promise.all([leaseAt(store), leaseAt(other)]);
      const [leased] = both.filter((each) => each !== undefined);
      expect(both.filter((each) => each === undefined)).toHaveLength(1);
      expect([...(leased?.bytes ?? [])]).toEqual([1, 2, 3]);
      const again = await leaseAt(other, later(2));
      expect([leased?.tries, again?.tries]).toEqual([1, 2]);
      const late =
        leased && (await store.finishPhoto(leased, { state: 'refused', reason: 'broken' }, later(2)));
      expect(late).toBe('late');
      expect(await store.photosOf(reference)).toMatchObject([{ state: 'working', reason: null }]);
    });

    test('that is a picture keeps no bytes, and tells the office', async ({ store }) => {
      const reference = await record(store);
      await arrive(store, reference);
      expect(await makeReady(store)).toBe('done');
      expect(await store.photosOf(reference)).toMatchObject([{ state: 'ready', width: 4, height: 3 }]);
      expect(await store.isPhotoReady(A)).toBe(true);
      expect((await store.arrivedPhoto(reference, A))?.parts.size).toBe(0);
      expect(await leaseAt(store, later(10))).toBeUndefined();
      const [event] = await store.historyOf(reference);
      expect(event).toMatchObject({ kind: 'photos', via: 'customer', after: { photos: 1 } });
      expect(await store.changedSince(AT)).toContainEqual(expect.objectContaining({ reference, version: 2 }));
    });

    test('that cannot be kept now is tried again later', async ({ store }) => {
      const reference = await record(store);
      await arrive(store, reference);
      const leased = await leaseAt(store);
      const ending = { state: 'later', nextAttemptAt: later(5) } as const;
      expect(leased && (await store.finishPhoto(leased, ending, AT))).toBe('done');
      expect(await leaseAt(store, later(4))).toBeUndefined();
      expect(await leaseAt(store, later(5))).toMatchObject({ id: A, tries: 2 });
    });

    test('that waits by a clock that was ahead is due once the clock is right', async ({ store }) => {
      const reference = await record(store);
      await arrive(store, reference);
      await leaseAt(store, later(365 * DAYS));
      expect(await leaseAt(store, later(1))).toBeUndefined();
      await store.trustClock(later(1));
      expect(await leaseAt(store, later(1))).toMatchObject({ id: A });
    });

    test('that is refused says why, keeps no bytes, and is forgotten after a day', async ({ store }) => {
      const reference = await record(store);
      await arrive(store, reference);
      const leased = await leaseAt(store);
      if (leased) await store.finishPhoto(leased, { state: 'refused', reason: 'broken' }, AT);
      expect(await store.refusePhoto(reference, idOf('b'), 'too-large', AT)).toBe('refused');
      expect((await store.photosOf(reference)).map(({ reason }) => reason)).toEqual(['broken', 'too-large']);
      expect(await store.takePhotoPart(reference, { id: A, n: 0, bytes: bytesOf(1), at: AT })).toBe(
        'refused',
      );
      await store.giveUpPhotos(later(DAYS));
      expect(await store.photosOf(reference)).toHaveLength(2);
      await store.giveUpPhotos(later(DAYS + 1));
      expect(await store.photosOf(reference)).toEqual([]);
    });

    test('that never was complete, or never became a picture, goes after a day', async ({ store }) => {
      const reference = await record(store);
      await store.takePhotoPart(reference, { id: idOf('b'), n: 0, bytes: bytesOf(1), at: AT });
      await arrive(store, reference);
      await store.giveUpPhotos(later(DAYS + 1));
      expect(await store.photosOf(reference)).toMatchObject([{ id: A, state: 'refused', reason: 'late' }]);
      expect(await leaseAt(store, later(DAYS + 1))).toBeUndefined();
    });

    test('is removed with a line in the history; work that is under way learns it', async ({
      store,
      other,
    }) => {
      const reference = await record(store);
      await arrive(store, reference);
      await makeReady(store);
      await arrive(store, reference, idOf('b'));
      const leased = await leaseAt(other);
      expect(await store.removePhoto(reference, A, AT)).toBe(true);
      expect(await store.removePhoto(reference, A, AT)).toBe(false);
      expect(await store.removePhoto(reference, idOf('b'), AT)).toBe(true);
      expect((await store.historyOf(reference)).map(({ kind }) => kind)).toEqual(['photo-removed', 'photos']);
      const [tell] = owed('photos-mail');
      const late =
        leased && tell && other.finishPhoto(leased, { state: 'ready', width: 1, height: 1, tell }, AT);
      expect(await late).toBe('gone');
      expect(await store.photoIds()).toEqual(new Map());
    });

    test('goes with its lead, and its id is told', async ({ store }) => {
      const [reference, old] = [await record(store), await record(store)];
      await arrive(store, reference);
      await makeReady(store);
      await arrive(store, old, idOf('b'));
      expect(await store.photoIds()).toEqual(
        new Map([
          [A, { isReady: true }],
          [idOf('b'), { isReady: false }],
        ]),
      );
      expect((await store.forget([reference], [], AT)).photoIds).toEqual([A]);
      const salts = { named: 'salt', current: 'salt' };
      expect((await store.removeOld({ at: later(1), leadsBefore: later(1), salts })).photoIds).toEqual([
        idOf('b'),
      ]);
      expect(await store.photoIds()).toEqual(new Map());
    });
  });

  describe('the office is told of photos', () => {
    const mailsOf = async (store: Store, reference: string) =>
      (await deliveriesOf(store, reference)).filter(({ kind }) => kind === 'photos-mail');

    test('by one mail, three minutes after the last of a batch', async ({ store }) => {
      const reference = await record(store);
      for (const [place, minutes] of [0, 1, 2].entries()) {
        await arrive(store, reference, idOf(place), later(minutes));
        await makeReady(store, later(minutes));
      }
      expect(await mailsOf(store, reference)).toMatchObject([{ state: 'pending', nextAttemptAt: later(5) }]);
      expect(await store.historyOf(reference)).toMatchObject([{ kind: 'photos', after: { photos: 3 } }]);
      expect((await leadWith(store, reference)).version).toBe(4);
      await arrive(store, reference, idOf(3), later(60));
      const leased = await leaseOne(store, later(60), 'office');
      expect(leased?.kind).toBe('office-mail');
      await leaseOne(store, later(60), 'office');
      await makeReady(store, later(60));
      expect(await mailsOf(store, reference)).toHaveLength(2);
      expect(await store.historyOf(reference)).toHaveLength(2);
    });

    test('once a request that is held is released', async ({ store }) => {
      const reference = await record(store, { spam: HELD });
      await arrive(store, reference);
      await makeReady(store);
      expect(await mailsOf(store, reference)).toMatchObject([{ state: 'held' }]);
    });
  });
}
