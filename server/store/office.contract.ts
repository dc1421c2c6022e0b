import { describe, expect, test } from 'vitest';
import { deliveriesOf } from '../testing/leads.ts';
import { GOOD_REQUEST, MESSAGE_ANSWERS, UNSUSPECTED } from '../testing/requests.ts';
import type { Digest } from './digest.ts';
import type { NewReport } from './reports.ts';
import type { NewDelivery, NewLead, Store } from './store.ts';
import { leaseOne } from './testing/lease.ts';

const at = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const HELD = { score: 5, reasons: ['links' as const], held: true };

const URGENT = { level: 'urgent' as const, rules: ['no-heat' as const] };
const DANGER = { level: 'danger' as const, rules: ['gas' as const, 'no-heat' as const] };

let made = 0;

function mails(id: string): NewDelivery[] {
  return [
    { kind: 'office-mail', messageId: `<office.${id}@us.example>` },
    { kind: 'customer-mail', messageId: `<customer.${id}@us.example>`, needsVerified: true },
  ];
}

function newEstimate(change: Partial<NewLead> = {}): NewLead {
  const id = `office-${++made}`;
  return {
    id,
    form: 'estimate',
    key: id,
    ...UNSUSPECTED,
    answers: GOOD_REQUEST,
    deliveries: mails(id),
    at,
    ...change,
  };
}

/** A message with an unverified sender. */
function newMessage(): NewLead {
  const id = `office-${++made}`;
  const verdict = { captcha: 'unverified' as const, problem: 'expired' as const };
  return {
    id,
    form: 'contact',
    key: id,
    ...UNSUSPECTED,
    answers: MESSAGE_ANSWERS,
    verdict,
    deliveries: mails(id),
    at,
  };
}

function newReport(day: string, change: Partial<NewReport> = {}): NewReport {
  const id = `report-${++made}`;
  const content = { at: at.toISOString(), held: [] as object[] } as unknown as Digest;
  const delivery = { kind: 'digest-mail' as const, messageId: `<digest.${id}@us.example>` };
  return { id, kind: 'digest', day, content, delivery, at, ...change };
}

const salts = { named: 'salt of ', current: 'salt of 2026-11-21' };

