import { describe, expect, test } from 'vitest';
import { type Form, LEAD_FIELDS } from '../../contract/lead.ts';
import { GOOD_REQUEST, NO_PROGRESS } from '../testing/requests.ts';
import type { LeadWithDeliveries } from './leads.ts';
import { migrations } from './migrate.ts';
import type { Store } from './store.ts';
import { later, lease, leaseOne, newLead } from './testing/contract.ts';

type Database = {
  rows(sql: string): Promise<Record<string, unknown>[]>;
  /** Opens the store, which brings the database up to date. */
  open(): Promise<Store>;
};

const OLD_LEADS = `
  select 'estimate' as form, id, number, reference, idempotency_key, first_name, last_name, phone, email, service,
    description, 'unchecked' as captcha, null as held_because, page, referrer, utm_source, utm_medium, utm_campaign,
    visitor, spam_score, spam_reasons, email_refused, created_at
  from estimate_requests
  union all
  select 'contact' as form, id, number, reference, idempotency_key, first_name, last_name, phone, email, null,
    message, proof, held_because, page, referrer, utm_source, utm_medium, utm_campaign,
    visitor, spam_score, spam_reasons, email_refused, created_at
  from contact_messages`;

const CAPTCHA: Record<string, string> = { proven: 'verified', unproven: 'unverified' };

/** Tables that a step has no reason to touch. */
const UNTOUCHED = [
  'reports',
  'counters',
  'used_challenges',
  'confirmed_addresses',
  'secrets',
  'backups',
  'jobs',
  'forgotten',
  'clock',
  'clock_changes',
];

const TABLES = ['deliveries', 'delivery_attempts', 'users', 'counters', 'secrets', 'confirmed_addresses'];

