import { describe, expect, test } from 'vitest';
import { deliveriesOf } from '../testing/leads.ts';
import { GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import type { CaptchaVerdict, NewLead, Store } from './store.ts';
import { leaseOne } from './testing/lease.ts';

const at = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const days = (count: number) => later(count * 24 * 60);

let made = 0;

/** With everything that a request can owe. */
function newLead(change: Partial<NewLead> = {}): NewLead {
  const id = `lead-${++made}`;
  return {
    id,
    form: 'estimate',
    key: `key-${id}`,
    ...UNSUSPECTED,
    answers: GOOD_REQUEST,
    deliveries: [
      { kind: 'office-mail', messageId: `<office.${id}@us.example>` },
      { kind: 'customer-mail', messageId: `<customer.${id}@us.example>`, needsVerified: true },
      { kind: 'webhook', messageId: `msg_${id}`, needsVerified: true },
    ],
    at,
    ...change,
  };
}

function marked(id: string): CaptchaVerdict {
  return { captcha: 'verified', challenge: { id, expiresAt: days(2) } };
}

function newTest(change: Partial<NewLead> = {}): NewLead {
  return newLead({ verdict: marked(`mark-${++made}`), canary: true, ...change });
}

/** Lets all mails of a test leave, as far as they are due. */
async function sendAll(store: Store, time: Date) {
  for (const lane of ['office', 'customer'] as const) {
    const due = await leaseOne(store, time, new Date(time.getTime() + 60_000), lane);
    if (due) await store.finishAttempt(due, { state: 'sent', answer: '250', at: time });
  }
}

const limits = (time: Date) => ({ at: time, salts: { named: 'salt', current: 'salt' } });

/** What every store does with automatic tests. */
export function describeCanaries(engine: string, openTwice: () => Promise<[Store, Store]>) {
  const openStore = async () => (await openTwice())[0];

  describe(`${engine}: automatic tests`, () => {
    test('have a number and a reference like any other, and count nowhere', async () => {
      const store = await openStore();
      const { reference, number, canary } = await store.recordLead(newTest());
      expect([number, canary]).toEqual([1, true]);
      expect(await store.findLeads({})).toEqual([]);
      expect(await store.findLeads({ search: 'Lovelace', statuses: ['new'] })).toEqual([]);
      expect(await store.countLeads({})).toBe(0);
      expect(await store.casesSince(at)).toEqual([]);
      expect(await store.deliveryStates()).toEqual([]);
      expect(await store.waitingDeliveries()).toEqual([]);
      expect(await store.deliveriesSince(days(-1))).toMatchObject({ sent: 0, pending: 0, oldest: null });
      await store.recordOutcome(reference, { outcome: 'reached' }, { user: null, via: 'cli', at: later(1) });
      expect(await store.firstContactsSince(at)).toEqual([]);
      expect((await store.recordLead(newLead())).number).toBe(2);
      const { estimate } = await store.arrivalsAfter({ estimate: 0, contact: 0 });
      expect(estimate).toEqual({ last: 2, received: 1, tests: [1], missing: [], forgotten: [] });
      expect(await store.deliveryStates()).toHaveLength(3);
    });

    test('are found by whoever asks for them', async () => {
      const store = await openStore();
      const { reference } = await store.recordLead(newTest());
      await store.recordLead(newLead());
      expect(await store.findLeads({ canary: true })).toMatchObject([{ reference, canary: true }]);
      expect(await store.findLeads({ canary: true, since: later(1) })).toEqual([]);
      expect(await store.findLeads({ references: [reference] })).toMatchObject([{ canary: true }]);
    });

    test('owe their mails each time, and nothing to anybody else', async () => {
      const store = await openStore();
      for (let count = 0; count < 2; count++) await store.recordLead(newTest());
      const tests = await store.findLeads({ canary: true });
      expect(tests.map(({ deliveries }) => deliveries.map(({ kind, state }) => [kind, state]))).toEqual(
        Array(2).fill([
          ['office-mail', 'pending'],
          ['customer-mail', 'pending'],
        ]),
      );
      expect((await leaseOne(store, at, later(1), 'office'))?.about).toMatchObject({ canary: true });
      // The confirmation of the day is still there for who has that address.
      const { reference } = await store.recordLead(newLead());
      expect((await deliveriesOf(store, reference)).map(({ kind }) => kind)).toContain('customer-mail');
    });

    test('are ordinary requests, and held, when their mark was used before or is none', async () => {
      const [one, two] = await openTwice();
      await one.recordLead(newTest({ verdict: marked('same') }));
      const again = await two.recordLead(newTest({ verdict: marked('same') }));
      expect(again).toMatchObject({ number: 2, heldBecause: 'marker' });
      expect(again.canary).toBeUndefined();
      const [held] = await one.findLeads({});
      expect(held).toMatchObject({ number: 2, canary: false });
      expect(held?.deliveries.map(({ kind, state }) => [kind, state])).toEqual([
        ['webhook', 'held'],
        ['office-mail', 'pending'],
        ['customer-mail', 'held'],
      ]);
    });

    test('tell when the last one went well: when all its mails have left', async () => {
      const store = await openStore();
      expect(await store.lastCanary()).toBeUndefined();
      await store.recordLead(newTest());
      expect(await store.lastCanary()).toBeUndefined();
      await sendAll(store, later(1));
      expect(await store.lastCanary()).toEqual(at);
      await store.recordLead(newTest({ at: days(1) }));
      expect(await store.lastCanary()).toEqual(at);
      await sendAll(store, days(1));
      expect(await store.lastCanary()).toEqual(days(1));
    });

    test('go after a week, and nobody looks for their numbers', async () => {
      const store = await openStore();
      await store.recordLead(newTest());
      await sendAll(store, at);
      await store.recordLead(newTest({ at: later(1) }));
      await store.recordLead(newLead({ at: later(1), deliveries: [] }));
      await store.recordLead(newTest({ at: days(6) }));
      expect(await store.removeOld(limits(days(7)))).toEqual({ leads: 0, messageIds: [] });
      const { leads, messageIds } = await store.removeOld(limits(later(7 * 24 * 60 + 2)));
      expect([leads, messageIds.length]).toEqual([0, 2]);
      // The first is the last that went well, so it stays.
      expect((await store.findLeads({ canary: true })).map(({ number }) => number)).toEqual([1, 4]);
      expect(await store.countLeads({})).toBe(1);
      await sendAll(store, days(6));
      await store.removeOld(limits(days(8)));
      const { estimate } = await store.arrivalsAfter({ estimate: 0, contact: 0 });
      expect(estimate).toMatchObject({ missing: [], forgotten: [1, 2], tests: [4] });
    });
  });
}
