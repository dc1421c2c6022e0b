import { describe, expect } from 'vitest';
import { deliveriesOf } from '../testing/leads.ts';
import type { Digest } from './digest.ts';
import {
  AT,
  DAYS,
  failed,
  finish,
  HOURS,
  later,
  leadWith,
  lease,
  leaseOne,
  type OpenTwice,
  owed,
  record,
  storeTest,
} from './testing/contract.ts';

const YEARS = 365 * DAYS;

/** What every store knows of the clock. */
export function describeClock(openTwice: OpenTwice) {
  const test = storeTest(openTwice);

  describe('a clock', () => {
    test('is believed once it has gone on evenly for a day, also without a server at night', async ({
      store,
    }) => {
      expect(await store.beat(AT, true)).toEqual({ steady: false, change: undefined, isNews: false });
      expect(await store.beat(later(1), false)).toMatchObject({ steady: false, isNews: false });
      expect(await store.beat(later(23 * HOURS), true)).toMatchObject({ steady: false, isNews: false });
      expect(await store.beat(later(24 * HOURS), false)).toMatchObject({ steady: true, isNews: false });
      expect(await store.clockChangesAfter(0)).toEqual([]);
    });

    test.for([
      ['ahead', 'of a server that runs', later(3 * YEARS), false],
      ['off', 'of one that starts', later(3 * YEARS), true],
      ['back', 'of a server that runs', later(-2 * DAYS), false],
      ['back', 'of one that starts', later(-11), true],
    ] as const)(
      'is not believed for a day after a change (%s) %s',
      async ([kind, _, to, isFirst], { store, other }) => {
        await store.beat(later(-3 * DAYS), true);
        await store.beat(later(-2 * DAYS), false);
        await store.beat(AT, true);
        await store.trustClock(AT);
        const change = { number: expect.any(Number), kind, from: AT, to };
        expect(await other.beat(to, isFirst)).toMatchObject({ steady: false, change, isNews: true });
        const next = (hours: number) => later(hours * HOURS, to);
        expect(await store.beat(next(1), false)).toMatchObject({ steady: false, change, isNews: false });
        expect(await store.clockState(next(23.9))).toMatchObject({ steady: false });
        expect(await store.beat(next(24), false)).toMatchObject({ steady: true });
        expect((await store.clockChangesAfter(0)).at(-1)).toMatchObject({ kind });
      },
    );

    test('is believed at once when a person says so, near the last heartbeat', async ({ store, other }) => {
      await store.beat(later(-2 * DAYS), true);
      await store.beat(AT, false);
      await store.trustClock(AT);
      for (const [time, steady] of [
        [later(1), true],
        [later(2 * DAYS), false],
        [later(-30), false],
      ] as const)
        expect(await store.clockState(time)).toMatchObject({ steady });
      expect(await other.beat(later(-9), true)).toMatchObject({ steady: true, isNews: false });
    });

    test.for([
      [-60, { change: { kind: 'back', from: AT }, isNews: true }],
      [9 * DAYS, { steady: false, isNews: false }],
    ] as const)(
      'is compared with the newest request before the first heartbeat (%s)',
      async ([minutes, beat], { store }) => {
        await record(store);
        expect(await store.beat(later(minutes), true)).toMatchObject(beat);
      },
    );

    test('leaves a short list of changes, however often it changes', async ({ store }) => {
      for (let count = 0; count < 60; count++) {
        await store.beat(later(2 * DAYS), false);
        await store.beat(AT, false);
      }
      expect(await store.clockChangesAfter(0)).toHaveLength(100);
      expect(await store.clockChangesAfter(118)).toHaveLength(1);
    });

    test('two days back for a minute changes no row', async ({ store, other }) => {
      await store.beat(AT, true);
      const reference = await record(store, { promisedBy: later(2 * HOURS) });
      const before = await leadWith(store, reference);
      expect(await other.beat(later(-2 * DAYS), false)).toMatchObject({ change: { kind: 'back' } });
      await other.beat(later(-2 * DAYS + 1), true);
      await store.beat(later(2), false);
      expect(await store.trustClock(later(2))).toEqual({ due: 0 });
      expect(await leadWith(store, reference)).toEqual(before);
    });

    test('behind the last heartbeat is not believed, and repairs nothing', async ({ store, other }) => {
      await store.beat(AT, true);
      const reference = await record(store, { promisedBy: later(2 * HOURS) });
      expect(await other.trustClock(later(-2 * DAYS))).toEqual({ seenLater: AT });
      expect(await leadWith(store, reference)).toMatchObject({ promisedBy: later(2 * HOURS) });
      expect(await store.clockState(AT)).toMatchObject({ steady: false });
      expect(await other.trustClock(later(-9))).toEqual({ due: 0 });
    });

    test('that is right takes no lease, and makes nothing due before its time', async ({ store, other }) => {
      await store.beat(AT, true);
      await record(store);
      await finish(store, failed(AT, later(4.8 * HOURS)));
      await lease(store);
      for (const isFirst of [true, false]) await other.beat(later(-5), isFirst);
      expect(await other.trustClock(later(-5))).toEqual({ due: 0 });
      expect(await leaseOne(other)).toBeUndefined();
    });
  });

  describe('once a clock that was ahead is right again', () => {
    test('no delivery waits for its time', async ({ store }) => {
      const ahead = later(2 * DAYS);
      await record(store, { at: ahead });
      await finish(store, failed(ahead, later(1, ahead)));
      await lease(store, ahead);
      await store.beat(AT, true);
      expect(await leaseOne(store, later(60))).toBeUndefined();
      expect(await store.trustClock(AT)).toEqual({ due: 2 });
      expect((await store.waitingDeliveries()).map(({ since, dueSince }) => [since, dueSince])).toEqual([
        [AT, AT],
        [AT, AT],
      ]);
      await lease(store);
      await lease(store);
    });

    test('no attempt waits either that failed while it was ahead for a moment', async ({ store }) => {
      await store.beat(AT, true);
      await record(store, { deliveries: owed('office-mail') });
      await finish(store, failed(AT, later(2 * DAYS)));
      expect(await store.trustClock(later(1))).toEqual({ due: 1 });
      await lease(store, later(1));
    });

    test('a customer gets a confirmation', async ({ store }) => {
      await record(store, { at: later(3 * YEARS) });
      await store.trustClock(AT);
      expect(await deliveriesOf(store, await record(store))).toHaveLength(2);
    });

    test('a job is done today', async ({ store }) => {
      const job = { name: 'digest', day: '2026-11-21', today: '2026-11-21' };
      await store.jobsDone([{ ...job, day: '2026-11-20' }]);
      const ahead = later(3 * YEARS);
      const far = { name: 'digest', day: '2029-11-20', today: '2029-11-20' };
      expect(await store.leaseJob(far, ahead, later(15, ahead))).toBe(true);
      await store.finishJob(far);
      expect(await store.leaseJob(job, AT, later(15))).toBe(true);
      expect(await store.leaseJob(job, AT, later(15))).toBe(false);
      await store.finishJob(job);
      expect(await store.jobsDone([job])).toEqual({ digest: '2026-11-21' });
      expect(await store.leaseJob(job, later(60), later(75))).toBe(false);
      // A server took this one while it was ahead, and never finished it.
      expect(await store.leaseJob(far, ahead, later(15, ahead))).toBe(true);
      const next = { ...job, day: '2026-11-22', today: '2026-11-22' };
      expect(await store.leaseJob(next, later(DAYS), later(DAYS + 15))).toBe(true);
    });

    test('the backups that it dated do not count', async ({ store }) => {
      const backup = { place: 'here', bytes: 1, requests: 1, messages: 1, problem: null };
      await store.recordBackup({ ...backup, at: AT });
      await store.recordBackup({ ...backup, at: later(3 * YEARS) });
      expect(await store.lastBackups(later(1))).toMatchObject({ last: { at: AT }, lastGood: { at: AT } });
    });

    test('its promise is void, and what was done to a lead counts from now on', async ({ store }) => {
      const ahead = later(400 * DAYS);
      const by = (minutes: number) => ({ user: null, via: 'cli' as const, at: later(minutes, ahead) });
      const deliveries = owed('escalation-mail').map((one) => ({ ...one, dueAt: later(15, ahead) }));
      const reference = await record(store, { at: ahead, promisedBy: later(120, ahead), deliveries });
      await store.claim(reference, by(1));
      await store.recordOutcome(reference, { outcome: 'message' }, by(2));
      await store.remind(reference, later(3, ahead), by(2));
      await store.setStatus(reference, { status: 'quoted' }, by(3));
      await store.trustClock(AT);
      const lead = await leadWith(store, reference);
      expect(lead).toMatchObject({ createdAt: ahead, waitingSince: AT, promisedBy: null });
      expect(lead).toMatchObject({ claimedAt: AT, contactedAt: AT, quotedAt: AT, remindAt: AT });
      expect(lead.deliveries).toMatchObject([{ nextAttemptAt: AT }]);
    });

    test('a reminder for next year stays that was set when it was right', async ({ store }) => {
      const reference = await record(store);
      const nextYear = later(365 * DAYS);
      await store.remind(reference, nextYear, { user: null, via: 'cli', at: AT });
      await store.trustClock(later(1));
      expect(await leadWith(store, reference)).toMatchObject({ remindAt: nextYear });
    });
  });

  test('two clocks that are days apart do not make a digest of the same day twice', async ({
    store,
    other,
  }) => {
    let recorded = 0;
    for (let minute = 0; minute < 4; minute++) {
      for (const [one, time, day] of [
        [store, AT, '2026-11-21'],
        [other, later(3 * DAYS), '2026-11-24'],
      ] as const) {
        const at = later(minute, time);
        await one.beat(at, false);
        const delivery = { kind: 'digest-mail', messageId: `<${day}.${minute}@us.example>` } as const;
        const id = `report of ${day}, ${minute}`;
        const report = { id, kind: 'digest', day, content: {} as Digest, at, delivery } as const;
        if (await one.recordReport(report)) recorded++;
      }
    }
    expect(recorded).toBe(2);
  });
}
