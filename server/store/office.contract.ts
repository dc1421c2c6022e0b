import { describe, expect } from 'vitest';
import { deliveriesOf, HELD } from '../testing/leads.ts';
import type { Digest } from './digest.ts';
import type { NewReport } from './reports.ts';
import type { Closure, Setting, Store } from './store.ts';
import {
  AT,
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

const UNVERIFIED = {
  form: 'contact',
  verdict: { captcha: 'unverified', problem: 'expired' },
} as const;

let made = 0;

function newReport(day: string, change: Partial<NewReport> = {}): NewReport {
  const id = `report-${++made}`;
  const content = { at: AT.toISOString(), held: [] as object[] } as unknown as Digest;
  const delivery = { kind: 'digest-mail' as const, messageId: `<digest.${id}@us.example>` };
  return { id, kind: 'digest', day, content, delivery, at: AT, ...change };
}

const closed = (day: string, change: Partial<Closure> = {}): Closure => ({
  day,
  reason: 'Inventory',
  openFrom: null,
  openUntil: null,
  madeBy: 'cli',
  madeAt: AT,
  ...change,
});

const storm = (change: Partial<Setting> = {}): Setting => ({
  name: 'storm',
  value: '{"words":"Trees are down."}',
  changedBy: 'cli',
  changedAt: AT,
  ...change,
});

/** What every store does for the office, and by itself. */
export function describeOffice(openTwice: OpenTwice) {
  const test = storeTest(openTwice);

  const statesOf = async (store: Store, reference: string) =>
    Object.fromEntries((await deliveriesOf(store, reference)).map(({ kind, state }) => [kind, state]));

  describe('the office', () => {
    test('releases what is held, and the sender counts as human', async ({ store }) => {
      const reference = await record(store, UNVERIFIED);
      expect(await store.releaseLead('AA2AA2AA', AT)).toBeUndefined();
      expect(await store.releaseLead(reference, later(9))).toEqual({
        released: ['customer-mail'],
        unneeded: false,
      });
      expect(await leadWith(store, reference)).toMatchObject({ heldBecause: null, captcha: 'unverified' });
      const due = [await lease(store, later(9)), await lease(store, later(9))];
      expect(due.map(({ kind }) => kind).sort()).toEqual(['customer-mail', 'office-mail']);
      expect(await store.releaseLead(reference, later(9))).toEqual({ released: [], unneeded: false });
    });

    test('gets its mail of an urgent lead that looks like spam; the rest is held', async ({ store }) => {
      const deliveries = owed('office-mail', 'customer-mail', 'webhook');
      const urgency = { level: 'urgent' as const, rules: ['no-heat' as const] };
      const reference = await record(store, { spam: HELD, urgency, deliveries });
      const held = { 'customer-mail': 'held', webhook: 'held' };
      expect(await statesOf(store, reference)).toEqual({ ...held, 'office-mail': 'pending' });
      await finish(store, sent());
      // Released by a person: the office's mail is not sent a second time.
      const { released } = (await store.releaseLead(reference, later(3))) ?? {};
      expect(released?.sort()).toEqual(['customer-mail', 'webhook']);
    });

    test('holds what is not sent yet, while a mail under lease may still arrive', async ({ store }) => {
      const reference = await record(store);
      const first = await lease(store);
      expect((await store.holdLead(reference, AT))?.sort()).toEqual(['customer-mail', 'office-mail']);
      expect(await store.holdLead('AA2AA2AA', AT)).toBeUndefined();
      expect(await leaseOne(store, later(60))).toBeUndefined();
      await store.finishAttempt(first, failed(AT, later(1)));
      expect(await leaseOne(store, later(60))).toBeUndefined();
      await store.finishAttempt(first, sent());
      expect(Object.values(await statesOf(store, reference)).sort()).toEqual(['held', 'sent']);
    });

    test('sends again what was sent or given up, with the same Message-ID', async ({ store }) => {
      const reference = await record(store);
      const before = await deliveriesOf(store, reference);
      await finish(store, sent(AT, 'done'));
      await finish(store, { state: 'dead', answer: 'done', at: AT });
      const resend = (kind: 'office-mail' | 'customer-mail' | 'webhook', minutes: number) =>
        store.resend(reference, kind, later(minutes));
      expect(await resend('office-mail', 5)).toBe('queued');
      expect(await resend('customer-mail', 5)).toBe('queued');
      const times = { nextAttemptAt: later(5), updatedAt: later(5) };
      expect(await deliveriesOf(store, reference)).toEqual(
        before.map((one) => ({ ...one, attempts: 0, lastAnswer: 'done', ...times })),
      );
      await lease(store, later(5), 'office');
      expect(await resend('office-mail', 6)).toBe('leased');
      expect(await resend('office-mail', 7)).toBe('queued');
      expect(await resend('webhook', 7)).toBe('not owed');
      expect(await store.resend('AA2AA2AA', 'office-mail', AT)).toBeUndefined();
      await store.holdLead(reference, AT);
      expect(await resend('office-mail', 0)).toBe('held');
    });

    test('forgets a lead and its mentions; its number is not given again', async ({ store }) => {
      const references = [await record(store), await record(store)];
      const [one = '', two = ''] = references;
      const entries = references.map((reference) => ({ reference, name: 'Ada' }));
      const content = { held: entries, at: AT.toISOString() } as unknown as Digest;
      const report = newReport('2026-11-21', { content });
      await store.recordReport(report);
      const mails = (await deliveriesOf(store, one)).map(({ messageId }) => messageId);
      const { leads, messageIds } = await store.forget([one, 'AA2AA2AA'], [], AT);
      expect(leads).toBe(1);
      expect(messageIds.sort()).toEqual([...mails, report.delivery.messageId].sort());
      expect((await store.identities()).map(({ reference }) => reference)).toEqual([two]);
      expect((await store.lastReport('digest', later(60)))?.content.held).toEqual([entries[1]]);
      expect((await store.recordLead(newLead())).number).toBe(3);
      const { estimate } = await store.arrivalsAfter({ estimate: 0, contact: 0 });
      expect(estimate).toEqual({ last: 3, received: 3, missing: [], forgotten: [1] });
    });

    test('forgets while attempts are recorded, without a deadlock', async ({ store, other }) => {
      for (let round = 0; round < 10; round++) {
        const reference = await record(store);
        const leased = [await lease(other), await lease(other)];
        const attempts = leased.map((delivery) => other.finishAttempt(delivery, sent()));
        const [removed] = await Promise.all([store.forget([reference], [], AT), ...attempts]);
        expect(removed.leads).toBe(1);
      }
      expect(await store.identities()).toEqual([]);
    });
  });

  describe('reports', () => {
    test('are made once a day, with their mail, whichever server is first', async ({ store, other }) => {
      const both = [store, other, store, other];
      const recorded = await Promise.all(both.map((one) => one.recordReport(newReport('2026-11-21'))));
      expect(recorded.filter(Boolean)).toHaveLength(1);
      expect(await lease(store)).toMatchObject({
        kind: 'digest-mail',
        about: { form: 'report', kind: 'digest', day: '2026-11-21' },
      });
      expect(await leaseOne(other)).toBeUndefined();
      expect(await store.recordReport(newReport('2026-11-22', { at: later(1) }))).toBe(true);
      expect((await other.lastReport('digest', later(60)))?.day).toBe('2026-11-22');
      expect(await other.lastReport('extra-digest', later(60))).toBeUndefined();
    });

    test('count what came and what became of it', async ({ store }) => {
      await record(store);
      await store.finishAttempt(await lease(store), sent(later(1)));
      await record(store, { at: later(3), spam: HELD });
      await store.recordReport(newReport('2026-11-21'));
      const now = { dead: 0, pending: 1, failed: 0, oldest: AT };
      expect(await store.deliveriesSince(AT)).toEqual({ sent: 1, ...now });
      expect(await store.deliveriesSince(later(1))).toEqual({ sent: 0, ...now });
      expect(await store.numbersBefore(later(3))).toEqual({ estimate: 1, contact: 0 });
      expect(await store.arrivalsAfter({ estimate: 1, contact: 0 })).toEqual({
        estimate: { last: 2, received: 1, missing: [], forgotten: [] },
        contact: { last: 0, received: 0, missing: [], forgotten: [] },
      });
    });
  });

  describe('a daily job', () => {
    test('begins on the day after it is first seen, and is leased by one server', async ({
      store,
      other,
    }) => {
      const both = [store, other, store, other];
      const job = { name: 'backup', day: '2026-11-22', today: '2026-11-21' };
      const today = { ...job, day: '2026-11-21' };
      for (const done of await Promise.all(both.map((one) => one.jobsDone([today]))))
        expect(done).toEqual({ backup: '2026-11-21' });
      expect(await store.leaseJob(today, AT, later(15))).toBe(false);
      const leases = await Promise.all(both.map((one) => one.leaseJob(job, AT, later(15))));
      expect(leases.filter(Boolean)).toHaveLength(1);
      expect(await store.leaseJob(job, later(14), later(29))).toBe(false);
      expect(await store.leaseJob(job, later(15), later(30))).toBe(true);
      await store.finishJob(job);
      expect(await other.leaseJob(job, later(60), later(75))).toBe(false);
      expect(await other.jobsDone([job])).toEqual({ backup: '2026-11-22' });
    });
  });

  describe('what is old', () => {
    const salts = { named: 'salt of ', current: 'salt of 2026-11-21' };

    test('is deleted with its mails, except the last report', async ({ store }) => {
      await record(store);
      await record(store, UNVERIFIED);
      await store.recordReport(newReport('2026-11-21'));
      await store.recordReport(newReport('2026-11-22', { at: later(1) }));
      const removeBefore = (leadsBefore: Date) => store.removeOld({ at: later(5), leadsBefore, salts });
      expect(await removeBefore(AT)).toEqual({ leads: 0, photoIds: [], messageIds: [] });
      const removed = await removeBefore(later(0.001));
      expect([removed.leads, removed.messageIds.length]).toEqual([2, 5]);
      expect(await store.identities()).toEqual([]);
      await removeBefore(later(60));
      // The next one continues from it.
      expect((await store.lastReport('digest', later(60)))?.day).toBe('2026-11-22');
    });

    test('includes the salts of other days, and no other secret', async ({ store }) => {
      const names = ['salt of 2026-11-20', 'salt of 2026-11-21', 'captcha'];
      const secrets = () => Promise.all(names.map((name) => store.secret(name)));
      const before = await secrets();
      await store.removeOld({ at: AT, salts });
      const after = await secrets();
      expect(after.map((secret, place) => secret === before[place])).toEqual([false, true, true]);
    });
  });

  test('backups are remembered, and which of them is good', async ({ store }) => {
    expect(await store.lastBackups(later(10))).toEqual({ last: undefined, lastGood: undefined });
    const good = { at: AT, place: 'here', bytes: 4096, requests: 1, messages: 2, problem: null };
    const seen = { ...good, at: later(1), bytes: null, requests: null, messages: null };
    const bad = { ...seen, at: later(2), problem: 'It is damaged.' };
    for (const backup of [bad, good, seen]) await store.recordBackup(backup);
    expect(await store.lastBackups(later(10))).toEqual({ last: bad, lastGood: seen });
    const newest = { ...good, at: later(3) };
    await store.recordBackup(newest);
    expect(await store.lastBackups(later(10))).toEqual({ last: newest, lastGood: newest });
  });

  describe('the calendar', () => {
    test('has each closed day once, in order, as last set', async ({ store, other }) => {
      const morning = { openFrom: '09:00', openUntil: '12:00' };
      const eve = closed('2026-12-24', { ...morning, reason: 'Eve', madeBy: 'dana', madeAt: later(60) });
      for (const day of ['2027-01-02', '2026-12-24', '2026-11-30']) await store.saveClosure(closed(day));
      await other.saveClosure(eve);
      expect(await store.closuresFrom('2026-11-30')).toEqual([
        closed('2026-11-30'),
        eve,
        closed('2027-01-02'),
      ]);
      expect(await store.closuresFrom('2026-12-25')).toEqual([closed('2027-01-02')]);
      expect(await store.removeClosure('2026-12-25')).toBe(false);
      expect(await store.removeClosure('2026-12-24')).toBe(true);
      expect(await store.removeClosure('2026-12-24')).toBe(false);
      expect(await store.closuresFrom('2026-12-01')).toEqual([closed('2027-01-02')]);
    });

    test('has settings, as last set by any server', async ({ store, other }) => {
      await store.saveSetting(storm());
      expect(await other.settings()).toEqual([storm()]);
      const changed = storm({ value: '{}', changedBy: 'dana', changedAt: later(60) });
      await other.saveSetting(changed);
      await other.saveSetting(storm({ name: 'another' }));
      expect(await store.settings()).toEqual([storm({ name: 'another' }), changed]);
      expect(await store.removeSetting('storm')).toBe(true);
      expect(await store.removeSetting('storm')).toBe(false);
      expect(await store.settings()).toEqual([storm({ name: 'another' })]);
    });
  });
}
