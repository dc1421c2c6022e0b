import { describe, expect, test } from 'vitest';
import { deliveriesOf } from '../testing/leads.ts';
import { GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import { take } from './attempts.contract.ts';
import type { Digest } from './digest.ts';
import type { NewDelivery, Store } from './store.ts';
import { leaseOne } from './testing/lease.ts';

const at = new Date('2026-11-21T15:00:00Z');
const MINUTE = 60_000;
const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE);
const HOURS = 60;
const DAYS = 24 * HOURS;
const YEARS = 365 * DAYS;

const OFFICE: NewDelivery = { kind: 'office-mail', messageId: '<office.1@us.example>' };
const CUSTOMER: NewDelivery = { kind: 'customer-mail', messageId: '<customer.1@us.example>' };

let made = 0;

async function recordRequest(
  store: Store,
  when: Date,
  deliveries: NewDelivery[] = [],
  promisedBy?: Date,
): Promise<string> {
  const id = `request ${++made}`;
  const form = 'estimate';
  const lead = { ...UNSUSPECTED, id, form, key: id, answers: GOOD_REQUEST, deliveries, at: when } as const;
  return (await store.recordLead({ ...lead, promisedBy })).reference;
}

/** What every store knows of the clock. Call it with a way to open an empty one, twice. */
export function describeClock(engine: string, openTwice: () => Promise<[Store, Store]>) {
  describe(`${engine}: the clock`, () => {
    test('is believed when it has gone on evenly for a day, over nights without a server too', async () => {
      const [store] = await openTwice();
      expect(await store.beat(at, true)).toEqual({
        steady: false,
        change: undefined,
        isNews: false,
      });
      expect(await store.beat(later(1), false)).toMatchObject({ steady: false, isNews: false });
      expect(await store.beat(later(23 * HOURS), true)).toMatchObject({ steady: false, isNews: false });
      expect(await store.beat(later(24 * HOURS), false)).toMatchObject({ steady: true, isNews: false });
      expect(await store.clockChangesAfter(0)).toEqual([]);
    });

    test.each([
      ['ahead', 'of a server that runs', later(3 * YEARS), false],
      ['off', 'of one that starts', later(3 * YEARS), true],
      ['back', 'of a server that runs', later(-2 * DAYS), false],
      ['back', 'of one that starts', later(-11), true],
    ] as const)('is not believed after a change (%s) %s, for a day', async (kind, _whose, to, isFirst) => {
      const [store, other] = await openTwice();
      await store.beat(later(-3 * DAYS), true);
      await store.beat(later(-2 * DAYS), false);
      await store.beat(at, true);
      await store.trustClock(at);
      const change = { number: expect.any(Number), kind, from: at, to };
      expect(await other.beat(to, isFirst)).toMatchObject({ steady: false, change, isNews: true });
      const next = (hours: number) => new Date(to.getTime() + hours * HOURS * MINUTE);
      expect(await store.beat(next(1), false)).toMatchObject({ steady: false, change, isNews: false });
      expect(await store.clockState(next(23.9))).toMatchObject({ steady: false });
      expect(await store.beat(next(24), false)).toMatchObject({ steady: true });
      expect((await store.clockChangesAfter(0)).at(-1)).toMatchObject({ kind });
    });

    test('is believed at once when a person says so, and may be a little off', async () => {
      const [store, other] = await openTwice();
      await store.beat(at, true);
      await store.beat(later(2 * DAYS), false);
      await store.trustClock(later(2 * DAYS));
      expect(await other.beat(later(2 * DAYS - 9), true)).toMatchObject({ steady: true, isNews: false });
    });

    test('is compared with the newest request where there was no heartbeat yet', async () => {
      const [store] = await openTwice();
      await recordRequest(store, at);
      expect(await store.beat(later(-60), true)).toMatchObject({
        change: { kind: 'back', from: at },
        isNews: true,
      });
      const [quiet] = await openTwice();
      await recordRequest(quiet, at);
      expect(await quiet.beat(later(9 * DAYS), true)).toMatchObject({ steady: false, isNews: false });
    });

    test('leaves a short list of changes, however often it changes', async () => {
      const [store] = await openTwice();
      for (let count = 0; count < 60; count++) {
        await store.beat(later(2 * DAYS), false);
        await store.beat(at, false);
      }
      expect(await store.clockChangesAfter(0)).toHaveLength(100);
      expect(await store.clockChangesAfter(118)).toHaveLength(1);
    });

    test('that was ahead keeps no delivery waiting once a person has said that it is right', async () => {
      const [store] = await openTwice();
      const ahead = later(2 * DAYS);
      await recordRequest(store, ahead, [OFFICE, CUSTOMER]);
      const failed = { state: 'failed', answer: 'busy', at: ahead } as const;
      const nextAttemptAt = new Date(ahead.getTime() + MINUTE);
      await store.finishAttempt(await take(store, ahead), { ...failed, nextAttemptAt });
      await take(store, ahead);
      expect(await leaseOne(store, at, later(2))).toBeUndefined();
      await store.beat(at, true);
      expect(await leaseOne(store, later(60), later(62))).toBeUndefined();
      expect(await store.trustClock(at)).toEqual({ due: 2 });
      expect((await store.waitingDeliveries()).map(({ since, dueSince }) => [since, dueSince])).toEqual([
        [at, at],
        [at, at],
      ]);
      await take(store, at);
      await take(store, at);
    });

    test('that was ahead for less than a minute, unseen, does not either', async () => {
      const [store] = await openTwice();
      await store.beat(at, true);
      await recordRequest(store, at, [OFFICE]);
      const nextAttemptAt = later(2 * DAYS);
      await store.finishAttempt(await take(store, at), {
        state: 'failed',
        answer: 'busy',
        at,
        nextAttemptAt,
      });
      expect(await store.trustClock(later(1))).toEqual({ due: 1 });
      await take(store, later(1));
    });

    test('that is two days back for a minute changes no row', async () => {
      const [store, other] = await openTwice();
      await store.beat(at, true);
      const promisedBy = later(2 * HOURS);
      const reference = await recordRequest(store, at, [OFFICE], promisedBy);
      const lead = async () => (await store.findLeads({ references: [reference] }))[0];
      const before = await lead();
      expect(before).toMatchObject({ promisedBy });
      expect(await other.beat(later(-2 * DAYS), false)).toMatchObject({ change: { kind: 'back' } });
      await other.beat(later(-2 * DAYS + 1), true);
      expect(await lead()).toEqual(before);
      await store.beat(later(2), false);
      expect(await store.trustClock(later(2))).toEqual({ due: 0 });
      expect(await lead()).toEqual(before);
    });

    test('that is behind the server’s own is not believed, and repairs nothing', async () => {
      const [store, other] = await openTwice();
      await store.beat(at, true);
      const reference = await recordRequest(store, at, [OFFICE], later(2 * HOURS));
      expect(await other.trustClock(later(-2 * DAYS))).toEqual({ seenLater: at });
      expect(await store.findLeads({ references: [reference] })).toMatchObject([
        { promisedBy: later(2 * HOURS) },
      ]);
      expect(await store.clockState(at)).toMatchObject({ steady: false });
      expect(await other.trustClock(later(-9))).toEqual({ due: 0 });
    });

    test('that is right takes nothing from another server, and makes nothing due before its time', async () => {
      const [store, other] = await openTwice();
      await store.beat(at, true);
      await recordRequest(store, at, [OFFICE, CUSTOMER]);
      const nextAttemptAt = later(4.8 * HOURS);
      await store.finishAttempt(await take(store, at), {
        state: 'failed',
        answer: 'busy',
        at,
        nextAttemptAt,
      });
      await take(store, at);
      for (const isFirst of [true, false]) await other.beat(later(-5), isFirst);
      expect(await other.trustClock(later(-5))).toEqual({ due: 0 });
      expect(await leaseOne(other, at, later(2))).toBeUndefined();
    });

    test('that was ahead does not keep a customer without a confirmation', async () => {
      const [store] = await openTwice();
      await recordRequest(store, later(3 * YEARS), [CUSTOMER]);
      await store.trustClock(at);
      const reference = await recordRequest(store, at, [{ ...CUSTOMER, messageId: '<second@us.example>' }]);
      expect(await deliveriesOf(store, reference)).toHaveLength(1);
    });

    test('that was ahead does not keep a job from being done today', async () => {
      const [store] = await openTwice();
      const job = { name: 'digest', day: '2026-11-21' };
      await store.jobsDone([{ ...job, day: '2026-11-20' }]);
      const ahead = later(3 * YEARS);
      const far = { name: 'digest', day: '2029-11-20' };
      expect(await store.leaseJob(far, ahead, later(3 * YEARS + 15))).toBe(true);
      await store.finishJob(far);
      expect(await store.leaseJob(job, at, later(15))).toBe(true);
      expect(await store.leaseJob(job, at, later(15))).toBe(false);
      await store.finishJob(job);
      expect(await store.jobsDone([job])).toEqual({ digest: '2026-11-21' });
      expect(await store.leaseJob(job, later(60), later(75))).toBe(false);
      // One that died with it, while it was ahead.
      expect(await store.leaseJob(far, ahead, later(3 * YEARS + 15))).toBe(true);
      expect(await store.leaseJob({ ...job, day: '2026-11-22' }, later(DAYS), later(DAYS + 15))).toBe(true);
    });

    test('that was ahead has made no backup that counts', async () => {
      const [store] = await openTwice();
      const backup = { place: 'here', bytes: 1, requests: 1, messages: 1, problem: null };
      await store.recordBackup({ ...backup, at });
      await store.recordBackup({ ...backup, at: later(3 * YEARS) });
      expect(await store.lastBackups(later(1))).toMatchObject({ last: { at }, lastGood: { at } });
    });

    test("that is days apart from another server's does not make a digest of the same day twice", async () => {
      const [store, other] = await openTwice();
      const ahead = later(3 * DAYS);
      let recorded = 0;
      for (let minute = 0; minute < 4; minute++) {
        for (const [one, time, day] of [
          [store, at, '2026-11-21'],
          [other, ahead, '2026-11-24'],
        ] as const) {
          const now = new Date(time.getTime() + minute * MINUTE);
          await one.beat(now, false);
          const id = `report ${++made}`;
          const delivery = { kind: 'digest-mail', messageId: `<${id}@us.example>` } as const;
          const report = {
            id,
            kind: 'digest',
            day,
            content: {} as Digest,
            at: now,
            delivery,
          } as const;
          if (await one.recordReport(report)) recorded++;
        }
      }
      expect(recorded).toBe(2);
    });

    test('is not believed by whoever asks at a time far from the last heartbeat', async () => {
      const [store] = await openTwice();
      await store.beat(later(-2 * DAYS), true);
      await store.beat(at, false);
      await store.trustClock(at);
      for (const [time, steady] of [
        [later(1), true],
        [later(2 * DAYS), false],
        [later(-30), false],
      ] as const)
        expect(await store.clockState(time)).toMatchObject({ steady });
    });
  });
}
