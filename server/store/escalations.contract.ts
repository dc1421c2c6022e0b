import { describe, expect, test } from 'vitest';
import { deliveriesOf } from '../testing/leads.ts';
import { GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import { SECOND_THOUGHTS } from './escalations.ts';
import type { DeliveryLane, LeasedDelivery, NewDelivery, NewLead, Store } from './store.ts';
import { leaseOne } from './testing/lease.ts';

const at = new Date('2026-11-23T15:00:00Z');
const MINUTE = 60_000;
const later = (minutes: number, from = at) => new Date(from.getTime() + minutes * MINUTE);
const BY = { user: null, via: 'cli' } as const;
const URGENCY: NewLead['urgency'] = { level: 'urgent', rules: ['flood'] };

let made = 0;

/** A request with its mail to the office and its escalations, due after a quarter of an hour. */
function newLead(change: Partial<NewLead> = {}): NewLead {
  const id = `escalated-${++made}`;
  const deliveries: NewDelivery[] = [
    { kind: 'office-mail', messageId: `<office.${id}@us.example>` },
    { ...escalation(id, 1), dueAt: later(15), needsVerified: true },
    { kind: 'escalation-webhook', messageId: `msg_${id}`, dueAt: later(15), needsVerified: true },
  ];
  return { ...UNSUSPECTED, id, form: 'estimate', key: id, answers: GOOD_REQUEST, deliveries, at, ...change };
}

function escalation(id: string, round: number): NewDelivery {
  return { kind: 'escalation-mail', messageId: `<escalation-${round}.${id}@us.example>`, round };
}

/** What every store does with escalations. Call it with a way to open an empty one, twice. */
export function describeEscalations(engine: string, openTwice: () => Promise<[Store, Store]>) {
  async function openWith(change: Partial<NewLead> = {}) {
    const [store, other] = await openTwice();
    const lead = newLead(change);
    const { reference } = await store.recordLead(lead);
    const mail = await leaseOne(store, at, later(2), 'office');
    if (mail?.kind === 'office-mail') await store.finishAttempt(mail, { state: 'sent', answer: 'taken', at });
    const rows = async () =>
      (await deliveriesOf(store, reference)).filter(({ kind }) => kind === 'escalation-mail');
    const take = (time: Date, lane: DeliveryLane = 'office') => leaseOne(store, time, later(2, time), lane);
    const taken = async (time: Date) => {
      const one = await take(time);
      if (one?.kind !== 'escalation-mail') throw new Error(`nothing is due, but ${one?.kind}`);
      return one;
    };
    const send = (one: LeasedDelivery, time: Date) =>
      store.finishAttempt(one, {
        state: 'sent',
        answer: 'taken',
        at: time,
        next: { ...escalation(lead.id, one.round + 1), dueAt: later(1, time) },
      });
    return { store, other, reference, id: lead.id, rows, take, taken, send };
  }

  describe(`${engine}: escalations`, () => {
    test('are due when they are planned, each in its lane', async () => {
      const { take } = await openWith();
      expect(await take(later(14))).toBeUndefined();
      expect(await take(later(14), 'webhook')).toBeUndefined();
      expect(await take(later(15))).toMatchObject({
        kind: 'escalation-mail',
        round: 1,
        escalation: { isHeld: false, lastSentAt: null },
        about: { waitingSince: at },
      });
      expect(await take(later(15), 'webhook')).toMatchObject({ kind: 'escalation-webhook' });
      expect(await take(later(15))).toBeUndefined();
    });

    test('that were sent are followed by the next round, once, which knows when the last one left', async () => {
      const { other, id, rows, taken, send } = await openWith();
      const first = await taken(later(15));
      expect(await send(first, later(15))).toBe(true);
      // Whoever had it in hand before, and was slow.
      await other.finishAttempt(first, {
        state: 'sent',
        answer: 'taken',
        at: later(18),
        next: { ...escalation(id, 2), messageId: '<another@us.example>' },
      });
      expect(await rows()).toMatchObject([
        { round: 1, state: 'sent' },
        { round: 2, state: 'pending', nextAttemptAt: later(16), attempts: 0 },
      ]);
      expect((await taken(later(16))).escalation).toEqual({ isHeld: false, lastSentAt: later(18) });
    });

    test('that were given up are followed as well', async () => {
      const { store, id, rows, taken } = await openWith();
      const next = { ...escalation(id, 2), dueAt: later(20) };
      await store.finishAttempt(await taken(later(15)), { state: 'dead', answer: 'no', at: later(15), next });
      expect((await rows()).map(({ state }) => state)).toEqual(['dead', 'pending']);
    });

    test('that are not owed are put off, which is no attempt, or rest', async () => {
      const { store, reference, rows, taken, take } = await openWith();
      await store.postponeEscalation(await taken(later(15)), later(40), later(15));
      expect(await rows()).toMatchObject([{ state: 'pending', attempts: 0, nextAttemptAt: later(40) }]);
      expect(await take(later(39))).toBeUndefined();
      await store.postponeEscalation(await taken(later(40)), null, later(40));
      expect(await rows()).toMatchObject([{ state: 'void' }]);
      expect(await take(later(9_999))).toBeUndefined();
      expect(await store.attemptsOf(reference)).toMatchObject([{ kind: 'office-mail' }]);
    });

    test('are put off by nobody whose lease is over', async () => {
      const { store, rows, taken } = await openWith();
      const slow = await taken(later(15));
      const quick = await taken(later(17));
      await store.postponeEscalation(slow, null, later(18));
      expect(await rows()).toMatchObject([{ state: 'pending' }]);
      await store.postponeEscalation(quick, later(60), later(18));
      expect(await rows()).toMatchObject([{ nextAttemptAt: later(60) }]);
    });

    test.each<[string, (store: Store, reference: string, time: Date) => Promise<unknown>]>([
      ['a claim', (store, reference, time) => store.claim(reference, { ...BY, at: time })],
      [
        'an outcome',
        (store, reference, time) =>
          store.recordOutcome(reference, { outcome: 'reached' }, { ...BY, at: time }),
      ],
      [
        'a status',
        (store, reference, time) => store.setStatus(reference, { status: 'won' }, { ...BY, at: time }),
      ],
    ])(
      'are asked again after %s, also those that rest, and nobody goes by what was before',
      async (_what, change) => {
        const { store, reference, rows, taken } = await openWith();
        const inHand = await taken(later(15));
        await change(store, reference, later(15));
        await store.postponeEscalation(inHand, later(900), later(15));
        const soon = new Date(later(15).getTime() + SECOND_THOUGHTS);
        expect(await rows()).toMatchObject([{ state: 'pending', nextAttemptAt: soon }]);
        await store.postponeEscalation(await taken(soon), null, soon);
        await store.undo(reference, 2, { ...BY, at: later(30) });
        expect(await rows()).toMatchObject([{ state: 'pending', nextAttemptAt: later(31) }]);
      },
    );

    test('are left alone by a note and a reminder', async () => {
      const { store, reference, rows } = await openWith();
      await store.addNote(reference, 'The dog is friendly.', { ...BY, at });
      await store.remind(reference, later(60), { ...BY, at });
      expect(await rows()).toMatchObject([{ nextAttemptAt: later(15) }]);
    });

    test('reckon from when a request was unclaimed, taken back or opened again', async () => {
      const { store, reference } = await openWith();
      const since = async () => (await store.findLeads({ references: [reference] }))[0]?.waitingSince;
      await store.claim(reference, { ...BY, at: later(1) });
      expect(await since()).toEqual(at);
      await store.unclaim(reference, { ...BY, at: later(2) });
      expect(await since()).toEqual(later(2));
      await store.claim(reference, { ...BY, at: later(3) });
      await store.undo(reference, 4, { ...BY, at: later(4) });
      expect(await since()).toEqual(later(4));
      await store.setStatus(reference, { status: 'closed' }, { ...BY, at: later(5) });
      await store.setStatus(reference, { status: 'new' }, { ...BY, at: later(6) });
      expect(await since()).toEqual(later(6));
    });

    test('are held with their lead, and reckon from its release', async () => {
      const spam = { score: 6, reasons: ['markup' as const], held: true };
      const { store, reference, rows, take } = await openWith({ spam });
      expect(await rows()).toMatchObject([{ state: 'held' }]);
      expect(await take(later(900))).toBeUndefined();
      await store.releaseLead(reference, later(60));
      expect(await rows()).toMatchObject([{ state: 'pending' }]);
      expect(await store.findLeads({ references: [reference] })).toMatchObject([
        { waitingSince: later(60), createdAt: at },
      ]);
    });

    test('of what is held and sounds urgent are not held, and know that it is', async () => {
      const spam = { score: 6, reasons: ['markup' as const], held: true };
      const [store] = await openTwice();
      const lead = newLead({ spam, urgency: URGENCY });
      lead.deliveries.push({ kind: 'customer-mail', messageId: `<customer.${lead.id}@us.example>` });
      await store.recordLead(lead);
      await leaseOne(store, at, later(60), 'office');
      expect(await leaseOne(store, later(15), later(17), 'office')).toMatchObject({
        kind: 'escalation-mail',
        escalation: { isHeld: true },
      });
    });

    test('are all asked again when the hours have changed, but for what was tried or rests', async () => {
      const { store, other, reference, rows, take } = await openWith();
      await other.recomputeEscalations(later(1));
      expect(await rows()).toMatchObject([{ nextAttemptAt: later(1) }]);
      const one = await take(later(1));
      await store.finishAttempt(one as LeasedDelivery, {
        state: 'failed',
        answer: 'busy',
        at: later(1),
        nextAttemptAt: later(3),
      });
      await store.recomputeEscalations(later(2));
      expect(await rows()).toMatchObject([{ state: 'failed', nextAttemptAt: later(3) }]);
      expect(await deliveriesOf(store, reference)).toMatchObject([
        { kind: 'office-mail' },
        { kind: 'escalation-webhook', nextAttemptAt: later(1) },
        {},
      ]);
    });

    test('are no backlog before they are tried', async () => {
      const { store } = await openWith();
      expect(await store.deliveryStates()).toEqual([
        { kind: 'escalation-mail', state: 'planned', count: 1 },
        { kind: 'escalation-webhook', state: 'planned', count: 1 },
        { kind: 'office-mail', state: 'sent', count: 1 },
      ]);
      for (const { since, dueSince } of await store.waitingDeliveries())
        expect([since, dueSince]).toEqual([later(15), later(15)]);
      expect(await store.deliveriesSince(at)).toMatchObject({ pending: 0, failed: 0, oldest: null });
    });

    test('go with their lead', async () => {
      const { store, reference, take } = await openWith();
      await store.forget([reference], [], later(1));
      expect(await take(later(900))).toBeUndefined();
    });
  });

  describe(`${engine}: whoever waits`, () => {
    test('is told by when the wait began, of those that nobody has in hand and nothing holds', async () => {
      const [store] = await openTwice();
      expect(await store.longestWaiting()).toBeUndefined();
      const spam = { score: 6, reasons: ['markup' as const], held: true };
      await store.recordLead(newLead({ spam, at: later(-60) }));
      const { reference } = await store.recordLead(newLead());
      await store.recordLead(newLead({ at: later(5) }));
      expect(await store.longestWaiting()).toEqual(at);
      await store.claim(reference, { ...BY, at: later(6) });
      expect(await store.longestWaiting()).toEqual(later(5));
      await store.unclaim(reference, { ...BY, at: later(7) });
      expect(await store.longestWaiting()).toEqual(later(5));
    });

    test('has a promise that is missed once nobody has called by then, and is told once', async () => {
      const [store] = await openTwice();
      const promisedBy = later(120);
      const record = async (change: Partial<NewLead> = {}) =>
        (await store.recordLead(newLead({ promisedBy, ...change }))).reference;
      const [late, claimed, kept, tooLate, closed, spam] = [
        await record(),
        await record(),
        await record(),
        await record(),
        await record(),
        await record({ spam: { score: 6, reasons: ['markup'], held: true } }),
      ];
      await store.claim(claimed, { ...BY, at: later(1) });
      await store.recordOutcome(kept, { outcome: 'message' }, { ...BY, at: later(119) });
      await store.recordOutcome(tooLate, { outcome: 'message' }, { ...BY, at: later(121) });
      await store.setStatus(closed, { status: 'closed' }, { ...BY, at: later(2) });
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
  });

  describe(`${engine}: a promise`, () => {
    test('is none to whoever is held from the first moment, also once they are released', async () => {
      const [store] = await openTwice();
      const promisedBy = later(120);
      const recorded = await store.recordLead(
        newLead({ promisedBy, spam: { score: 6, reasons: ['markup'], held: true } }),
      );
      expect(recorded.promisedBy).toBeNull();
      const lead = () => store.findLeads({ references: [recorded.reference] });
      expect(await lead()).toMatchObject([{ promisedBy: null }]);
      await store.releaseLead(recorded.reference, later(5));
      expect(await lead()).toMatchObject([{ promisedBy: null }]);
      expect(await store.noteMissedPromises(later(130))).toBe(0);
    });

    test('to whoever the office holds later was made, and stays', async () => {
      const [store] = await openTwice();
      const { reference } = await store.recordLead(newLead({ promisedBy: later(120) }));
      await store.holdLead(reference, later(5));
      expect(await store.findLeads({ references: [reference] })).toMatchObject([{ promisedBy: later(120) }]);
    });
  });

  describe(`${engine}: a clock that was wrong`, () => {
    test('that is right again puts no escalation forward', async () => {
      const { store, rows } = await openWith();
      await store.beat(at, true);
      const far = later(5 * 24 * 60);
      const one = await leaseOne(store, later(15), later(17), 'office');
      await store.postponeEscalation(one as LeasedDelivery, far, later(15));
      await store.trustClock(later(16));
      expect(await rows()).toMatchObject([{ nextAttemptAt: far }]);
    });

    test('that was ahead keeps nobody quiet, and what it has promised does not count', async () => {
      const ahead = later(400 * 24 * 60);
      const { store, reference, rows } = await openWith({
        at: ahead,
        promisedBy: later(120, ahead),
      });
      await store.claim(reference, { ...BY, at: later(1, ahead) });
      await store.recordOutcome(reference, { outcome: 'message' }, { ...BY, at: later(2, ahead) });
      await store.remind(reference, later(3, ahead), { ...BY, at: later(2, ahead) });
      await store.setStatus(reference, { status: 'quoted' }, { ...BY, at: later(3, ahead) });
      await store.trustClock(at);
      expect(await store.findLeads({ references: [reference] })).toMatchObject([
        {
          createdAt: ahead,
          waitingSince: at,
          claimedAt: at,
          contactedAt: at,
          quotedAt: at,
          remindAt: at,
          promisedBy: null,
        },
      ]);
      expect(await rows()).toMatchObject([{ nextAttemptAt: at }]);
    });

    test('leaves a reminder for next year that was asked for when it was right', async () => {
      const { store, reference } = await openWith();
      const nextYear = later(365 * 24 * 60);
      await store.remind(reference, nextYear, { ...BY, at });
      await store.trustClock(later(1));
      expect(await store.findLeads({ references: [reference] })).toMatchObject([{ remindAt: nextYear }]);
    });
  });
}