/** What becomes of a database that an old version has filled. */
export function describeOldVersions(engine: string, makeDatabase: (version: 1 | 5 | 8) => Promise<Database>) {
  describe(`${engine}: a database of the first version`, () => {
    test('keeps every request and delivery, and continues its numbers and keys', async () => {
      const { rows, open } = await makeDatabase(1);
      const columns = `kind, message_id, state, attempts, next_attempt_at, leased_until, last_answer, created_at, updated_at`;
      const requests = await rows('select * from estimate_requests order by id');
      const deliveries = await rows(`select id, request_id as owner, ${columns} from deliveries order by id`);
      expect([requests.length, deliveries.length]).toEqual([2, 4]);
      const store = await open();
      expect(await rows('select * from leads order by id')).toMatchObject(requests);
      expect(await rows(`select id, lead_id as owner, ${columns} from deliveries order by id`)).toEqual(
        deliveries,
      );
      const due = [await lease(store, later(60)), await lease(store, later(60))];
      expect(due.map(({ id }) => id).sort()).toEqual(['customer-1', 'office-2']);
      expect(due[0]?.about).toMatchObject({ form: 'estimate', email: GOOD_REQUEST.email });
      expect(await leaseOne(store, later(60))).toBeUndefined();
      const again = newLead({ key: 'k:12345678', at: later(60) });
      expect(await store.recordLead(again)).toMatchObject({ number: 1, repeated: true });
      expect(await store.recordLead(newLead())).toMatchObject({ number: 8 });
      expect(await store.recordLead(newLead({ form: 'contact' }))).toMatchObject({ number: 1 });
      await store.close();
    });
  });

  describe(`${engine}: a database of version 5`, () => {
    test('keeps every lead, delivery and attempt, and all other tables', async () => {
      const { rows, open } = await makeDatabase(5);
      const byId = (sql: string) => rows(`${sql} order by 1, 2`);
      const deliveries = `coalesce(%, report_id) as owner, kind, message_id, state, attempts, next_attempt_at, leased_until,
        last_answer, created_at, updated_at from deliveries`;
      const leads = await rows(OLD_LEADS);
      const before = {
        deliveries: await byId(
          `select id, ${deliveries.replace('%', 'estimate_request_id, contact_message_id')}`,
        ),
        attempts: await byId('select * from delivery_attempts'),
        others: await Promise.all(UNTOUCHED.map((table) => byId(`select * from ${table}`))),
      };
      expect([leads.length, before.deliveries.length, before.attempts.length]).toEqual([10, 31, 30]);
      expect(new Set(before.deliveries.map(({ state }) => state))).toEqual(
        new Set(['held', 'sent', 'failed', 'dead']),
      );
      await (await open()).close();
      // Once more, as at every start.
      await (await open()).close();

      const found = await rows('select * from leads');
      expect(found).toHaveLength(leads.length);
      for (const lead of leads) {
        const captcha = CAPTCHA[String(lead.captcha)] ?? lead.captcha;
        // Columns that came later are not asked for here.
        expect(found).toContainEqual(expect.objectContaining({ ...lead, captcha }));
      }
      expect({
        deliveries: await byId(`select id, ${deliveries.replace('%', 'lead_id')}`),
        attempts: await byId('select * from delivery_attempts'),
        others: await Promise.all(UNTOUCHED.map((table) => byId(`select * from ${table}`))),
      }).toEqual(before);
      expect(await rows('select version from migrations order by 1')).toEqual(
        migrations.map(({ version }) => ({ version })),
      );
      expect(await rows('select distinct round from deliveries')).toEqual([{ round: 1 }]);
    });

    test('is searched like what comes later, and has no progress', async () => {
      const { open, rows } = await makeDatabase(5);
      const store = await open();
      const found = async (search: string) =>
        (await store.findLeads({ search })).map(({ form, number }) => `${form} ${number}`);
      expect(await found('OLAFSDOTTIR')).toEqual(['estimate 2']);
      expect(await found("o'neil-ólaf")).toEqual(['estimate 2']);
      expect(await found('nobody@customer.example')).toEqual(['estimate 4', 'contact 4']);
      expect(await found('914.555.0124')).toEqual(['contact 1', 'contact 2', 'contact 3', 'contact 5']);
      expect(await found('#2')).toEqual(['estimate 2', 'contact 2']);
      expect(await found('wx9-ck2-wn')).toEqual(['estimate 1']);
      expect(await found('pills')).toEqual(['estimate 6']);
      const [first] = await store.findLeads({ waiting: true });
      expect(first).toMatchObject(NO_PROGRESS);
      expect(await rows('select * from lead_events')).toEqual([]);
      await store.close();
    });

    test('continues its numbers, its keys and its open deliveries', async () => {
      const { open } = await makeDatabase(5);
      const store = await open();
      const leads = await store.findLeads({});
      expect(leads.map(({ form, number }) => `${form} ${number}`)).toEqual([
        ...[1, 2, 4, 5, 6].map((number) => `estimate ${number}`),
        ...[1, 2, 3, 4, 5].map((number) => `contact ${number}`),
      ]);
      const find = (form: Form, number: number) =>
        leads.find((lead) => lead.form === form && lead.number === number) as LeadWithDeliveries;

      const attempts = await store.attemptsOf(find('estimate', 5).reference);
      expect(attempts.filter(({ kind }) => kind === 'customer-mail')).toHaveLength(5);
      expect(find('contact', 4)).toMatchObject({
        captcha: 'unverified',
        heldBecause: 'unreadable',
        service: null,
      });
      expect(find('contact', 5)).toMatchObject({ captcha: 'unverified', heldBecause: null });
      expect(find('estimate', 4).emailRefused).toContain('User unknown');

      for (const form of ['estimate', 'contact'] as const) {
        const { reference, ...lead } = find(form, 1);
        const answers = Object.fromEntries(LEAD_FIELDS.map((field) => [field, lead[field]])) as never;
        // When the last mail of these rows was tried; the rows have no later time.
        const at = new Date('2026-11-22T19:40:00Z');
        const again = newLead({ form, key: 'k:first-request', answers, deliveries: [], at });
        const repeated = { reference, number: 1, repeated: true };
        expect(await store.findLead(again)).toMatchObject(repeated);
        expect(await store.recordLead(again)).toMatchObject(repeated);
        const next = form === 'estimate' ? 7 : 6;
        const other = { ...again, id: `other ${form}`, key: 'other' };
        expect(await store.recordLead(other)).toMatchObject({ number: next, repeated: false });
      }
      const { estimate } = await store.arrivalsAfter({ estimate: 0, contact: 0 });
      expect(estimate).toMatchObject({ missing: [], forgotten: [3] });

      const dayLater = new Date('2026-11-23T19:40:00Z');
      const due = [await lease(store, dayLater), await lease(store, dayLater)];
      expect(due.map(({ kind, about }) => `${kind} of ${about.form}`).sort()).toEqual([
        'customer-mail of estimate',
        'webhook of contact',
      ]);
      expect(await leaseOne(store, dayLater)).toBeUndefined();
      const { released } = (await store.releaseLead(find('contact', 2).reference, dayLater)) ?? {};
      expect(released?.sort()).toEqual(['customer-mail', 'webhook']);
      await store.close();
    });
  });

  describe(`${engine}: a database of version 8`, () => {
    test('keeps everything, and nothing in it is urgent', async () => {
      const { rows, open } = await makeDatabase(8);
      const all = () => Promise.all(TABLES.map((table) => rows(`select * from ${table} order by 1, 2`)));
      const leads = await rows('select * from leads order by id');
      const before = await all();
      expect([leads.length, before[0]?.length, before[1]?.length, before[2]?.length]).toEqual([5, 9, 3, 1]);
      await (await open()).close();
      // Once more, as at every start.
      await (await open()).close();
      // Columns that came later still are not asked for here.
      expect(await rows('select * from leads order by id')).toEqual(
        leads.map((lead) => expect.objectContaining({ ...lead, priority: 'normal', priority_rules: '' })),
      );
      expect(await all()).toEqual(
        before.map((rows) => rows.map((row) => ('lead_id' in row ? { ...row, recipient: null } : row))),
      );
    });

    test('continues, and knows what is urgent from now on', async () => {
      const { rows, open } = await makeDatabase(8);
      const store = await open();
      const at = new Date('2026-11-23T13:00:00Z');
      const lead = newLead({ key: 'k:sent-request', deliveries: [], at });
      expect(await store.recordLead(lead)).toMatchObject({ number: 1, repeated: true });
      const urgent = newLead({ urgency: { level: 'urgent', rules: ['no-heat'] }, at });
      const { number, reference } = await store.recordLead(urgent);
      expect(number).toBe(5);
      expect(await store.findLeads({ isUrgent: true })).toMatchObject([
        { reference, priority: 'urgent', priorityRules: 'no-heat' },
      ]);
      expect((await lease(store, at, 'office')).about).toMatchObject({
        id: 'held-message',
        priority: 'normal',
        priorityRules: '',
      });
      await expect(rows("update leads set priority = 'high'")).rejects.toThrow(/constraint/i);
      expect(await store.changeRole('user-1', 'editor', { by: null, at })).toBe(true);
      await expect(rows("update users set role = 'boss'")).rejects.toThrow(/constraint/i);
      await store.close();
    });
  });
}
