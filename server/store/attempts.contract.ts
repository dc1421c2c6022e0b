import { describe, expect, test } from 'vitest';
import { deliveriesOf } from '../testing/leads.ts';
import { GOOD_REQUEST, MESSAGE_ANSWERS, UNSUSPECTED } from '../testing/requests.ts';
import type { BadAddress, LeasedDelivery, NewDelivery, Store } from './store.ts';
import { leaseOne } from './testing/lease.ts';

const at = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

const OFFICE: NewDelivery = { kind: 'office-mail', messageId: '<office.1@us.example>' };
const CUSTOMER: NewDelivery = { kind: 'customer-mail', messageId: '<customer.1@us.example>' };
const WEBHOOK: NewDelivery = { kind: 'webhook', messageId: 'msg_1', needsVerified: true };

/** The delivery that is due, for two minutes. */
export async function take(store: Store, now = at): Promise<LeasedDelivery> {
  const taken = await leaseOne(store, now, new Date(now.getTime() + 2 * 60_000));
  if (!taken) throw new Error('nothing is due');
  return taken;
}

async function recordRequest(store: Store, deliveries: NewDelivery[]): Promise<string> {
  const lead = { ...UNSUSPECTED, id: 'request', key: 'request', answers: GOOD_REQUEST, deliveries, at };
  return (await store.recordLead({ ...lead, form: 'estimate' })).reference;
}

