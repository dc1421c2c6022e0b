import { describe, expect } from 'vitest';
import { HELD } from '../testing/leads.ts';
import { GOOD_REQUEST, MESSAGE_ANSWERS, UNSUSPECTED } from '../testing/requests.ts';
import { eachPageOfIdentities } from './identities.ts';
import { eachPageOfLeads, type LeadFilter } from './leads.ts';
import type { NewLead, Store } from './store.ts';
import { AT, later, leadWith, newLead, type OpenTwice, owed, record, storeTest } from './testing/contract.ts';

const by = (minutes: number) => ({ user: null, via: 'cli' as const, at: later(minutes) });
const URGENT = { level: 'urgent', rules: ['no-heat'] } as const satisfies NewLead['urgency'];

const MANY = 450;

async function recordMany(store: Store) {
  const leads = Array.from({ length: MANY }, (_, index) =>
    newLead({
      answers: { ...GOOD_REQUEST, email: `ada-${index}@customer.example` },
      deliveries: owed('office-mail'),
    }),
  );
  await Promise.all(leads.map((lead) => store.recordLead(lead)));
}

/** The store, and how many rows each of its answers to two questions had. */
function counting(store: Store): { store: Store; rows: number[] } {
  const rows: number[] = [];
  const counted =
    <Args extends unknown[], Row>(ask: (...args: Args) => Promise<Row[]>) =>
    async (...args: Args) => {
      const answer = await ask(...args);
      rows.push(answer.length);
      return answer;
    };
  const { findLeads, identities } = store;
  return { rows, store: { ...store, findLeads: counted(findLeads), identities: counted(identities) } };
}

