import { describe, expect, test } from 'vitest';
import { GOOD_REQUEST } from '../testing/requests.ts';
import type { NewEstimate, Store } from './store.ts';

const at = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

let made = 0;

/** A new request with both its mails and a key of its own. */
function newEstimate(change: Partial<NewEstimate> = {}): NewEstimate {
  const id = `request-${++made}`;
  const office = { kind: 'office-mail' as const, messageId: `<office.${id}@us.example>` };
  const customer = { kind: 'customer-mail' as const, messageId: `<customer.${id}@us.example>` };
  return { id, key: `key-${id}`, request: GOOD_REQUEST, deliveries: [office, customer], at, ...change };
}

/** What every store does, whichever engine is behind it. Call it with a way to open an empty one. */
export function describeStore(engine: string, openStore: () => Promise<Store>) {
  describe(`${engine}: requests`, () => {
    test('are numbered from one, without a gap, and each has its own reference', async () => {
      const store = await openStore();
      const recorded = await Promise.all([1, 2, 3].map(() => store.recordEstimate(newEstimate())));
      expect(recorded.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
      expect(new Set(recorded.map(({ reference }) => reference)).size).toBe(3);
    });

    test('with a known key are answered like the first, and leave no gap', async () => {
      const store = await openStore();
      const first = await store.recordEstimate(newEstimate({ key: 'k' }));
      const again = await store.recordEstimate(newEstimate({ key: 'k', at: later(60) }));
      expect(again).toEqual({ ...first, repeated: true });
      expect((await store.recordEstimate(newEstimate())).number).toBe(2);
    });

    test('with a key from the day before are new', async () => {
      const store = await openStore();
      await store.recordEstimate(newEstimate({ key: 'k' }));
      const next = await store.recordEstimate(newEstimate({ key: 'k', at: later(24 * 60 + 1) }));
      expect(next).toMatchObject({ number: 2, repeated: false });
    });

    test('are stored with all their mails or not at all', async () => {
      const store = await openStore();
      const taken = newEstimate();
      await store.recordEstimate(taken);
      const broken = newEstimate({
        deliveries: [...newEstimate().deliveries.slice(0, 1), ...taken.deliveries],
      });
      await expect(store.recordEstimate(broken)).rejects.toThrow();
      expect(await store.recordEstimate({ ...newEstimate(), id: broken.id })).toMatchObject({ number: 2 });
    });
  });

  describe(`${engine}: deliveries`, () => {
    test('are taken with the request that they are about, the longest waiting first, by one taker each', async () => {
      const store = await openStore();
      const { reference } = await store.recordEstimate(newEstimate());
      const taken = await Promise.all([1, 2, 3].map(() => store.takeDueDelivery(at, later(2))));
      expect(taken.map((delivery) => delivery?.kind).sort()).toEqual([
        'customer-mail',
        'office-mail',
        undefined,
      ]);
      expect(taken[0]?.estimate).toMatchObject({ ...GOOD_REQUEST, number: 1, reference, createdAt: at });
    });

    test('come back when the lease of a crashed taker has ended', async () => {
      const store = await openStore();
      await store.recordEstimate(newEstimate({ deliveries: newEstimate().deliveries.slice(0, 1) }));
      const first = await store.takeDueDelivery(at, later(2));
      expect(await store.takeDueDelivery(later(1), later(3))).toBeUndefined();
      expect((await store.takeDueDelivery(later(2), later(4)))?.id).toBe(first?.id);
    });

    test('that have failed come back when it is time, with their attempts counted', async () => {
      const store = await openStore();
      const { reference } = await store.recordEstimate(
        newEstimate({ deliveries: newEstimate().deliveries.slice(0, 1) }),
      );
      const first = await store.takeDueDelivery(at, later(2));
      const id = first?.id ?? '';
      await store.finishAttempt(id, { state: 'failed', answer: 'busy', at, nextAttemptAt: later(10) });
      expect(await store.takeDueDelivery(later(9), later(11))).toBeUndefined();
      expect(await store.takeDueDelivery(later(10), later(12))).toMatchObject({
        id,
        attempts: 1,
        state: 'failed',
      });
      await store.finishAttempt(id, { state: 'sent', answer: 'taken', at });
      expect(await store.deliveriesOf(reference)).toMatchObject([
        { state: 'sent', attempts: 2, lastAnswer: 'taken' },
      ]);
    });

    test.each(['sent', 'dead'] as const)('that are %s never come back', async (state) => {
      const store = await openStore();
      await store.recordEstimate(newEstimate({ deliveries: newEstimate().deliveries.slice(0, 1) }));
      const taken = await store.takeDueDelivery(at, later(2));
      await store.finishAttempt(taken?.id ?? '', { state, answer: 'done', at });
      expect(await store.takeDueDelivery(later(100_000), later(100_001))).toBeUndefined();
    });

    test('that are impossible are kept with the reason and never taken', async () => {
      const store = await openStore();
      const [delivery] = newEstimate().deliveries;
      if (!delivery) throw new Error('no delivery');
      const impossible = newEstimate({ deliveries: [{ ...delivery, undeliverable: 'no address' }] });
      const { reference } = await store.recordEstimate(impossible);
      expect(await store.takeDueDelivery(later(1), later(2))).toBeUndefined();
      expect(await store.deliveriesOf(reference)).toMatchObject([
        { state: 'dead', lastAnswer: 'no address' },
      ]);
    });
  });

  test(`${engine}: can be checked`, async () => {
    const store = await openStore();
    await expect(store.check(at)).resolves.toBeUndefined();
  });

  test(`${engine}: takes nothing once it is closed`, async () => {
    const store = await openStore();
    await store.close();
    await expect(store.recordEstimate(newEstimate())).rejects.toThrow();
    await expect(store.check(at)).rejects.toThrow();
  });
}
