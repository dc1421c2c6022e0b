import { describe, expect, test } from 'vitest';
import { GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import { take } from './attempts.contract.ts';
import { DELIVERY_KINDS, kindsIn, LANES } from './deliveries.ts';
import type { NewDelivery, Store } from './store.ts';

const at = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

async function recordRequest(
  store: Store,
  id: string,
  kinds: NewDelivery['kind'][],
  held = false,
): Promise<string> {
  const deliveries = kinds.map((kind) => ({ kind, messageId: `<${kind}.${id}>` }));
  const spam = { ...UNSUSPECTED.spam, held };
  const form = 'estimate';
  const about = { ...UNSUSPECTED, spam, id, form, key: id, answers: GOOD_REQUEST, deliveries, at } as const;
  return (await store.recordLead(about)).reference;
}

/** What every store tells of what waits. Call it with a way to open an empty one. */
export function describeWaiting(engine: string, openStore: () => Promise<Store>) {
  describe(`${engine}: what waits`, () => {
    test('is nothing in an empty store', async () => {
      const store = await openStore();
      expect(await store.waitingDeliveries()).toEqual([]);
      expect(await store.deliveryStates()).toEqual([]);
    });

    test('is told by kind, and counted by kind and state', async () => {
      const store = await openStore();
      await recordRequest(store, 'one', ['office-mail', 'webhook']);
      await recordRequest(store, 'two', ['office-mail']);
      await recordRequest(store, 'three', ['office-mail'], true);
      const taken = await take(store);
      await store.finishAttempt(taken, { state: 'dead', answer: 'no', at });
      expect(await store.waitingDeliveries()).toEqual(
        taken.kind === 'webhook' ? [waits('office-mail')] : [waits('office-mail'), waits('webhook')],
      );
      const counts = await store.deliveryStates();
      expect(counts).toContainEqual({ kind: taken.kind, state: 'dead', count: 1 });
      expect(counts).toContainEqual({ kind: 'office-mail', state: 'held', count: 1 });
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    });

    test('leaves by the lane of its kind, in the database as in the program', async () => {
      const store = await openStore();
      await recordRequest(store, 'one', DELIVERY_KINDS);
      for (const lane of LANES) {
        const leaseUntil = later(2);
        const taken = await store.leaseDueDeliveries({ at, leaseUntil, lane, most: DELIVERY_KINDS.length });
        expect(taken.map(({ kind }) => kind).sort()).toEqual(kindsIn(lane).sort());
      }
    });

    test('leaves others their turn while very much of it is looked through', async () => {
      const store = await openStore();
      const ids = Array.from({ length: 110 }, (_, index) => `request-${index}`);
      await Promise.all(ids.map((id) => recordRequest(store, id, ['office-mail', 'webhook'])));
      let turns = 0;
      let isLooking = true;
      const takeTurns = () => {
        turns++;
        if (isLooking) setImmediate(takeTurns);
      };
      setImmediate(takeTurns);
      expect(await store.waitingDeliveries()).toEqual([waits('office-mail'), waits('webhook')]);
      isLooking = false;
      expect(turns).toBeGreaterThan(0);
    });

    test('waits since it was stored, however often it was tried, until it is sent', async () => {
      const store = await openStore();
      await recordRequest(store, 'one', ['office-mail']);
      const failed = (next: number) =>
        ({ state: 'failed', answer: 'busy', nextAttemptAt: later(next) }) as const;
      await store.finishAttempt(await take(store), { ...failed(10), at });
      await store.finishAttempt(await take(store, later(10)), { ...failed(30), at: later(10) });
      expect(await store.waitingDeliveries()).toEqual([
        { kind: 'office-mail', since: at, dueSince: later(30) },
      ]);
      await store.finishAttempt(await take(store, later(30)), {
        state: 'sent',
        answer: 'taken',
        at: later(30),
      });
      expect(await store.waitingDeliveries()).toEqual([]);
    });

    test('waits since a person released it, when that was later', async () => {
      const store = await openStore();
      const reference = await recordRequest(store, 'one', ['office-mail'], true);
      await store.releaseLead(reference, later(60));
      expect(await store.waitingDeliveries()).toEqual([waits('office-mail', later(60))]);
      await store.finishAttempt(await take(store, later(60)), {
        state: 'sent',
        answer: 'taken',
        at: later(60),
      });
      await store.resend(reference, 'office-mail', later(90));
      const failed = { state: 'failed', answer: 'busy', at: later(90), nextAttemptAt: later(91) } as const;
      await store.finishAttempt(await take(store, later(90)), failed);
      expect(await store.waitingDeliveries()).toEqual([
        { kind: 'office-mail', since: later(90), dueSince: later(91) },
      ]);
    });
  });
}

const waits = (kind: NewDelivery['kind'], since = at) => ({ kind, since, dueSince: since });