/** How every store finds leads, however many there are. */
export function describeLeads(openTwice: OpenTwice) {
  const test = storeTest(openTwice);

  const find = async (store: Store, filter: LeadFilter) =>
    (await store.findLeads(filter)).map(({ reference }) => reference);

  describe('leads', () => {
    test('are found by what they are, oldest first, with what they owe', async ({ store }) => {
      const young = await record(store, { at: later(10) });
      const held = await record(store, { spam: HELD, at: later(5) });
      const message = await record(store, { form: 'contact' });
      const cases: [LeadFilter, string[]][] = [
        [{}, [message, held, young]],
        [{ form: 'contact' }, [message]],
        [{ since: later(5) }, [held, young]],
        [{ before: later(5) }, [message]],
        [{ states: ['held'] }, [held]],
        [{ states: ['held', 'pending'], form: 'estimate' }, [held, young]],
        [{ states: ['dead'] }, []],
        [{ references: [young, 'AA2AA2AA'] }, [young]],
        [{ service: 'painting' }, [held, young]],
        [{ service: 'paint' }, []],
        [{ number: 1 }, [message, young]],
        [{ number: 2 }, [held]],
      ];
      for (const [filter, found] of cases)
        expect([filter, await find(store, filter)]).toEqual([filter, found]);
      const lead = await leadWith(store, held);
      expect(lead).toMatchObject({ first_name: 'Ada', spamScore: HELD.score });
      expect(lead.deliveries).toMatchObject([
        { kind: 'office-mail', state: 'held' },
        { kind: 'customer-mail', state: 'held' },
      ]);
    });

    test('are found by how far the office is with them', async ({ store }) => {
      const fresh = await record(store);
      const held = await record(store, { spam: HELD, at: later(1) });
      const dana = await store.inviteUser({ email: 'dana@us.example', name: 'Dana' }, { by: null, at: AT });
      const danas = { ...by(1), user: dana?.id ?? null };
      const claimed = await record(store, { at: later(2) });
      const won = await record(store, { at: later(3) });
      for (const one of [claimed, won]) await store.claim(one, danas);
      await store.setStatus(won, { status: 'won' }, danas);
      await store.recordOutcome(won, { outcome: 'reached' }, danas);
      await store.remind(claimed, later(60), danas);
      const claimedBy = dana?.id ?? '';
      const cases: [LeadFilter, string[]][] = [
        [{ waiting: true }, [fresh]],
        [{ notHeld: true }, [fresh, claimed, won]],
        [{ statuses: ['new'] }, [fresh, held]],
        [{ statuses: ['claimed', 'won'] }, [claimed, won]],
        [{ claimedBy }, [claimed, won]],
        [{ claimedBy, statuses: ['won'] }, [won]],
        [{ claimedBy, notContacted: true }, [claimed]],
        [{ claimedBy: 'sam' }, []],
        [{ remindedBy: later(59) }, []],
        [{ remindedBy: later(60) }, [claimed]],
      ];
      for (const [filter, found] of cases) {
        expect([filter, await find(store, filter)]).toEqual([filter, found]);
        expect(await store.countLeads(filter)).toBe(found.length);
      }
      await store.releaseLead(held, later(5));
      expect(await find(store, { waiting: true })).toEqual([fresh, held]);
    });

    test('are found by how urgent they are, also where they are held', async ({ store }) => {
      const danger: NewLead['urgency'] = { level: 'danger', rules: ['gas', 'no-heat'] };
      const normal = await record(store);
      const gas = await record(store, { urgency: danger, at: later(1) });
      const cold = await record(store, { urgency: URGENT, form: 'contact', spam: HELD, at: later(2) });
      expect(await find(store, { isUrgent: true })).toEqual([gas, cold]);
      expect(await find(store, { priority: 'urgent' })).toEqual([cold]);
      expect(await find(store, { priority: 'normal' })).toEqual([normal]);
      expect(await find(store, { isUrgent: true, states: ['held'] })).toEqual([cold]);
      expect(await leadWith(store, gas)).toMatchObject({ priority: 'danger', priorityRules: 'gas no-heat' });
      expect(await leadWith(store, normal)).toMatchObject({ priority: 'normal', priorityRules: '' });
    });

    test('are found by what was given up lately, also where the rest is held', async ({ store }) => {
      const deliveries = newLead().deliveries.map((one) =>
        one.kind === 'customer-mail' ? { ...one, undeliverable: 'no address' } : one,
      );
      const reference = await record(store, { spam: HELD, deliveries });
      const lately = { states: ['dead' as const], changedAfter: later(-1) };
      expect(await find(store, lately)).toEqual([reference]);
      expect(await find(store, { ...lately, changedAfter: AT })).toEqual([]);
      await store.releaseLead(reference, AT);
      expect((await leadWith(store, reference)).deliveries).toMatchObject([
        { kind: 'office-mail', state: 'pending' },
        { kind: 'customer-mail', state: 'dead' },
      ]);
    });
  });

  describe('many leads', () => {
    test('are found page by page in both directions, each once, also those of one moment', async ({
      store: plain,
    }) => {
      const { store, rows } = counting(plain);
      await recordMany(store);
      await record(store, { form: 'contact' });
      const found = [];
      for await (const leads of eachPageOfLeads(store, {})) found.push(...leads);
      expect(rows).toEqual([200, 200, 51]);
      const numbers = Array.from({ length: MANY }, (_, index) => `estimate ${index + 1}`);
      const names = found.map(({ form, number }) => `${form} ${number}`);
      expect(names).toEqual(['estimate 1', 'contact 1', ...numbers.slice(1)]);
      const backwards = [];
      for (let isMore = true; isMore; ) {
        const after = backwards.at(-1);
        const page = await store.findLeads({}, { newestFirst: true, limit: 100, after });
        backwards.push(...page);
        isMore = page.length === 100;
      }
      expect(backwards.map(({ id }) => id)).toEqual(found.map(({ id }) => id).reverse());
    });

    test('are searched for a person without having all of them in memory', async ({ store: plain }) => {
      const { store, rows } = counting(plain);
      await recordMany(store);
      const ids = new Set<string>();
      for await (const known of eachPageOfIdentities(store)) for (const { id } of known) ids.add(id);
      expect(ids.size).toBe(MANY);
      expect(rows).toEqual([200, 200, 50]);
    });

    const salts = { named: '-', current: '-' };
    const REMOVALS: [string, (store: Store) => Promise<{ leads: number; messageIds: string[] }>][] = [
      [
        'forgotten',
        async (store) => {
          const references: string[] = [];
          for await (const known of eachPageOfIdentities(store)) {
            references.push(...known.filter(({ form }) => form === 'estimate').map((one) => one.reference));
          }
          return store.forget(references, [], AT);
        },
      ],
      ['deleted for their age', (store) => store.removeOld({ at: AT, leadsBefore: later(0.5), salts })],
    ];

    test.for(REMOVALS)('are %s while visitors get their turn', async ([_, remove], { store }) => {
      await recordMany(store);
      let isRemoving = true;
      const removing = remove(store).finally(() => {
        isRemoving = false;
      });
      let turns = 0;
      for (; isRemoving; turns++) await record(store, { form: 'contact', at: later(1), deliveries: [] });
      const { leads, messageIds } = await removing;
      expect([leads, messageIds.length]).toEqual([MANY, MANY]);
      expect(turns).toBeGreaterThan(1);
      expect(await store.countLeads({ form: 'estimate' })).toBe(0);
      expect(await store.countLeads({ form: 'contact' })).toBe(turns);
    });

    test('leave gaps in their numbers that are explained', async ({ store }) => {
      for (let count = 0; count < 6; count++) await record(store);
      const leads = await store.findLeads({});
      const gone = leads.filter(({ number }) => [1, 3, 4, 6].includes(number));
      await store.forget(
        gone.map(({ reference }) => reference),
        [],
        AT,
      );
      const after = async (estimate: number) =>
        (await store.arrivalsAfter({ estimate, contact: 0 })).estimate;
      expect(await after(0)).toEqual({ last: 6, received: 6, missing: [], forgotten: [1, 3, 4, 6] });
      expect(await after(4)).toEqual({ last: 6, received: 2, missing: [], forgotten: [6] });
      expect(await after(6)).toEqual({ last: 6, received: 0, missing: [], forgotten: [] });
    });
  });

  describe('a search', () => {
    test('finds by name, word, number, phone, address and page, however they are written', async ({
      store,
    }) => {
      const message = (
        first_name: string,
        last_name: string,
        phone: string,
        email: string,
        rest: object,
      ) => ({
        form: 'contact' as const,
        answers: {
          ...MESSAGE_ANSWERS,
          first_name,
          last_name,
          phone,
          email,
          description: 'The Café',
          ...rest,
        },
      });
      const house = { description: 'House 17 on Main St.\nCall 914-555-0199,\tplease' };
      const origin = { ...UNSUSPECTED.origin, page: '/areas/yorktown' };
      const reference = await record(
        store,
        message('José', 'Nuñez-O’Neil', '+1 (914) 555-0171', 'JN@mail.example', {}),
      );
      await record(store, message('小明', '王', '', '50%_off@mail.example', house));
      await record(store, { ...message('ОЛЬГА', 'Ж', '212.555.0172 x3', '', {}), origin });
      const [jose, wang, olga] = [1, 2, 3];
      const cases: [typed: string, numbers: number[]][] = [
        ['jose', [jose]],
        ['NUNEZ', [jose]],
        ["o'neil", [jose]],
        ['O’Neil José', [jose]],
        ['jose wang', []],
        ['王', [wang]],
        ['ольга', [olga]],
        ['cafe', [jose, olga]],
        ['  main\tst ', [wang]],
        ['yorktown', [olga]],
        ['jn@MAIL.example', [jose]],
        ['9145550171', [jose]],
        ['914-555-0171', [jose]],
        ['(914) 555 0171', [jose]],
        ['+1 914.555.0171', [jose]],
        ['555-0171', [jose]],
        ['0171', [jose]],
        ['josé (914) 555-0171', [jose]],
        ['212 555 0172', [olga]],
        ['914-555-0199', [wang]],
        ['#2', [wang]],
        ['2', [wang]],
        ['17', [wang]],
        ['#17', []],
        [reference, [jose]],
        [reference.toLowerCase(), [jose]],
        [`${reference.slice(0, 3)}-${reference.slice(3, 6)} ${reference.slice(6)}`, [jose]],
        [`${reference} nunez`, [jose]],
        ['50%', [wang]],
        ['%', [wang]],
        ['_off', [wang]],
        ['\\', []],
        ["'", [jose]],
        ['', [jose, wang, olga]],
        ['nowhere', []],
      ];
      await expectFound(store, cases);
    });

    test('finds a phone number with an extension, or beside another, as typed and as shown', async ({
      store,
    }) => {
      for (const phone of ['914.555.0171 x23', '+44 (0)20 7946 0958 / 9145550172 call after 5', ''])
        await record(store, { answers: { ...GOOD_REQUEST, phone } });
      await expectFound(store, [
        ['914.555.0171 x23', [1]],
        ['(914) 555-0171 x23', [1]],
        ['9145550171', [1]],
        ['Lovelace (914) 555-0171 x23', [1]],
        ['+44 (0)20 7946 0958', [2]],
        ['+44 20 7946 0958', [2]],
        ['(914) 555-0172 call after 5', [2]],
        ['+44 (0)20 7946 0958 / (914) 555-0172 call after 5', [2]],
        ['914 555 0173', []],
      ]);
    });

    async function expectFound(store: Store, cases: [typed: string, numbers: number[]][]) {
      for (const [search, numbers] of cases) {
        const found = (await store.findLeads({ search })).map(({ number }) => number);
        expect([search, found]).toEqual([search, numbers]);
      }
    }

    test('finds possible senders by address or phone', async ({ store }) => {
      const one = await record(store);
      const two = await record(store, { answers: { ...GOOD_REQUEST, email: 'other@customer.example' } });
      await record(store, { answers: { ...GOOD_REQUEST, email: 'no-ada@customer.example', phone: '' } });
      const sender = { email: 'ADA@customer.example', phones: [] };
      expect(await find(store, { sender })).toEqual([one]);
      expect(await find(store, { sender: { ...sender, phones: ['9145550123'] } })).toEqual([one, two]);
      expect(await find(store, { sender: { email: '', phones: [] } })).toEqual([]);
    });
  });

  describe('what has just happened', () => {
    test('is known to another process, each lead once, as it is now', async ({ store, other }) => {
      const first = await record(store);
      const second = await record(store, { at: later(1) });
      expect(await other.changedSince(later(1))).toEqual([{ reference: second, version: 1 }]);
      await store.claim(first, by(2));
      await store.addNote(first, 'At the gate.', by(3));
      expect(await other.changedSince(later(2))).toEqual([{ reference: first, version: 3 }]);
      const both = await other.changedSince(AT);
      expect(both.map(({ reference }) => reference).sort()).toEqual([first, second].sort());
      expect(await other.changedSince(later(4))).toEqual([]);
    });

    test('includes a reminder once, with who claimed the lead', async ({ store, other }) => {
      const reference = await record(store);
      await store.remind(reference, later(10), by(2));
      expect(await other.remindedBetween(later(8), later(9))).toEqual([]);
      expect(await other.remindedBetween(later(9), later(10))).toEqual([
        { reference, version: 2, claimedBy: null },
      ]);
      expect(await other.remindedBetween(later(10), later(11))).toEqual([]);
    });
  });

  describe('the figures', () => {
    test('are made of what came and is not held, without saying who sent it', async ({ store }) => {
      const reference = await record(store);
      await record(store, { spam: HELD, at: later(1) });
      const source = { referrer: 'search.example', utm_source: 'flyer', click_id: 'fbclid=IwY2' };
      await record(store, {
        form: 'contact',
        origin: { ...UNSUSPECTED.origin, ...source },
        urgency: URGENT,
        promisedBy: later(120),
        at: later(2),
      });
      await store.claim(reference, by(3));
      await store.recordOutcome(reference, { outcome: 'reached' }, by(7));
      await store.setStatus(reference, { status: 'lost', reason: 'Too far.' }, by(9));
      const first = {
        service: 'painting',
        referrer: '',
        utm_source: '',
        click_id: '',
        status: 'lost',
        priority: 'normal',
        lostReason: 'Too far.',
        createdAt: AT,
        claimedAt: later(3),
        contactedAt: later(7),
        promisedBy: null,
      };
      const second = {
        ...first,
        ...source,
        service: null,
        status: 'new',
        priority: 'urgent',
        lostReason: null,
        createdAt: later(2),
        claimedAt: null,
        contactedAt: null,
        promisedBy: later(120),
      };
      expect(new Set(await store.casesSince(AT))).toEqual(new Set([first, second]));
      expect(await store.casesSince(later(1))).toEqual([second]);
    });

    test('include how long answered leads waited for the first contact', async ({ store }) => {
      const [old, answered] = [await record(store, { at: later(-60) }), await record(store)];
      await store.claim(await record(store), by(1));
      expect(await store.firstContactsSince(later(-60))).toEqual([]);
      await store.recordOutcome(old, { outcome: 'wrote' }, by(5));
      await store.recordOutcome(answered, { outcome: 'no-answer' }, by(10));
      await store.recordOutcome(answered, { outcome: 'reached' }, by(20));
      expect(await store.firstContactsSince(AT)).toEqual([{ received: AT, contacted: later(10) }]);
      expect(await store.firstContactsSince(later(-60))).toHaveLength(2);
    });
  });
}
