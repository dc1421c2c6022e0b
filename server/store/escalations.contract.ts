import { describe, expect } from 'vitest';
import { deliveriesOf, HELD } from '../testing/leads.ts';
import { SECOND_THOUGHTS } from './escalations.ts';
import type { DeliveryLane, NewDelivery, NewLead, Store } from './store.ts';
import {
  AT,
  DAYS,
  failed,
  finish,
  later,
  leadWith,
  lease,
  leaseOne,
  newLead,
  type OpenTwice,
  owed,
  record,
  sent,
  storeTest,
} from './testing/contract.ts';

const by = (at: Date) => ({ user: null, via: 'cli', at }) as const;

/** A request with its mail to the office and its escalations, due after a quarter of an hour. */
function escalated(change: Partial<NewLead> = {}): NewLead {
  const [mail, ...escalations] = owed('office-mail', 'escalation-mail', 'escalation-webhook');
  const deliveries = escalations.map((one) => ({ ...one, dueAt: later(15) }));
  return newLead({ deliveries: mail ? [mail, ...deliveries] : [], ...change });
}

/** Records such a request, and sends its mail to the office. */
async function recordEscalated(store: Store): Promise<string> {
  const reference = await record(store, escalated());
  await finish(store, sent());
  return reference;
}

const nextRound = (round: number): NewDelivery => ({
  kind: 'escalation-mail',
  messageId: `<escalation.${round}@us.example>`,
  round,
});

