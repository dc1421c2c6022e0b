import { describe, expect, test } from 'vitest';
import { GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import { eachPageOfIdentities } from './identities.ts';
import { eachPageOfLeads } from './leads.ts';
import type { NewLead, Store } from './store.ts';

const at = new Date('2026-11-21T09:00:00Z');
const MINUTE = 60_000;
const MANY = 450;

function lead(index: number, change: Partial<NewLead> = {}): NewLead {
  const id = `${change.form ?? 'estimate'}-${index}`;
  return {
    ...UNSUSPECTED,
    id,
    form: 'estimate',
    key: id,
    answers: { ...GOOD_REQUEST, email: `${id}@customer.example` },
    deliveries: [{ kind: 'office-mail', messageId: `<${id}@us.example>` }],
    at,
    ...change,
  };
}

async function recordMany(store: Store, change: Partial<NewLead> = {}) {
  await Promise.all(Array.from({ length: MANY }, (_, index) => store.recordLead(lead(index, change))));
}

/** The store, and how many rows each of its answers to some questions had. */
function counting(store: Store): { store: Store; rows: number[] } {
  const rows: number[] = [];
  const counted =
    <Args extends unknown[], Row>(ask: (...args: Args) => Promise<Row[]>) =>
    async (...args: Args) => {
      const answer = await ask(...args);
      rows.push(answer.length);
      return answer;
    };
  return {
    rows,
    store: { ...store, findLeads: counted(store.findLeads), identities: counted(store.identities) },
  };
}

/** How every store behaves when it holds more than fits in one answer. Call it with a way to open an empty one. */
export function describeManyLeads(engine: string, openStore: () => Promise<Store>) {
  describe(`${engine}: many leads`, () => {
    test('are found page by page, each once and in their order, also those of one moment', async () => {
      const { store, rows } = counting(await openStore());
      await recordMany(store);
      await store.recordLead(lead(1, { form: 'contact' }));
      const found = [];
      for await (const leads of eachPageOfLeads(store, {})) found.push(...leads);
      expect(rows).toEqual([200, 200, 51]);
      expect(found.map(({ form, number }) => `${form} ${number}`)).toEqual(
        [1, ...Array.from({ length: MANY }, (_, index) => index + 1)].map((number, place) =>
          place === 1 ? 'contact 1' : `estimate ${number}`,
        ),
      );
      expect(found.every(({ deliveries }) => deliveries.length === 1)).toBe(true);
    });

    test('are also found from the newest on, each once, and page by page', async () => {
      const store = await openStore();
      await recordMany(store);
      await store.recordLead(lead(1, { form: 'contact' }));
      const found = [];
      for (let isMore = true; isMore; ) {
        const page = await store.findLeads({}, { newestFirst: true, limit: 100, after: found.at(-1) });
        found.push(...page);
        isMore = page.length === 100;
      }
      const forwards = [];
      for await (const leads of eachPageOfLeads(store, {})) forwards.push(...leads);
      expect(found.map(({ id }) => id)).toEqual(forwards.map(({ id }) => id).reverse());
    });

    test('are looked through for a person without having all of them in memory', async () => {
      const { store, rows } = counting(await openStore());
      await recordMany(store);
      const ids = new Set<string>();
      for await (const known of eachPageOfIdentities(store)) for (const { id } of known) ids.add(id);
      expect(ids.size).toBe(MANY);
      expect(rows).toEqual([200, 200, 50]);
    });

    test('are forgotten, and deleted when they are old, while visitors get their turn', async () => {
      for (const remove of [
        async (store: Store) => {
          const references: string[] = [];
          for await (const known of eachPageOfIdentities(store)) {
            references.push(
              ...known.filter(({ form }) => form === 'estimate').map(({ reference }) => reference),
            );
          }
          return store.forget(references, [], at);
        },
        (store: Store) =>
          store.removeOld({
            at,
            leadsBefore: new Date(at.getTime() + 1),
            salts: { named: '-', current: '-' },
          }),
      ]) {
        const store = await openStore();
        await recordMany(store);
        let isRemoving = true;
        const removing = remove(store).finally(() => {
          isRemoving = false;
        });
        let turns = 0;
        while (isRemoving) {
          const later = new Date(at.getTime() + MINUTE);
          await store.recordLead(lead(turns++, { form: 'contact', at: later, deliveries: [] }));
        }
        const { leads, messageIds } = await removing;
        expect([leads, messageIds.length]).toEqual([MANY, MANY]);
        expect(turns).toBeGreaterThan(1);
        expect(await store.countLeads({ form: 'estimate' })).toBe(0);
        expect(await store.countLeads({ form: 'contact' })).toBe(turns);
      }
    });

    test('leave only their gaps to be looked for', async () => {
      const store = await openStore();
      await Promise.all([0, 1, 2, 3, 4, 5].map((index) => store.recordLead(lead(index))));
      const leads = await store.findLeads({});
      const gone = leads.filter(({ number }) => [1, 3, 4, 6].includes(number));
      await store.forget(
        gone.map(({ reference }) => reference),
        [],
        at,
      );
      const after = async (number: number) =>
        (await store.arrivalsAfter({ estimate: number, contact: 0 })).estimate;
      expect(await after(0)).toEqual({ last: 6, received: 6, missing: [], forgotten: [1, 3, 4, 6] });
      expect(await after(4)).toEqual({ last: 6, received: 2, missing: [], forgotten: [6] });
      expect(await after(6)).toEqual({ last: 6, received: 0, missing: [], forgotten: [] });
    });
  });
}
