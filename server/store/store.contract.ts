import { describe, expect, test } from 'vitest';
import { deliveriesOf } from '../testing/leads.ts';
import { GOOD_REQUEST, MESSAGE_ANSWERS, NO_PROGRESS, UNSUSPECTED } from '../testing/requests.ts';
import { describeAttempts, take } from './attempts.contract.ts';
import { describeCalendar } from './calendar.contract.ts';
import { describeCanaries } from './canaries.contract.ts';
import { describeClock } from './clock.contract.ts';
import { describeEscalations } from './escalations.contract.ts';
import { describeManyLeads } from './many-leads.contract.ts';
import { describeOffice } from './office.contract.ts';
import { describeRecentChanges } from './recent-changes.contract.ts';
import { describeSignIn } from './sign-in.contract.ts';
import type { NewDelivery, NewLead, Store } from './store.ts';
import { leaseOne } from './testing/lease.ts';
import { describeWaiting } from './waiting.contract.ts';

const at = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** What a stored request says about its sender when nothing was told. */
const NOTHING_KNOWN = {
  ...UNSUSPECTED.origin,
  ...NO_PROGRESS,
  spamScore: 0,
  spamReasons: '',
  emailRefused: null,
  promisedBy: null,
  promiseMissedAt: null,
  waitingSince: at,
  priority: 'normal',
  priorityRules: '',
  canary: false,
};

/** What an answer says besides, of a lead that is neither held nor promised anything. */
const NOTHING_SAID = { promisedBy: null, heldBecause: null, spamScore: 0 };

let made = 0;

/** A new request with both its mails and a key of its own. */
function newEstimate(change: Partial<NewLead> = {}): NewLead {
  const id = `request-${++made}`;
  return {
    id,
    form: 'estimate',
    key: `key-${id}`,
    ...UNSUSPECTED,
    answers: GOOD_REQUEST,
    deliveries: bothMails(id),
    at,
    ...change,
  };
}

/** The same for a message, from a sender of whom nothing was asked. */
function newMessage(change: Partial<NewLead> = {}): NewLead {
  const id = `message-${++made}`;
  return {
    id,
    form: 'contact',
    key: `key-${id}`,
    ...UNSUSPECTED,
    answers: MESSAGE_ANSWERS,
    deliveries: bothMails(id),
    at,
    ...change,
  };
}

function bothMails(id: string): NewDelivery[] {
  return [
    { kind: 'office-mail', messageId: `<office.${id}@us.example>` },
    { kind: 'customer-mail', messageId: `<customer.${id}@us.example>`, needsVerified: true },
  ];
}