/** What every store does with escalations and promises. */
export function describeEscalations(openTwice: OpenTwice) {
  const base = storeTest(openTwice);

  const test = base.extend('reference', ({ store }) => recordEscalated(store));

  const rowsOf = async (store: Store, reference: string) =>
    (await deliveriesOf(store, reference)).filter(({ kind }) => kind === 'escalation-mail');
  const leaseAt = (store: Store, at: Date, lane: DeliveryLane = 'office') => leaseOne(store, at, lane);
  const take = (store: Store, at: Date) => lease(store, at, 'office');

  describe('escalations', () => {
    base('are due when they are planned, each in its lane', async ({ store }) => {
      await recordEscalated(store);
      expect(await leaseOne(store, later(14))).toBeUndefined();
      expect(await take(store, later(15))).toMatchObject({
        kind: 'escalation-mail',
        round: 1,
        escalation: { isHeld: false, lastSentAt: null },
        about: { waitingSince: AT },
      });
      expect(await leaseAt(store, later(15), 'webhook')).toMatchObject({ kind: 'escalation-webhook' });
      expect(await leaseOne(store, later(15))).toBeUndefined();
    });

    test('that were sent are followed by the next round, once', async ({ store, other, reference }) => {
      const first = await take(store, later(15));
      const next = { ...nextRound(2), dueAt: later(16) };
      expect(await store.finishAttempt(first, { ...sent(later(15)), next })).toBe(true);
      // A slow server, whose lease has ended.
      const again = { ...nextRound(2), messageId: '<another@us.example>' };
      await other.finishAttempt(first, { ...sent(later(18)), next: again });
      expect(await rowsOf(store, reference)).toMatchObject([
        { round: 1, state: 'sent' },
        { round: 2, state: 'pending', nextAttemptAt: later(16), attempts: 0 },
      ]);
      const { escalation } = await take(store, later(16));
      expect(escalation).toEqual({ isHeld: false, lastSentAt: later(18) });
    });

    test('that were given up are followed as well', async ({ store, reference }) => {
      const next = { ...nextRound(2), dueAt: later(20) };
      await store.finishAttempt(await take(store, later(15)), {
        state: 'dead',
        answer: 'no',
        at: later(15),
        next,
      });
      expect(await rowsOf(store, reference)).toMatchObject([{ state: 'dead' }, { state: 'pending' }]);
    });

    test('that are not owed yet are postponed, which is no attempt', async ({ store, reference }) => {
      await store.postponeEscalation(await take(store, later(15)), later(40), later(15));
      expect(await rowsOf(store, reference)).toMatchObject([
        { state: 'pending', attempts: 0, nextAttemptAt: later(40) },
      ]);
      expect(await leaseAt(store, later(39))).toBeUndefined();
      await store.postponeEscalation(await take(store, later(40)), null, later(40));
      expect(await rowsOf(store, reference)).toMatchObject([{ state: 'void' }]);
      expect(await leaseAt(store, later(9_999))).toBeUndefined();
      expect(await store.attemptsOf(reference)).toMatchObject([{ kind: 'office-mail' }]);
    });

    test('are postponed only under a lease', async ({ store, reference }) => {
      const slow = await take(store, later(15));
      const quick = await take(store, later(17));
      await store.postponeEscalation(slow, null, later(18));
      expect(await rowsOf(store, reference)).toMatchObject([{ state: 'pending' }]);
      await store.postponeEscalation(quick, later(60), later(18));
      expect(await rowsOf(store, reference)).toMatchObject([{ nextAttemptAt: later(60) }]);
    });

    type Make = (store: Store, reference: string, at: Date) => Promise<unknown>;

    test.for<[string, Make]>([
      ['a claim', (store, one, at) => store.claim(one, by(at))],
      ['an outcome', (store, one, at) => store.recordOutcome(one, { outcome: 'reached' }, by(at))],
      ['a status', (store, one, at) => store.setStatus(one, { status: 'won' }, by(at))],
    ])('are recomputed after %s, and by no old lease', async ([_what, change], { store, reference }) => {
      const leased = await take(store, later(15));
      await change(store, reference, later(15));
      await store.postponeEscalation(leased, later(900), later(15));
      const soon = new Date(later(15).getTime() + SECOND_THOUGHTS);
      expect(await rowsOf(store, reference)).toMatchObject([{ state: 'pending', nextAttemptAt: soon }]);
      await store.postponeEscalation(await take(store, soon), null, soon);
      await store.undo(reference, 2, by(later(30)));
      expect(await rowsOf(store, reference)).toMatchObject([{ state: 'pending', nextAttemptAt: later(31) }]);
    });

    test('are not changed by a note, a reminder or another lead', async ({ store, reference }) => {
      await store.addNote(reference, 'The dog is friendly.', by(AT));
      await store.remind(reference, later(60), by(AT));
      await store.claim(await record(store), by(AT));
      expect(await rowsOf(store, reference)).toMatchObject([{ nextAttemptAt: later(15) }]);
    });

    test('are all recomputed with new hours, but for those tried or void', async ({
      store,
      other,
      reference,
    }) => {
      await other.recomputeEscalations(later(1));
      expect(await rowsOf(store, reference)).toMatchObject([{ nextAttemptAt: later(1) }]);
      await store.finishAttempt(await take(store, later(1)), failed(later(1), later(3)));
      await store.recomputeEscalations(later(2));
      expect(await deliveriesOf(store, reference)).toMatchObject([
        { kind: 'office-mail' },
        { kind: 'escalation-webhook', nextAttemptAt: later(1) },
        { kind: 'escalation-mail', state: 'failed', nextAttemptAt: later(3) },
      ]);
    });

    base('are no backlog before they are tried', async ({ store }) => {
      await recordEscalated(store);
      expect(await store.deliveryStates()).toEqual([
        { kind: 'escalation-mail', state: 'planned', count: 1 },
        { kind: 'escalation-webhook', state: 'planned', count: 1 },
        { kind: 'office-mail', state: 'sent', count: 1 },
      ]);
      for (const { since, dueSince } of await store.waitingDeliveries())
        expect([since, dueSince]).toEqual([later(15), later(15)]);
      expect(await store.deliveriesSince(AT)).toMatchObject({ pending: 0, failed: 0, oldest: null });
    });

    test('are not put forward when a person says that the clock is right', async ({ store, reference }) => {
      await store.beat(AT, true);
      const far = later(5 * DAYS);
      await store.postponeEscalation(await take(store, later(15)), far, later(15));
      await store.trustClock(later(16));
      expect(await rowsOf(store, reference)).toMatchObject([{ nextAttemptAt: far }]);
    });

    test('are deleted with their lead', async ({ store, reference }) => {
      await store.forget([reference], [], later(1));
      expect(await leaseAt(store, later(900))).toBeUndefined();
    });

    base('are held with their lead, and start at its release', async ({ store }) => {
      const reference = await record(store, escalated({ spam: HELD }));
      expect(await rowsOf(store, reference)).toMatchObject([{ state: 'held' }]);
      expect(await leaseAt(store, later(900))).toBeUndefined();
      await store.releaseLead(reference, later(60));
      expect(await rowsOf(store, reference)).toMatchObject([{ state: 'pending' }]);
      expect(await leadWith(store, reference)).toMatchObject({ waitingSince: later(60), createdAt: AT });
    });

    base('of an urgent lead are not held, and know that the rest is', async ({ store }) => {
      const lead = escalated({ spam: HELD, urgency: { level: 'urgent', rules: ['flood'] } });
      lead.deliveries.push(...owed('customer-mail'));
      await store.recordLead(lead);
      await finish(store, sent());
      expect(await take(store, later(15))).toMatchObject({
        kind: 'escalation-mail',
        escalation: { isHeld: true },
      });
    });
  });

  describe('a wait', () => {
    test('starts again when a lead is unclaimed, undone or reopened', async ({ store, reference }) => {
      const since = async () => (await leadWith(store, reference)).waitingSince;
      await store.claim(reference, by(later(1)));
      expect(await since()).toEqual(AT);
      await store.unclaim(reference, by(later(2)));
      expect(await since()).toEqual(later(2));
      await store.claim(reference, by(later(3)));
      await store.undo(reference, 4, by(later(4)));
      expect(await since()).toEqual(later(4));
      await store.setStatus(reference, { status: 'closed' }, by(later(5)));
      await store.setStatus(reference, { status: 'new' }, by(later(6)));
      expect(await since()).toEqual(later(6));
    });

    base('is the longest of those that are unclaimed and not held', async ({ store }) => {
      expect(await store.longestWaiting()).toBeUndefined();
      await record(store, { spam: HELD, at: later(-60) });
      const reference = await record(store);
      await record(store, { at: later(5) });
      expect(await store.longestWaiting()).toEqual(AT);
      await store.claim(reference, by(later(6)));
      expect(await store.longestWaiting()).toEqual(later(5));
      await store.unclaim(reference, by(later(7)));
      expect(await store.longestWaiting()).toEqual(later(5));
    });
  });

  describe('a promise', () => {
    const promisedBy = later(120);

    base('is missed without a contact in time, which is noted once', async ({ store }) => {
      const make = (change: Partial<NewLead> = {}) => record(store, { promisedBy, ...change });
      const [late, claimed, kept, tooLate, closed] = [
        await make(),
        await make(),
        await make(),
        await make(),
        await make(),
      ];
      const spam = await make({ spam: HELD });
      await store.claim(claimed, by(later(1)));
      await store.recordOutcome(kept, { outcome: 'message' }, by(later(119)));
      await store.recordOutcome(tooLate, { outcome: 'message' }, by(later(121)));
      await store.setStatus(closed, { status: 'closed' }, by(later(2)));
      expect(await store.noteMissedPromises(promisedBy)).toBe(0);
      expect(await store.noteMissedPromises(later(122))).toBe(3);
      expect(await store.noteMissedPromises(later(123))).toBe(0);
      await store.releaseLead(spam, later(124));
      expect(await store.noteMissedPromises(later(125))).toBe(0);
      const missed = await store.findLeads({ missedAfter: later(121) });
      expect(missed.map(({ reference }) => reference).sort()).toEqual([late, claimed, tooLate].sort());
      expect(missed[0]?.promiseMissedAt).toEqual(later(122));
      expect(await store.findLeads({ missedAfter: later(122) })).toEqual([]);
    });

    base('is not made to a sender who is held at first, and stays when held later', async ({ store }) => {
      const { reference, promisedBy: told } = await store.recordLead(newLead({ promisedBy, spam: HELD }));
      expect(told).toBeNull();
      await store.releaseLead(reference, later(5));
      expect(await leadWith(store, reference)).toMatchObject({ promisedBy: null });
      const heldLater = await record(store, { promisedBy });
      await store.holdLead(heldLater, later(5));
      expect(await leadWith(store, heldLater)).toMatchObject({ promisedBy });
    });
  });
}
