import { describe, expect } from 'vitest';
import { deliveriesOf, HELD } from '../testing/leads.ts';
import { DELIVERY_KINDS, kindsIn, LANES } from './deliveries.ts';
import type { BadAddress, DeliveryKind, Store } from './store.ts';
import {
  AT,
  failed,
  finish,
  later,
  lease,
  leaseOne,
  newLead,
  type OpenTwice,
  owed,
  record,
  sent,
  storeTest,
} from './testing/contract.ts';

/** What every store does with deliveries, from the first lease to the last attempt. */
export function describeDeliveries(openTwice: OpenTwice) {
  const test = storeTest(openTwice);

  const recordWith = (store: Store, ...kinds: DeliveryKind[]) =>
    record(store, { deliveries: owed(...kinds).map((one) => ({ ...one, needsVerified: false })) });

  describe('deliveries', () => {
    test('leave by the lane of their kind, in the database as in the program', async ({ store }) => {
      await recordWith(store, ...DELIVERY_KINDS);
      for (const lane of LANES) {
        const asked = { at: AT, leaseUntil: later(2), lane, most: DELIVERY_KINDS.length };
        const leased = await store.leaseDueDeliveries(asked);
        expect(leased.map(({ kind }) => kind).sort()).toEqual(kindsIn(lane).sort());
        expect(await leaseOne(store, AT, lane)).toBeUndefined();
      }
    });

    test('are leased as many at once as asked for, the longest waiting first, each once', async ({
      store,
      other,
    }) => {
      const leads = Array.from({ length: 5 }, (_, minute) =>
        newLead({ at: later(minute), deliveries: owed('office-mail') }),
      );
      for (const lead of leads) await store.recordLead(lead);
      const ids = leads.map(({ id }) => id);
      const leaseTwo = (one: Store) =>
        one.leaseDueDeliveries({ at: later(9), leaseUntil: later(11), lane: 'office', most: 2 });
      const first = await leaseTwo(store);
      expect(first.map(({ about }) => about.id)).toEqual(ids.slice(0, 2));
      const { messageId } = leads[0]?.deliveries[0] ?? {};
      expect(first[0]).toMatchObject({ messageId, leasedUntil: later(11), about: leads[0]?.answers });
      // They follow the time, to the millisecond, so new rows are together in the indexes.
      const times = first.map(({ id }) => id.slice(0, 13));
      expect(times).toEqual(times.toSorted());
      const rest = (await Promise.all([leaseTwo(store), leaseTwo(other)])).flat();
      expect(rest.map(({ about }) => about.id).sort()).toEqual(ids.slice(2).sort());
      expect(await leaseTwo(other)).toEqual([]);
    });

    test('come back when the lease of a crashed server has ended', async ({ store, other }) => {
      await recordWith(store, 'office-mail');
      const first = await lease(store);
      expect(await leaseOne(other, later(1))).toBeUndefined();
      const second = await lease(other, later(2));
      expect(second.id).toBe(first.id);
      expect(await store.renewLease(first, later(9))).toBe(false);
      expect(await other.renewLease(second, later(9))).toBe(true);
    });

    test('keep their lease as long as it is renewed by its owner', async ({ store, other }) => {
      const reference = await recordWith(store, 'office-mail');
      const leased = await lease(store);
      expect(await store.renewLease(leased, later(5))).toBe(true);
      expect(await other.renewLease(leased, later(9))).toBe(false);
      expect(await leaseOne(other, later(4))).toBeUndefined();
      const renewed = { ...leased, leasedUntil: later(5) };
      expect(await store.finishAttempt(renewed, sent(later(4)))).toBe(true);
      expect(await store.renewLease(renewed, later(9))).toBe(false);
      expect(await deliveriesOf(store, reference)).toMatchObject([{ state: 'sent', attempts: 1 }]);
    });

    test('that have failed come back when it is time, and every attempt is kept', async ({ store }) => {
      const reference = await recordWith(store, 'office-mail');
      expect(await finish(store, failed(later(1), later(10)))).toBe(true);
      expect(await leaseOne(store, later(9))).toBeUndefined();
      const second = await lease(store, later(10));
      expect(second).toMatchObject({ attempts: 1, state: 'failed' });
      await store.finishAttempt(second, failed(later(10), later(20), 'still busy'));
      await finish(store, sent(later(20)));
      expect(await store.attemptsOf(reference)).toEqual([
        { kind: 'office-mail', round: 1, number: 1, at: later(1), state: 'failed', answer: 'busy' },
        { kind: 'office-mail', round: 1, number: 2, at: later(10), state: 'failed', answer: 'still busy' },
        { kind: 'office-mail', round: 1, number: 3, at: later(20), state: 'sent', answer: 'taken' },
      ]);
      expect(await deliveriesOf(store, reference)).toMatchObject([
        { state: 'sent', attempts: 3, lastAnswer: 'taken' },
      ]);
      expect(await store.attemptsOf('AA2AA2AA')).toEqual([]);
    });

    test.for(['sent', 'dead'] as const)('that are %s never come back', async (state, { store }) => {
      await recordWith(store, 'office-mail');
      await finish(store, { state, answer: 'done', at: AT });
      expect(await leaseOne(store, later(100_000))).toBeUndefined();
    });

    test('that are impossible are kept with the reason and never leased', async ({ store }) => {
      const deliveries = newLead().deliveries.map((one) => ({ ...one, undeliverable: 'no address' }));
      const verdict = { captcha: 'unverified', problem: 'missing' } as const;
      const reference = await record(store, { deliveries, verdict });
      expect(await leaseOne(store, later(1))).toBeUndefined();
      expect(await deliveriesOf(store, reference)).toMatchObject([
        { state: 'dead', lastAnswer: 'no address' },
        { state: 'dead', lastAnswer: 'no address' },
      ]);
    });
  });

  describe('an attempt', () => {
    test('keeps counting up when a delivery is sent again', async ({ store }) => {
      const reference = await recordWith(store, 'office-mail');
      await finish(store, sent(AT, 'once'));
      await store.resend(reference, 'office-mail', later(1));
      await finish(store, sent(later(1), 'twice'));
      expect(await store.attemptsOf(reference)).toMatchObject([
        { number: 1, answer: 'once' },
        { number: 2, answer: 'twice' },
      ]);
      expect(await deliveriesOf(store, reference)).toMatchObject([{ attempts: 1, lastAnswer: 'twice' }]);
    });

    test('is kept once when it is recorded twice, because the first answer was lost', async ({ store }) => {
      const reference = await recordWith(store, 'office-mail');
      for (const attempt of [failed(later(1), later(2)), sent(later(3))]) {
        const leased = await lease(store, attempt.at);
        expect(await store.finishAttempt(leased, attempt)).toBe(true);
        await store.finishAttempt(leased, attempt);
      }
      expect(await store.attemptsOf(reference)).toMatchObject([{ state: 'failed' }, { state: 'sent' }]);
      expect(await deliveriesOf(store, reference)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    });

    test.for([failed(later(9), later(10), 'late'), { state: 'dead', answer: 'late', at: later(9) }] as const)(
      'that ends late as $state does not undo what another server has sent',
      async (late, { store: slow, other: quick }) => {
        const reference = await recordWith(slow, 'office-mail');
        const first = await lease(slow);
        await finish(quick, sent(later(3)));
        expect(await slow.finishAttempt(first, late)).toBe(false);
        expect(await deliveriesOf(slow, reference)).toMatchObject([{ state: 'sent', lastAnswer: 'taken' }]);
        expect(await leaseOne(slow, later(1000))).toBeUndefined();
        expect(await slow.attemptsOf(reference)).toMatchObject([{ state: 'sent' }, { state: late.state }]);
      },
    );

    test('that ends late takes no lease from another server', async ({ store: slow, other: quick }) => {
      await recordWith(slow, 'office-mail');
      const first = await lease(slow);
      const second = await lease(quick, later(3));
      expect(await slow.finishAttempt(first, failed(later(4), later(4)))).toBe(false);
      expect(await leaseOne(slow, later(4))).toBeUndefined();
      expect(await quick.finishAttempt(second, sent(later(4)))).toBe(true);
    });

    test('that succeeds late counts, whatever another server made of it', async ({
      store: slow,
      other: quick,
    }) => {
      const reference = await recordWith(slow, 'office-mail');
      const first = await lease(slow);
      await finish(quick, failed(later(3), later(5)));
      expect(await slow.finishAttempt(first, sent(later(4)))).toBe(false);
      expect(await deliveriesOf(quick, reference)).toMatchObject([{ state: 'sent', lastAnswer: 'taken' }]);
      expect(await leaseOne(quick, later(5))).toBeUndefined();
    });

    test('that ends late counts while no other server has leased the delivery', async ({ store }) => {
      await recordWith(store, 'office-mail');
      const leased = await lease(store);
      expect(await store.finishAttempt(leased, failed(later(9), later(20)))).toBe(true);
      expect(await leaseOne(store, later(10))).toBeUndefined();
    });

    test('leaves held what was held meanwhile', async ({ store }) => {
      const reference = await recordWith(store, 'office-mail');
      const leased = await lease(store);
      await store.holdLead(reference, later(1));
      await store.finishAttempt(leased, failed(later(1), later(2)));
      expect(await deliveriesOf(store, reference)).toMatchObject([{ state: 'held' }]);
      await store.releaseLead(reference, later(1));
      expect((await lease(store, later(1))).id).toBe(leased.id);
    });

    test('at what was deleted meanwhile does nothing', async ({ store }) => {
      const reference = await recordWith(store, 'office-mail');
      const leased = await lease(store);
      await store.forget([reference], [], AT);
      expect(await store.finishAttempt(leased, sent())).toBe(false);
      expect(await store.attemptsOf(reference)).toEqual([]);
    });
  });

  describe('an address that is refused', () => {
    const refusal = '550 no such user';
    const tell: BadAddress['tell'] = { kind: 'bad-address-mail', messageId: '<bad-address.1@us.example>' };
    const refused = (at: Date, told = tell) =>
      ({ state: 'dead', answer: 'refused', at, badAddress: { refusal, tell: told } }) as const;

    test('is noted with the lead, and the office is told by one mail, due at once', async ({ store }) => {
      const reference = await recordWith(store, 'customer-mail');
      await finish(store, refused(later(1)));
      const told = await lease(store, later(1));
      expect(told).toMatchObject({ ...tell, state: 'pending', createdAt: later(1) });
      expect(told.about).toMatchObject({ reference, emailRefused: refusal });
      await store.finishAttempt(told, sent(later(1)));
      await store.resend(reference, 'customer-mail', later(2));
      await finish(store, refused(later(2)));
      expect(await leaseOne(store, later(3))).toBeUndefined();
      expect(await deliveriesOf(store, reference)).toMatchObject([
        { kind: 'customer-mail', state: 'dead', lastAnswer: 'refused' },
        { kind: 'bad-address-mail', state: 'sent' },
      ]);
    });

    test('is not noted when the attempt cannot be recorded', async ({ store }) => {
      const { messageId } = newLead().deliveries[0] ?? { messageId: '' };
      await record(store, { deliveries: [{ kind: 'office-mail', messageId }] });
      const reference = await recordWith(store, 'customer-mail');
      const leased = await lease(store, AT, 'customer');
      await expect(store.finishAttempt(leased, refused(AT, { ...tell, messageId }))).rejects.toThrow();
      expect(await deliveriesOf(store, reference)).toMatchObject([{ state: 'pending', attempts: 0 }]);
      expect(await store.attemptsOf(reference)).toEqual([]);
    });
  });

  describe('what waits', () => {
    const waits = (kind: DeliveryKind, since = AT) => ({ kind, since, dueSince: since });

    test('is nothing in an empty store', async ({ store }) => {
      expect(await store.waitingDeliveries()).toEqual([]);
      expect(await store.deliveryStates()).toEqual([]);
    });

    test('is known by kind, and counted by kind and state', async ({ store }) => {
      await recordWith(store, 'office-mail', 'webhook');
      await recordWith(store, 'office-mail');
      await record(store, { spam: HELD, deliveries: owed('office-mail') });
      await store.finishAttempt(await lease(store, AT, 'webhook'), { state: 'dead', answer: 'no', at: AT });
      expect(await store.waitingDeliveries()).toEqual([waits('office-mail')]);
      expect(await store.deliveryStates()).toEqual([
        { kind: 'office-mail', state: 'held', count: 1 },
        { kind: 'office-mail', state: 'pending', count: 2 },
        { kind: 'webhook', state: 'dead', count: 1 },
      ]);
    });

    test('is read in slices, between which others get their turn', async ({ store }) => {
      const leads = Array.from({ length: 110 }, () => recordWith(store, 'office-mail', 'webhook'));
      await Promise.all(leads);
      let turns = 0;
      let isReading = true;
      const takeTurns = () => {
        turns++;
        if (isReading) setImmediate(takeTurns);
      };
      setImmediate(takeTurns);
      expect(await store.waitingDeliveries()).toEqual([waits('office-mail'), waits('webhook')]);
      isReading = false;
      expect(turns).toBeGreaterThan(0);
    });

    test('waits since it was stored, however often it was tried, until it is sent', async ({ store }) => {
      await recordWith(store, 'office-mail');
      await finish(store, failed(AT, later(10)));
      await finish(store, failed(later(10), later(30)));
      expect(await store.waitingDeliveries()).toEqual([
        { kind: 'office-mail', since: AT, dueSince: later(30) },
      ]);
      await finish(store, sent(later(30)));
      expect(await store.waitingDeliveries()).toEqual([]);
    });

    test('waits since it was released, when that was later', async ({ store }) => {
      const reference = await record(store, { spam: HELD, deliveries: owed('office-mail') });
      await store.releaseLead(reference, later(60));
      expect(await store.waitingDeliveries()).toEqual([waits('office-mail', later(60))]);
      await finish(store, sent(later(60)));
      await store.resend(reference, 'office-mail', later(90));
      await finish(store, failed(later(90), later(91)));
      expect(await store.waitingDeliveries()).toEqual([
        { kind: 'office-mail', since: later(90), dueSince: later(91) },
      ]);
    });
  });
}