/** What every store does with the ends of attempts. Call it with a way to open an empty one, twice. */
export function describeAttempts(engine: string, openTwice: () => Promise<[Store, Store]>) {
  describe(`${engine}: attempts`, () => {
    test('are all kept, with what was said at each', async () => {
      const [store] = await openTwice();
      const reference = await recordRequest(store, [OFFICE]);
      const failed = { state: 'failed', answer: 'busy', at: later(1), nextAttemptAt: later(2) } as const;
      await store.finishAttempt(await take(store), failed);
      await store.finishAttempt(await take(store, later(2)), {
        ...failed,
        answer: 'still busy',
        nextAttemptAt: later(4),
      });
      await store.finishAttempt(await take(store, later(4)), {
        state: 'sent',
        answer: 'taken',
        at: later(5),
      });
      expect(await store.attemptsOf(reference)).toEqual([
        { kind: 'office-mail', round: 1, number: 1, at: later(1), state: 'failed', answer: 'busy' },
        { kind: 'office-mail', round: 1, number: 2, at: later(1), state: 'failed', answer: 'still busy' },
        { kind: 'office-mail', round: 1, number: 3, at: later(5), state: 'sent', answer: 'taken' },
      ]);
    });

    test('are numbered on when somebody has a delivery sent again', async () => {
      const [store] = await openTwice();
      const reference = await recordRequest(store, [OFFICE]);
      await store.finishAttempt(await take(store), { state: 'sent', answer: 'once', at });
      await store.resend(reference, 'office-mail', later(1));
      await store.finishAttempt(await take(store, later(1)), {
        state: 'sent',
        answer: 'twice',
        at: later(1),
      });
      expect(await store.attemptsOf(reference)).toMatchObject([
        { number: 1, answer: 'once' },
        { number: 2, answer: 'twice' },
      ]);
      expect(await deliveriesOf(store, reference)).toMatchObject([{ attempts: 1, lastAnswer: 'twice' }]);
    });

    test('are kept once when they are written down twice, because the first answer was lost', async () => {
      const [store] = await openTwice();
      const reference = await recordRequest(store, [OFFICE]);
      const taken = await take(store);
      const failed = { state: 'failed', answer: 'busy', at: later(1), nextAttemptAt: later(2) } as const;
      expect(await store.finishAttempt(taken, failed)).toBe(true);
      expect(await store.finishAttempt(taken, failed)).toBe(true);
      expect(await store.attemptsOf(reference)).toHaveLength(1);
      expect(await deliveriesOf(store, reference)).toMatchObject([{ state: 'failed', attempts: 1 }]);
      const sent = { state: 'sent', answer: 'taken', at: later(3) } as const;
      const again = await take(store, later(3));
      await store.finishAttempt(again, sent);
      await store.finishAttempt(again, sent);
      expect(await store.attemptsOf(reference)).toMatchObject([{ state: 'failed' }, { state: 'sent' }]);
      expect(await deliveriesOf(store, reference)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    });

    test.each([
      { state: 'failed', answer: 'late', at: later(9), nextAttemptAt: later(10) },
      { state: 'dead', answer: 'late', at: later(9) },
    ] as const)('that end late as $state do not undo what another server has sent', async (late) => {
      const [slow, quick] = await openTwice();
      const reference = await recordRequest(slow, [OFFICE]);
      const first = await take(slow);
      const second = await take(quick, later(3));
      expect(second.id).toBe(first.id);
      await quick.finishAttempt(second, { state: 'sent', answer: 'taken', at: later(4) });
      expect(await slow.finishAttempt(first, late)).toBe(false);
      expect(await deliveriesOf(slow, reference)).toMatchObject([{ state: 'sent', lastAnswer: 'taken' }]);
      expect(await leaseOne(slow, later(1000), later(1002))).toBeUndefined();
      expect(await slow.attemptsOf(reference)).toMatchObject([{ state: 'sent' }, { state: late.state }]);
    });

    test('that end late take nothing out of another server’s hands', async () => {
      const [slow, quick] = await openTwice();
      const reference = await recordRequest(slow, [OFFICE]);
      const first = await take(slow);
      const second = await take(quick, later(3));
      const late = { state: 'failed', answer: 'late', at: later(4), nextAttemptAt: later(4) } as const;
      expect(await slow.finishAttempt(first, late)).toBe(false);
      expect(await leaseOne(slow, later(4), later(6))).toBeUndefined();
      expect(await quick.finishAttempt(second, { state: 'sent', answer: 'taken', at: later(4) })).toBe(true);
      expect(await deliveriesOf(quick, reference)).toMatchObject([{ state: 'sent', lastAnswer: 'taken' }]);
    });

    test('that succeed late count, whatever another server made of it', async () => {
      const [slow, quick] = await openTwice();
      const reference = await recordRequest(slow, [OFFICE]);
      const first = await take(slow);
      const second = await take(quick, later(3));
      const failed = { state: 'failed', answer: 'busy', at: later(4), nextAttemptAt: later(5) } as const;
      await quick.finishAttempt(second, failed);
      expect(await slow.finishAttempt(first, { state: 'sent', answer: 'taken', at: later(4) })).toBe(false);
      expect(await deliveriesOf(quick, reference)).toMatchObject([{ state: 'sent', lastAnswer: 'taken' }]);
      expect(await leaseOne(quick, later(5), later(7))).toBeUndefined();
    });

    test('that end late count all the same while nobody else has taken the delivery', async () => {
      const [store] = await openTwice();
      const reference = await recordRequest(store, [OFFICE]);
      const failed = { state: 'failed', answer: 'slow', at: later(9), nextAttemptAt: later(20) } as const;
      expect(await store.finishAttempt(await take(store), failed)).toBe(true);
      expect(await leaseOne(store, later(10), later(12))).toBeUndefined();
      expect(await deliveriesOf(store, reference)).toMatchObject([{ state: 'failed', lastAnswer: 'slow' }]);
    });

    test('that take long keep their lease as long as they renew it, and nobody else may', async () => {
      const [slow, quick] = await openTwice();
      const reference = await recordRequest(slow, [OFFICE]);
      const taken = await take(slow);
      expect(await slow.renewLease(taken, later(5))).toBe(true);
      expect(await quick.renewLease(taken, later(9))).toBe(false);
      expect(await leaseOne(quick, later(4), later(6))).toBeUndefined();
      const renewed = { ...taken, leasedUntil: later(5) };
      expect(await slow.finishAttempt(renewed, { state: 'sent', answer: 'taken', at: later(4) })).toBe(true);
      expect(await slow.renewLease(renewed, later(9))).toBe(false);
      expect(await deliveriesOf(slow, reference)).toMatchObject([{ state: 'sent', attempts: 1 }]);
    });

    test('that were taken over renew nothing', async () => {
      const [dead, quick] = await openTwice();
      await recordRequest(dead, [OFFICE]);
      const first = await take(dead);
      const second = await take(quick, later(2));
      expect(await dead.renewLease(first, later(9))).toBe(false);
      expect(await quick.renewLease(second, later(9))).toBe(true);
    });

    test('leave held what a person has held meanwhile', async () => {
      const [store] = await openTwice();
      const reference = await recordRequest(store, [OFFICE]);
      const taken = await take(store);
      await store.holdLead(reference, later(1));
      const failed = { state: 'failed', answer: 'busy', at: later(1), nextAttemptAt: later(2) } as const;
      await store.finishAttempt(taken, failed);
      expect(await deliveriesOf(store, reference)).toMatchObject([{ state: 'held' }]);
      await store.releaseLead(reference, later(1));
      expect((await take(store, later(1))).id).toBe(taken.id);
    });

    test('at what was deleted meanwhile do nothing', async () => {
      const [store] = await openTwice();
      const reference = await recordRequest(store, [OFFICE]);
      const taken = await take(store);
      await store.forget([reference], [], at);
      expect(await store.finishAttempt(taken, { state: 'sent', answer: 'taken', at })).toBe(false);
      expect(await store.attemptsOf(reference)).toEqual([]);
    });
  });

  describe(`${engine}: a customer’s address that is refused`, () => {
    const badAddress: BadAddress = {
      refusal: '550 no such user',
      tell: { kind: 'bad-address-mail', messageId: '<bad-address.1@us.example>' },
    };
    const refused = { state: 'dead', answer: 'refused: 550 no such user', at: later(1), badAddress } as const;

    test('is noted with the request, and the office is told by a mail that is due at once', async () => {
      const [store] = await openTwice();
      const reference = await recordRequest(store, [CUSTOMER]);
      await store.finishAttempt(await take(store), refused);
      expect(await take(store, later(1))).toMatchObject({
        kind: 'bad-address-mail',
        messageId: badAddress.tell.messageId,
        state: 'pending',
        createdAt: later(1),
        about: { form: 'estimate', reference, emailRefused: badAddress.refusal },
      });
      expect(await deliveriesOf(store, reference)).toMatchObject([
        { kind: 'customer-mail', state: 'dead', lastAnswer: refused.answer },
        { kind: 'bad-address-mail' },
      ]);
    });

    test('is noted with a message just so', async () => {
      const [store] = await openTwice();
      const known = { ...UNSUSPECTED, id: 'message', key: 'message', answers: MESSAGE_ANSWERS, at };
      await store.recordLead({ ...known, form: 'contact', deliveries: [CUSTOMER] });
      await store.finishAttempt(await take(store), refused);
      expect((await take(store, later(1))).about).toMatchObject({
        form: 'contact',
        emailRefused: badAddress.refusal,
      });
    });

    test('is told of once, however often it is refused', async () => {
      const [store] = await openTwice();
      const reference = await recordRequest(store, [CUSTOMER]);
      await store.finishAttempt(await take(store), refused);
      await store.finishAttempt(await take(store, later(1)), {
        state: 'sent',
        answer: 'taken',
        at: later(1),
      });
      await store.resend(reference, 'customer-mail', later(2));
      await store.finishAttempt(await take(store, later(2)), refused);
      expect(await leaseOne(store, later(3), later(5))).toBeUndefined();
    });

    test('is neither noted nor told of when the attempt cannot be written down', async () => {
      const [store] = await openTwice();
      const reference = await recordRequest(store, [CUSTOMER, OFFICE]);
      const taken = await take(store);
      const customers = taken.kind === 'customer-mail' ? taken : await take(store);
      const tell = { ...badAddress.tell, messageId: OFFICE.messageId };
      const broken = { ...refused, badAddress: { ...badAddress, tell } };
      await expect(store.finishAttempt(customers, broken)).rejects.toThrow();
      expect(await deliveriesOf(store, reference)).toMatchObject([
        { kind: 'office-mail' },
        { kind: 'customer-mail', state: 'pending', attempts: 0 },
      ]);
      expect(await store.attemptsOf(reference)).toEqual([]);
    });
  });

  test(`${engine}: mails to the office, mails to customers and webhooks are taken apart from each other`, async () => {
    const [store] = await openTwice();
    await recordRequest(store, [WEBHOOK, CUSTOMER, OFFICE]);
    const lanes = { office: 'office-mail', customer: 'customer-mail', webhook: 'webhook' } as const;
    for (const lane of ['office', 'customer', 'webhook'] as const) {
      expect((await leaseOne(store, at, later(2), lane))?.kind).toBe(lanes[lane]);
      expect(await leaseOne(store, at, later(2), lane)).toBeUndefined();
    }
  });

  test(`${engine}: so many are taken at once as are wanted, the longest waiting first, by one taker each`, async () => {
    const [one, other] = await openTwice();
    const ids = Array.from({ length: 5 }, (_, index) => `request-${index}`);
    for (const [minute, id] of ids.entries()) {
      const deliveries: NewDelivery[] = [{ kind: 'office-mail', messageId: id }];
      const lead = { ...UNSUSPECTED, id, key: id, answers: GOOD_REQUEST, deliveries, at: later(minute) };
      await one.recordLead({ ...lead, form: 'estimate' });
    }
    const lease = (store: Store, most: number) =>
      store.leaseDueDeliveries({ at: later(9), leaseUntil: later(11), lane: 'office', most });
    const first = await lease(one, 2);
    expect(first.map(({ about }) => about.id)).toEqual(ids.slice(0, 2));
    expect(first[0]).toMatchObject({ messageId: ids[0], leasedUntil: later(11), about: GOOD_REQUEST });
    const rest = await Promise.all([lease(one, 2), lease(other, 2)]);
    expect(
      rest
        .flat()
        .map(({ about }) => about.id)
        .sort(),
    ).toEqual(ids.slice(2));
    expect(await lease(other, 2)).toEqual([]);
  });

  test(`${engine}: whatever else the office is to read goes in the lane of its mail`, async () => {
    const [store] = await openTwice();
    const kinds = ['bad-address-mail', 'digest-mail'] as const;
    await recordRequest(
      store,
      kinds.map((kind) => ({ kind, messageId: `<${kind}.1@us.example>` })),
    );
    const taken = [
      await leaseOne(store, at, later(2), 'office'),
      await leaseOne(store, at, later(2), 'office'),
    ];
    expect(taken.map((delivery) => delivery?.kind).sort()).toEqual(kinds);
  });
}