/** What every store does, whichever engine is behind it. Call it with a way to open an empty one, twice. */
export function describeStore(engine: string, openTwice: () => Promise<[Store, Store]>) {
  const openStore = async () => (await openTwice())[0];

  describe(`${engine}: requests`, () => {
    test('are numbered from one, without a gap, and each has its own reference', async () => {
      const store = await openStore();
      const recorded = await Promise.all([1, 2, 3].map(() => store.recordLead(newEstimate())));
      expect(recorded.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
      expect(new Set(recorded.map(({ reference }) => reference)).size).toBe(3);
    });

    test('with a known key are answered like the first, and leave no gap', async () => {
      const store = await openStore();
      const { reference, number } = await store.recordLead(newEstimate({ key: 'k' }));
      const again = await store.recordLead(newEstimate({ key: 'k', at: later(60) }));
      expect(again).toEqual({ reference, number, repeated: true, ...NOTHING_SAID });
      expect((await store.recordLead(newEstimate())).number).toBe(2);
    });

    test('are known before they are stored again, for a day, by their key and every word', async () => {
      const store = await openStore();
      const find = (change: object = {}, minutes = 0) =>
        store.findLead({
          form: 'estimate',
          key: 'k',
          answers: { ...GOOD_REQUEST, ...change },
          at: later(minutes),
        });
      expect(await find()).toBeUndefined();
      const { reference, number } = await store.recordLead(newEstimate({ key: 'k' }));
      expect(await find({}, 24 * 60)).toEqual({ reference, number, repeated: true, ...NOTHING_SAID });
      expect(await find({}, 24 * 60 + 1)).toBeUndefined();
      for (const field of Object.keys(GOOD_REQUEST)) {
        expect(await find({ [field]: 'exterior' })).toMatchObject({ conflicts: true });
      }
    });

    test('keep the time that was promised, which a repeat is told again', async () => {
      const store = await openStore();
      const promisedBy = later(120);
      const { reference } = await store.recordLead(newEstimate({ key: 'k', promisedBy }));
      expect(await store.recordLead(newEstimate({ key: 'k', promisedBy: later(600) }))).toMatchObject({
        repeated: true,
        promisedBy,
      });
      expect(await store.findLead({ form: 'estimate', key: 'k', answers: GOOD_REQUEST, at })).toMatchObject({
        promisedBy,
      });
      expect(await store.findLeads({ references: [reference] })).toMatchObject([{ promisedBy }]);
      expect((await leaseOne(store, at, later(2)))?.about).toMatchObject({ promisedBy });
    });

    test('that are held say so, also when they come again', async () => {
      const store = await openStore();
      const spam = { score: 5, reasons: ['links' as const], held: true };
      const verdict = { captcha: 'unverified' as const, problem: 'expired' as const };
      const first = await store.recordLead(newEstimate({ key: 'k', spam, verdict }));
      expect(first).toMatchObject({ repeated: false, heldBecause: 'expired', spamScore: 5 });
      expect(await store.recordLead(newEstimate({ key: 'k' }))).toMatchObject({
        repeated: true,
        heldBecause: 'expired',
        spamScore: 5,
      });
    });

    test('with a known key and other words are not stored, and leave no gap', async () => {
      const store = await openStore();
      await store.recordLead(newEstimate({ key: 'k' }));
      const other = newEstimate({ key: 'k', answers: { ...GOOD_REQUEST, phone: '' } });
      expect(await store.recordLead(other)).toMatchObject({ repeated: true, conflicts: true });
      expect((await store.recordLead(newEstimate())).number).toBe(2);
    });

    test('with a key from the day before are new', async () => {
      const store = await openStore();
      await store.recordLead(newEstimate({ key: 'k' }));
      const next = await store.recordLead(newEstimate({ key: 'k', at: later(24 * 60 + 1) }));
      expect(next).toMatchObject({ number: 2, repeated: false });
    });

    test('are stored with all their mails or not at all', async () => {
      const store = await openStore();
      const taken = newEstimate();
      await store.recordLead(taken);
      const broken = newEstimate({
        deliveries: [...newEstimate().deliveries.slice(0, 1), ...taken.deliveries],
      });
      await expect(store.recordLead(broken)).rejects.toThrow();
      expect(await store.recordLead({ ...newEstimate(), id: broken.id })).toMatchObject({ number: 2 });
    });
  });

  describe(`${engine}: what arrives at the same moment`, () => {
    test('is stored although one of it cannot be, and without a gap', async () => {
      const store = await openStore();
      const taken = newEstimate();
      await store.recordLead(taken);
      const broken = newEstimate({ deliveries: taken.deliveries });
      const arrived = [newEstimate(), broken, newMessage(), newEstimate()];
      const answers = await Promise.allSettled(arrived.map((one) => store.recordLead(one)));
      expect(answers).toMatchObject([
        { value: { number: 2 } },
        { reason: expect.any(Error) },
        { value: { number: 1 } },
        { value: { number: 3 } },
      ]);
    });

    test('is stored once when it has one key, however many come', async () => {
      const store = await openStore();
      const answers = await Promise.all(
        Array.from({ length: 250 }, (_, index) => store.recordLead(newEstimate({ key: `key ${index % 5}` }))),
      );
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(5);
      expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(5);
      expect(Math.max(...answers.map(({ number }) => number))).toBe(5);
    });
  });

  describe(`${engine}: contact messages`, () => {
    test('are numbered apart from requests, and no reference is given to both', async () => {
      const store = await openStore();
      const [one, two] = [await store.recordLead(newMessage()), await store.recordLead(newMessage())];
      const request = await store.recordLead(newEstimate());
      expect([one.number, two.number, request.number]).toEqual([1, 2, 1]);
      expect(new Set([one.reference, two.reference, request.reference]).size).toBe(3);
    });

    test('with a known key are answered like the first for a day, whatever requests have that key', async () => {
      const store = await openStore();
      await store.recordLead(newEstimate({ key: 'k' }));
      const find = (change: object = {}, minutes = 0) =>
        store.findLead({
          form: 'contact',
          key: 'k',
          answers: { ...MESSAGE_ANSWERS, ...change },
          at: later(minutes),
        });
      expect(await find()).toBeUndefined();
      const { reference, number } = await store.recordLead(newMessage({ key: 'k' }));
      const answer = { reference, number, repeated: true, ...NOTHING_SAID };
      expect(await store.recordLead(newMessage({ key: 'k', at: later(60) }))).toEqual(answer);
      expect(await find({}, 24 * 60)).toEqual(answer);
      expect(await find({}, 24 * 60 + 1)).toBeUndefined();
      for (const field of Object.keys(MESSAGE_ANSWERS)) {
        expect(await find({ [field]: 'other' })).toMatchObject({ conflicts: true });
      }
      const next = await store.recordLead(newMessage({ key: 'k', at: later(24 * 60 + 1) }));
      expect(next).toMatchObject({ number: 2, repeated: false });
    });

    test('are stored with all their mails and the challenge they used, or not at all', async () => {
      const store = await openStore();
      const taken = newMessage();
      await store.recordLead(taken);
      const challenge = { id: 'challenge', expiresAt: later(60) };
      const verdict = { captcha: 'verified' as const, challenge };
      await expect(store.recordLead(newMessage({ verdict, deliveries: taken.deliveries }))).rejects.toThrow();
      const next = await store.recordLead(newMessage({ verdict }));
      expect(next).toMatchObject({ number: 2, heldBecause: null });
    });

    test('consume their challenge, so that the next message with it is held', async () => {
      const store = await openStore();
      const challenge = { id: 'challenge', expiresAt: later(60) };
      const verdict = { captcha: 'verified' as const, challenge };
      const recorded = await Promise.all([1, 2, 3].map(() => store.recordLead(newMessage({ verdict }))));
      expect(recorded.map(({ heldBecause }) => heldBecause).sort()).toEqual([null, 'used', 'used']);
      const other = { ...verdict, challenge: { id: 'another', expiresAt: later(60) } };
      const next = await store.recordLead(newMessage({ verdict: other }));
      expect(next).toMatchObject({ heldBecause: null });
    });

    test('that are unverified have the mail to the office sent and the confirmation held', async () => {
      const store = await openStore();
      const verdict = { captcha: 'unverified' as const, problem: 'expired' as const };
      const { reference } = await store.recordLead(newMessage({ verdict }));
      const taken = await leaseOne(store, at, later(2));
      expect(taken?.kind).toBe('office-mail');
      expect(taken?.about).toEqual({
        form: 'contact',
        id: expect.any(String),
        number: 1,
        reference,
        ...MESSAGE_ANSWERS,
        captcha: 'unverified',
        heldBecause: 'expired',
        ...NOTHING_KNOWN,
        createdAt: at,
      });
      expect(await leaseOne(store, later(1), later(2))).toBeUndefined();
      expect(await deliveriesOf(store, reference)).toMatchObject([
        { kind: 'office-mail', state: 'pending' },
        { kind: 'customer-mail', state: 'held', attempts: 0 },
      ]);
    });

    test('that are unverified keep an impossible confirmation impossible', async () => {
      const store = await openStore();
      const verdict = { captcha: 'unverified' as const, problem: 'missing' as const };
      const deliveries = newMessage().deliveries.map((one) => ({ ...one, undeliverable: 'no address' }));
      const { reference } = await store.recordLead(newMessage({ verdict, deliveries }));
      expect(await deliveriesOf(store, reference)).toMatchObject([{ state: 'dead' }, { state: 'dead' }]);
    });
  });

  test(`${engine}: one person gets one confirmation a day, whatever follows the plus in the address`, async () => {
    const store = await openStore();
    const confirmationsTo = async (email: string) => {
      const { reference } = await store.recordLead(newEstimate({ answers: { ...GOOD_REQUEST, email } }));
      return (await deliveriesOf(store, reference)).filter(({ kind }) => kind === 'customer-mail').length;
    };
    expect(await confirmationsTo('ada+1@customer.example')).toBe(1);
    for (const email of ['ada+2@customer.example', 'Ada@Customer.example', 'ada+a+b@customer.example']) {
      expect(await confirmationsTo(email)).toBe(0);
    }
    for (const email of ['a.da@customer.example', 'ada@customer.example.org', '+ada@customer.example']) {
      expect(await confirmationsTo(email)).toBe(1);
    }
  });

  describe(`${engine}: deliveries`, () => {
    test('are taken with the request that they are about, the longest waiting first, by one taker each', async () => {
      const store = await openStore();
      const { reference } = await store.recordLead(newEstimate());
      const taken = await Promise.all([1, 2, 3].map(() => leaseOne(store, at, later(2))));
      expect(taken.map((delivery) => delivery?.kind).sort()).toEqual([
        'customer-mail',
        'office-mail',
        undefined,
      ]);
      expect(taken[0]?.about).toEqual({
        ...GOOD_REQUEST,
        form: 'estimate',
        id: expect.any(String),
        number: 1,
        reference,
        captcha: 'unchecked',
        heldBecause: null,
        ...NOTHING_KNOWN,
        createdAt: at,
      });
    });

    test('come back when the lease of a crashed taker has ended', async () => {
      const store = await openStore();
      await store.recordLead(newEstimate({ deliveries: newEstimate().deliveries.slice(0, 1) }));
      const first = await leaseOne(store, at, later(2));
      expect(await leaseOne(store, later(1), later(3))).toBeUndefined();
      expect((await leaseOne(store, later(2), later(4)))?.id).toBe(first?.id);
    });

    test('that have failed come back when it is time, with their attempts counted', async () => {
      const store = await openStore();
      const { reference } = await store.recordLead(
        newEstimate({ deliveries: newEstimate().deliveries.slice(0, 1) }),
      );
      const first = await take(store);
      expect(
        await store.finishAttempt(first, { state: 'failed', answer: 'busy', at, nextAttemptAt: later(10) }),
      ).toBe(true);
      expect(await leaseOne(store, later(9), later(11))).toBeUndefined();
      const second = await take(store, later(10));
      expect(second).toMatchObject({ id: first.id, attempts: 1, state: 'failed' });
      expect(await store.finishAttempt(second, { state: 'sent', answer: 'taken', at })).toBe(true);
      expect(await deliveriesOf(store, reference)).toMatchObject([
        { state: 'sent', attempts: 2, lastAnswer: 'taken' },
      ]);
    });

    test.each(['sent', 'dead'] as const)('that are %s never come back', async (state) => {
      const store = await openStore();
      await store.recordLead(newEstimate({ deliveries: newEstimate().deliveries.slice(0, 1) }));
      await store.finishAttempt(await take(store), { state, answer: 'done', at });
      expect(await leaseOne(store, later(100_000), later(100_001))).toBeUndefined();
    });

    test('that are impossible are kept with the reason and never taken', async () => {
      const store = await openStore();
      const [delivery] = newEstimate().deliveries;
      if (!delivery) throw new Error('no delivery');
      const impossible = newEstimate({ deliveries: [{ ...delivery, undeliverable: 'no address' }] });
      const { reference } = await store.recordLead(impossible);
      expect(await leaseOne(store, later(1), later(2))).toBeUndefined();
      expect(await deliveriesOf(store, reference)).toMatchObject([
        { state: 'dead', lastAnswer: 'no address' },
      ]);
    });
  });

  describeAttempts(engine, openTwice);
  describeCalendar(engine, openTwice);
  describeRecentChanges(engine, openTwice);
  describeCanaries(engine, openTwice);
  describeClock(engine, openTwice);
  describeEscalations(engine, openTwice);
  describeWaiting(engine, openStore);
  describeManyLeads(engine, openStore);

  test(`${engine}: is one store for several servers`, async () => {
    const [one, two] = await openTwice();
    const both = [one, two, one, two];
    const same = await Promise.all(both.map((store) => store.recordLead(newEstimate({ key: 'same' }))));
    expect(new Set(same.map(({ reference }) => reference)).size).toBe(1);
    const others = await Promise.all(both.map((store) => store.recordLead(newEstimate())));
    expect(others.map(({ number }) => number).sort()).toEqual([2, 3, 4, 5]);

    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => leaseOne(turn % 2 ? one : two, later(1), later(3))),
    );
    const ids = taken.flatMap((delivery) => delivery?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (let more = ids.length; more < 10; more++) await leaseOne(one, later(1), later(3));
    expect(await leaseOne(two, later(1), later(3))).toBeUndefined();
  });

  test(`${engine}: can be checked`, async () => {
    const store = await openStore();
    await expect(store.check(at)).resolves.toBeUndefined();
  });

  test(`${engine}: takes nothing once it is closed`, async () => {
    const store = await openStore();
    await store.close();
    await expect(store.recordLead(newEstimate())).rejects.toThrow();
    await expect(store.check(at)).rejects.toThrow();
  });

  describeOffice(engine, openTwice);
  describeSignIn(engine, openTwice);
}
