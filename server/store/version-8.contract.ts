import { describe, expect, test } from 'vitest';
import { GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import type { NewLead, Store } from './store.ts';
import { leaseOne } from './testing/lease.ts';

type Row = Record<string, unknown>;

type Database = {
  rows(sql: string): Promise<Row[]>;
  /** Opens the store, which brings the database up to date. */
  open(): Promise<Store>;
};

const at = new Date('2026-11-23T13:00:00Z');

const TABLES = ['deliveries', 'delivery_attempts', 'users', 'counters', 'secrets', 'confirmed_addresses'];

/** What became of a database from before leads had a priority. Call it with a way to make such a one. */
export function describeVersion8(engine: string, makeDatabase: () => Promise<Database>) {
  describe(`${engine}: a database from before leads had a priority`, () => {
    test('keeps everything, and nothing in it is urgent all of a sudden', async () => {
      const { rows, open } = await makeDatabase();
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

    test('goes on where it was, and knows what is urgent from now on', async () => {
      const { rows, open } = await makeDatabase();
      const store = await open();
      const lead: NewLead = {
        ...UNSUSPECTED,
        id: 'again',
        form: 'estimate',
        key: 'k:sent-request',
        answers: GOOD_REQUEST,
        deliveries: [],
        at,
      };
      expect(await store.recordLead(lead)).toMatchObject({ number: 1, repeated: true });
      const urgency = { level: 'urgent', rules: ['no-heat'] } as const satisfies NewLead['urgency'];
      const { number, reference } = await store.recordLead({ ...lead, id: 'new', key: 'k:new', urgency });
      expect(number).toBe(5);
      expect(await store.findLeads({ isUrgent: true })).toMatchObject([
        { reference, priority: 'urgent', priorityRules: 'no-heat' },
      ]);
      const due = await leaseOne(store, at, new Date(at.getTime() + 120_000), 'office');
      expect(due?.about).toMatchObject({ id: 'held-message', priority: 'normal', priorityRules: '' });
      await expect(rows("update leads set priority = 'high'")).rejects.toThrow(/constraint/i);
      await store.close();
    });
  });
}