/** What every store does for the office and by itself. Called with a way to open an empty one, twice. */
export function describeOffice(engine: string, openTwice: () => Promise<[Store, Store]>) {
  const openStore = async () => (await openTwice())[0];

  describe(`${engine}: what the office finds`, () => {
    test('is what it asks for, oldest first, with what it owes', async () => {
      const store = await openStore();
      const young = await store.recordLead(newEstimate({ at: later(10) }));
      const held = await store.recordLead(newEstimate({ spam: HELD, at: later(5) }));
      const message = await store.recordLead(newMessage());
      const found = async (filter: Parameters<Store['findLeads']>[0]) =>
        (await store.findLeads(filter)).map(({ reference }) => reference);
      expect(await found({})).toEqual([message.reference, held.reference, young.reference]);
      expect(await found({ form: 'contact' })).toEqual([message.reference]);
      expect(await found({ since: later(5) })).toEqual([held.reference, young.reference]);
      expect(await found({ states: ['held'] })).toEqual([message.reference, held.reference]);
      expect(await found({ states: ['held'], form: 'estimate' })).toEqual([held.reference]);
      expect(await found({ references: [young.reference, 'AA2AA2AA'] })).toEqual([young.reference]);
      expect(await found({ states: ['dead'] })).toEqual([]);
      const [lead] = await store.findLeads({ references: [message.reference] });
      expect(lead).toMatchObject({ form: 'contact', heldBecause: 'expired', first_name: 'Grace' });
      expect(lead?.deliveries.map(({ kind, state }) => [kind, state])).toEqual([
        ['office-mail', 'pending'],
        ['customer-mail', 'held'],
      ]);
    });

    test('is a held lead by what is held, also when its sender can have no mail', async () => {
      const store = await openStore();
      const deliveries = mails('impossible').map((mail) =>
        mail.kind === 'customer-mail' ? { ...mail, undeliverable: 'no address' } : mail,
      );
      const { reference } = await store.recordLead(newEstimate({ spam: HELD, deliveries }));
      const states = async () => {
        const [lead] = await store.findLeads({ states: ['dead'], changedAfter: later(-1) });
        return lead?.deliveries.map(({ kind, state }) => [kind, state]);
      };
      expect(await states()).toEqual([
        ['office-mail', 'held'],
        ['customer-mail', 'dead'],
      ]);
      await store.releaseLead(reference, at);
      expect(await states()).toEqual([
        ['office-mail', 'pending'],
        ['customer-mail', 'dead'],
      ]);
    });

    test('tells every attempt', async () => {
      const store = await openStore();
      const { reference } = await store.recordLead(newEstimate());
      const taken = await leaseOne(store, at, later(2));
      if (!taken) throw new Error('nothing was due');
      await store.finishAttempt(taken, { state: 'failed', answer: 'busy', at, nextAttemptAt: later(1) });
      expect(await store.attemptsOf(reference)).toEqual([
        { kind: taken.kind, round: 1, number: 1, at, state: 'failed', answer: 'busy' },
      ]);
      expect(await store.attemptsOf('AA2AA2AA')).toEqual([]);
    });
  });

  describe(`${engine}: what is urgent`, () => {
    test('is stored with what it was taken for, in the same breath, and found', async () => {
      const store = await openStore();
      const leads = [newEstimate(), newEstimate({ urgency: DANGER }), { ...newMessage(), urgency: URGENT }];
      const [normal, danger, urgent] = await Promise.all(leads.map((lead) => store.recordLead(lead)));
      const found = await store.findLeads({ isUrgent: true });
      expect(new Set(found.map(({ reference }) => reference))).toEqual(
        new Set([danger?.reference, urgent?.reference]),
      );
      expect(await store.countLeads({ isUrgent: true, form: 'contact' })).toBe(1);
      const [about] = await store.findLeads({ references: [danger?.reference ?? ''] });
      expect(about).toMatchObject({ priority: 'danger', priorityRules: 'gas no-heat' });
      const [other] = await store.findLeads({ references: [normal?.reference ?? ''] });
      expect(other).toMatchObject({ priority: 'normal', priorityRules: '' });
    });

    test('reaches the office at once although it looks like spam, and everything else is held', async () => {
      const store = await openStore();
      const id = 'urgent-spam';
      const deliveries = [...mails(id), { kind: 'webhook' as const, messageId: id, needsVerified: true }];
      const { reference } = await store.recordLead(newEstimate({ spam: HELD, urgency: URGENT, deliveries }));
      const states = async () =>
        (await deliveriesOf(store, reference)).map(({ kind, state }) => [kind, state]).sort();
      expect(await states()).toEqual([
        ['customer-mail', 'held'],
        ['office-mail', 'pending'],
        ['webhook', 'held'],
      ]);
      expect((await store.findLeads({ states: ['held'], isUrgent: true })).length).toBe(1);
      // Released by a person: the office's mail is not sent a second time.
      const sent = await leaseOne(store, at, later(2));
      if (!sent) throw new Error('nothing was due');
      await store.finishAttempt(sent, { state: 'sent', answer: 'taken', at });
      const { released } = (await store.releaseLead(reference, later(3))) ?? {};
      expect(released?.sort()).toEqual(['customer-mail', 'webhook']);
    });
  });

  describe(`${engine}: what the office does`, () => {
    test('releases what is held, and the message counts as looked at', async () => {
      const store = await openStore();
      const { reference } = await store.recordLead(newMessage());
      expect(await store.releaseLead('AA2AA2AA', at)).toBeUndefined();
      expect(await store.releaseLead(reference, later(9))).toEqual({
        released: ['customer-mail'],
        unneeded: false,
      });
      const [lead] = await store.findLeads({ references: [reference] });
      expect(lead).toMatchObject({ heldBecause: null, captcha: 'unverified' });
      const due = [await leaseOne(store, later(9), later(11)), await leaseOne(store, later(9), later(11))];
      expect(due.map((delivery) => delivery?.kind).sort()).toEqual(['customer-mail', 'office-mail']);
      expect(await store.releaseLead(reference, later(9))).toEqual({ released: [], unneeded: false });
    });

    test('holds what is not sent yet, and a mail in hand can still say that it was sent', async () => {
      const store = await openStore();
      const { reference } = await store.recordLead(newEstimate());
      const first = await leaseOne(store, at, later(2));
      if (!first) throw new Error('nothing was due');
      expect((await store.holdLead(reference, at))?.sort()).toEqual(['customer-mail', 'office-mail']);
      expect(await store.holdLead('AA2AA2AA', at)).toBeUndefined();
      expect(await leaseOne(store, later(60), later(62))).toBeUndefined();
      await store.finishAttempt(first, { state: 'failed', answer: 'busy', at, nextAttemptAt: later(1) });
      expect(await leaseOne(store, later(60), later(62))).toBeUndefined();
      await store.finishAttempt(first, { state: 'sent', answer: 'taken', at });
      expect((await deliveriesOf(store, reference)).map(({ state }) => state).sort()).toEqual([
        'held',
        'sent',
      ]);
    });

    test('sends again what was sent or given up, with the same Message-ID and new patience', async () => {
      const store = await openStore();
      const { reference } = await store.recordLead(newEstimate());
      const before = await deliveriesOf(store, reference);
      for (const state of ['sent', 'dead'] as const) {
        const taken = await leaseOne(store, at, later(2));
        if (!taken) throw new Error('nothing was due');
        await store.finishAttempt(taken, { state, answer: 'done', at });
      }
      expect(await store.resend(reference, 'office-mail', later(5))).toBe('queued');
      expect(await store.resend(reference, 'customer-mail', later(5))).toBe('queued');
      const after = await deliveriesOf(store, reference);
      expect(after).toEqual(
        before.map((one) => ({
          ...one,
          attempts: 0,
          nextAttemptAt: later(5),
          lastAnswer: 'done',
          updatedAt: later(5),
        })),
      );
      await leaseOne(store, later(5), later(7), 'office');
      expect(await store.resend(reference, after[0]?.kind ?? 'webhook', later(6))).toBe('in hand');
      expect(await store.resend(reference, after[0]?.kind ?? 'webhook', later(7))).toBe('queued');
      expect(await store.resend(reference, 'webhook', at)).toBe('not owed');
      expect(await store.resend('AA2AA2AA', 'office-mail', at)).toBeUndefined();
      await store.holdLead(reference, at);
      expect(await store.resend(reference, 'office-mail', at)).toBe('held');
    });

    test('forgets, and only the number is left; the next number is another', async () => {
      const store = await openStore();
      const [one, two] = [await store.recordLead(newEstimate()), await store.recordLead(newEstimate())];
      const entries = [one, two].map(({ reference }) => ({ reference, name: 'Ada' }));
      const content = { held: entries, at: at.toISOString() } as unknown as Digest;
      const report = newReport('2026-11-21', { content });
      await store.recordReport(report);
      const [lead] = await store.findLeads({ references: [one.reference] });
      const { leads, messageIds } = await store.forget([one.reference, 'AA2AA2AA'], [], at);
      expect(leads).toBe(1);
      expect(messageIds.sort()).toEqual(
        [...(lead?.deliveries.map(({ messageId }) => messageId) ?? []), report.delivery.messageId].sort(),
      );
      expect((await store.identities()).map(({ reference }) => reference)).toEqual([two.reference]);
      expect((await store.lastReport('digest', later(60)))?.content.held).toEqual([entries[1]]);
      expect((await store.recordLead(newEstimate())).number).toBe(3);
      const { estimate } = await store.arrivalsAfter({ estimate: 0, contact: 0 });
      expect(estimate).toEqual({ last: 3, received: 3, missing: [], forgotten: [1] });
    });
  });

  test(`${engine}: forgets while attempts are written down, without either waiting for the other for ever`, async () => {
    const [office, server] = await openTwice();
    for (let round = 0; round < 10; round++) {
      const { reference } = await office.recordLead(newEstimate());
      const taken = [await leaseOne(server, at, later(2)), await leaseOne(server, at, later(2))];
      const attempts = taken.map(
        (delivery) => delivery && server.finishAttempt(delivery, { state: 'sent', answer: 'taken', at }),
      );
      const [removed] = await Promise.all([office.forget([reference], [], at), ...attempts]);
      expect(removed.leads).toBe(1);
    }
    expect(await office.identities()).toEqual([]);
  });

  describe(`${engine}: reports`, () => {
    test('are made once for a day, with their mail, whichever server is first', async () => {
      const both = await openTwice();
      const recorded = await Promise.all(
        [0, 1, 0, 1].map((place) => both[place as 0 | 1].recordReport(newReport('2026-11-21'))),
      );
      expect(recorded.filter(Boolean)).toHaveLength(1);
      const taken = await leaseOne(both[0], at, later(2));
      expect(taken).toMatchObject({
        kind: 'digest-mail',
        about: { form: 'report', kind: 'digest', day: '2026-11-21' },
      });
      expect(await leaseOne(both[1], at, later(2))).toBeUndefined();
      expect(await both[0].recordReport(newReport('2026-11-22', { at: later(1) }))).toBe(true);
      expect((await both[1].lastReport('digest', later(60)))?.day).toBe('2026-11-22');
      expect(await both[1].lastReport('extra-digest', later(60))).toBeUndefined();
    });

    test('count what came and what became of it', async () => {
      const store = await openStore();
      await store.recordLead(newEstimate());
      const sent = await leaseOne(store, at, later(2));
      if (!sent) throw new Error('nothing was due');
      await store.finishAttempt(sent, { state: 'sent', answer: 'taken', at: later(1) });
      await store.recordLead(newEstimate({ at: later(3), spam: HELD }));
      await store.recordReport(newReport('2026-11-21'));
      expect(await store.deliveriesSince(at)).toEqual({
        sent: 1,
        dead: 0,
        pending: 1,
        failed: 0,
        oldest: at,
      });
      expect(await store.deliveriesSince(later(1))).toMatchObject({ sent: 0, pending: 1 });
      expect(await store.numbersBefore(later(3))).toEqual({ estimate: 1, contact: 0 });
      expect(await store.arrivalsAfter({ estimate: 1, contact: 0 })).toEqual({
        estimate: { last: 2, received: 1, missing: [], forgotten: [] },
        contact: { last: 0, received: 0, missing: [], forgotten: [] },
      });
    });
  });

  describe(`${engine}: daily jobs`, () => {
    const job = { name: 'backup', day: '2026-11-22' };

    test('begin after the day on which they are first seen, and are taken by one', async () => {
      const both = await openTwice();
      const seen = await Promise.all(both.map((store) => store.jobsDone([{ ...job, day: '2026-11-21' }])));
      expect(seen).toEqual([{ backup: '2026-11-21' }, { backup: '2026-11-21' }]);
      expect(await both[0].leaseJob({ ...job, day: '2026-11-21' }, at, later(15))).toBe(false);
      const leases = await Promise.all(
        [0, 1, 0, 1].map((place) => both[place as 0 | 1].leaseJob(job, at, later(15))),
      );
      expect(leases.filter(Boolean)).toHaveLength(1);
      expect(await both[0].leaseJob(job, later(14), later(29))).toBe(false);
      expect(await both[0].leaseJob(job, later(15), later(30))).toBe(true);
      await both[0].finishJob(job);
      expect(await both[1].leaseJob(job, later(60), later(75))).toBe(false);
      expect(await both[1].jobsDone([job])).toEqual({ backup: '2026-11-22' });
    });
  });

  describe(`${engine}: what is old`, () => {
    test('goes when it is older than the limit, and only then', async () => {
      const store = await openStore();
      await store.recordLead(newEstimate());
      await store.recordLead(newMessage());
      await store.recordReport(newReport('2026-11-21'));
      await store.recordReport(newReport('2026-11-22', { at: later(1) }));
      expect(await store.removeOld({ at: later(5), leadsBefore: at, salts })).toEqual({
        leads: 0,
        messageIds: [],
      });
      const removed = await store.removeOld({ at: later(5), leadsBefore: later(0.001), salts });
      expect(removed.leads).toBe(2);
      expect(removed.messageIds).toHaveLength(5);
      expect(await store.identities()).toEqual([]);
      expect((await store.lastReport('digest', later(60)))?.day).toBe('2026-11-22');
      await store.removeOld({ at: later(5), leadsBefore: later(60), salts });
      // The next one goes on from here.
      expect((await store.lastReport('digest', later(60)))?.day).toBe('2026-11-22');
    });

    test('salts of other days go, and no other secret', async () => {
      const store = await openStore();
      const names = ['salt of 2026-11-20', 'salt of 2026-11-21', 'captcha'];
      const before = await Promise.all(names.map((name) => store.secret(name)));
      await store.removeOld({ at, salts });
      const after = await Promise.all(names.map((name) => store.secret(name)));
      expect(after.map((secret, place) => secret === before[place])).toEqual([false, true, true]);
    });
  });

  test(`${engine}: remembers backups, and which of them is good`, async () => {
    const store = await openStore();
    expect(await store.lastBackups(later(10))).toEqual({ last: undefined, lastGood: undefined });
    const good = { at, place: 'here', bytes: 4096, requests: 1, messages: 2, problem: null };
    const seen = { ...good, at: later(1), bytes: null, requests: null, messages: null };
    const bad = { ...seen, at: later(2), problem: 'It is damaged.' };
    for (const backup of [bad, good, seen]) await store.recordBackup(backup);
    expect(await store.lastBackups(later(10))).toEqual({ last: bad, lastGood: seen });
    await store.recordBackup({ ...good, at: later(3) });
    expect(await store.lastBackups(later(10))).toMatchObject({
      last: { at: later(3) },
      lastGood: { at: later(3) },
    });
  });
}
