import { describe, expect } from 'vitest';
import { deliveriesOf } from '../testing/leads.ts';
import type { NewLead, Store } from './store.ts';
import {
  AT,
  DAYS,
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

let made = 0;

const days = (count: number) => later(count * DAYS);

/** With everything that a request can owe. */
function newTest(change: Partial<NewLead> = {}, mark = `mark-${++made}`): NewLead {
  return newLead({
    deliveries: owed('office-mail', 'customer-mail', 'webhook'),
    verdict: { captcha: 'verified', challenge: { id: mark, expiresAt: days(2) } },
    canary: true,
    ...change,
  });
}

/** Sends the mails of a test that are due. */
async function sendAll(store: Store, time: Date) {
  for (const lane of ['office', 'customer'] as const) {
    const due = await leaseOne(store, time, lane);
    if (due) await store.finishAttempt(due, sent(time));
  }
}

/** What every store does with automatic tests. */
export function describeCanaries(openTwice: OpenTwice) {
  const test = storeTest(openTwice);

  describe('automatic tests', () => {
    test('have a number and a reference like any other lead, and count nowhere', async ({ store }) => {
      const { reference, number, canary } = await store.recordLead(newTest());
      expect([number, canary]).toEqual([1, true]);
      expect(await store.findLeads({})).toEqual([]);
      expect(await store.findLeads({ search: 'Lovelace', statuses: ['new'] })).toEqual([]);
      expect(await store.countLeads({})).toBe(0);
      expect(await store.casesSince(AT)).toEqual([]);
      expect(await store.deliveryStates()).toEqual([]);
      expect(await store.waitingDeliveries()).toEqual([]);
      expect(await store.deliveriesSince(days(-1))).toMatchObject({ sent: 0, pending: 0, oldest: null });
      await store.recordOutcome(reference, { outcome: 'reached' }, { user: null, via: 'cli', at: later(1) });
      expect(await store.firstContactsSince(AT)).toEqual([]);
      expect((await store.recordLead(newLead())).number).toBe(2);
      const { estimate } = await store.arrivalsAfter({ estimate: 0, contact: 0 });
      expect(estimate).toEqual({ last: 2, received: 1, tests: [1], missing: [], forgotten: [] });
      expect(await store.deliveryStates()).toHaveLength(2);
    });

    test('are found when they are asked for', async ({ store }) => {
      const { reference } = await store.recordLead(newTest());
      await record(store);
      expect(await store.findLeads({ canary: true })).toMatchObject([{ reference, canary: true }]);
      expect(await store.findLeads({ canary: true, since: later(1) })).toEqual([]);
      expect(await store.findLeads({ references: [reference] })).toMatchObject([{ canary: true }]);
    });

    test('owe their mails each time, and nothing else', async ({ store }) => {
      for (let count = 0; count < 2; count++) await store.recordLead(newTest());
      for (const { deliveries } of await store.findLeads({ canary: true })) {
        expect(deliveries).toMatchObject([
          { kind: 'office-mail', state: 'pending' },
          { kind: 'customer-mail', state: 'pending' },
        ]);
      }
      expect((await lease(store, AT, 'office')).about).toMatchObject({ canary: true });
      // The customer with that address can still have the confirmation of the day.
      const kinds = (await deliveriesOf(store, await record(store))).map(({ kind }) => kind);
      expect(kinds).toContain('customer-mail');
    });

    test('are ordinary requests, and held, when their mark was used before', async ({ store, other }) => {
      await store.recordLead(newTest({}, 'same'));
      const again = await other.recordLead(newTest({}, 'same'));
      expect(again).toMatchObject({ number: 2, heldBecause: 'marker' });
      expect(again.canary).toBeUndefined();
      const [held] = await store.findLeads({});
      expect(held).toMatchObject({ number: 2, canary: false });
      expect(held?.deliveries).toMatchObject([
        { kind: 'webhook', state: 'held' },
        { kind: 'office-mail', state: 'pending' },
        { kind: 'customer-mail', state: 'held' },
      ]);
    });

    test('tell when the last one went well: when all its mails have left', async ({ store }) => {
      expect(await store.lastCanary()).toBeUndefined();
      await store.recordLead(newTest());
      expect(await store.lastCanary()).toBeUndefined();
      await sendAll(store, later(1));
      expect(await store.lastCanary()).toEqual(AT);
      await store.recordLead(newTest({ at: days(1) }));
      expect(await store.lastCanary()).toEqual(AT);
      await sendAll(store, days(1));
      expect(await store.lastCanary()).toEqual(days(1));
    });

    test('are deleted after a week, and their numbers are not missed', async ({ store }) => {
      const removeOld = (at: Date) => store.removeOld({ at, salts: { named: 'salt', current: 'salt' } });
      await store.recordLead(newTest());
      await sendAll(store, AT);
      await store.recordLead(newTest({ at: later(1) }));
      await record(store, { at: later(1), deliveries: [] });
      await store.recordLead(newTest({ at: days(6) }));
      expect(await removeOld(days(7))).toEqual({ leads: 0, photoIds: [], messageIds: [] });
      const { leads, messageIds } = await removeOld(later(7 * DAYS + 2));
      expect([leads, messageIds.length]).toEqual([0, 2]);
      // The first is the last that went well, so it stays.
      expect((await store.findLeads({ canary: true })).map(({ number }) => number)).toEqual([1, 4]);
      expect(await store.countLeads({})).toBe(1);
      await sendAll(store, days(6));
      await removeOld(days(8));
      const { estimate } = await store.arrivalsAfter({ estimate: 0, contact: 0 });
      expect(estimate).toMatchObject({ missing: [], forgotten: [1, 2], tests: [4] });
    });
  });
}
