import { describe, expect, test } from 'vitest';
import { type Form, LEAD_FIELDS } from '../../contract/lead.ts';
import { NO_PROGRESS, UNSUSPECTED } from '../testing/requests.ts';
import type { LeadWithDeliveries } from './leads.ts';
import { migrations } from './migrate.ts';
import type { Store } from './store.ts';
import { leaseOne } from './testing/lease.ts';

type Row = Record<string, unknown>;

type Database = {
  rows(sql: string): Promise<Row[]>;
  /** Opens the store, which brings the database up to date. */
  open(): Promise<Store>;
};

/** When the last mail of these rows was tried; the rows know no later time. */
const at = new Date('2026-11-22T19:40:00Z');

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

/** What became of a database that the version before has filled. Call it with a way to make such a one. */
export function describeVersion5(engine: string, makeDatabase: () => Promise<Database>) {
  describe(`${engine}: a database of the version before`, () => {
    test('keeps every lead, delivery and attempt, and whatever else there was', async () => {
      const { rows, open } = await makeDatabase();
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

    test('is searched like what comes later, and nobody in the office has touched it', async () => {
      const { open, rows } = await makeDatabase();
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

    test('goes on where it was: its numbers, its keys, its open deliveries, and whom it forgot', async () => {
      const { open } = await makeDatabase();
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
        const again = { ...UNSUSPECTED, form, key: 'k:first-request', answers, deliveries: [], at };
        const repeated = { reference, number: 1, repeated: true };
        expect(await store.findLead(again)).toMatchObject(repeated);
        expect(await store.recordLead({ ...again, id: 'again' })).toMatchObject(repeated);
        const next = form === 'estimate' ? 7 : 6;
        const other = { ...again, id: `other ${form}`, key: 'other' };
        expect(await store.recordLead(other)).toMatchObject({ number: next, repeated: false });
      }
      const { estimate } = await store.arrivalsAfter({ estimate: 0, contact: 0 });
      expect(estimate).toMatchObject({ missing: [], forgotten: [3] });

      const waiting = [];
      for (let taken = await take(store); taken; taken = await take(store)) {
        waiting.push([taken.about.form, taken.kind]);
      }
      expect(waiting.sort()).toEqual([
        ['contact', 'webhook'],
        ['estimate', 'customer-mail'],
      ]);
      const { released } = (await store.releaseLead(find('contact', 2).reference, at)) ?? {};
      expect(released?.sort()).toEqual(['customer-mail', 'webhook']);
      await store.close();
    });
  });
}

function take(store: Store) {
  const later = new Date(at.getTime() + 24 * 60 * 60_000);
  return leaseOne(store, later, new Date(later.getTime() + 120_000));
}
