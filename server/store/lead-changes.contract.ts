import { describe, expect, test } from 'vitest';
import { GOOD_REQUEST, MESSAGE_ANSWERS, UNSUSPECTED } from '../testing/requests.ts';
import type { Author, Change, Changed } from './lead-changes.ts';
import type { LeadFilter } from './leads.ts';
import type { NewLead, Store } from './store.ts';

const at = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const HELD = { score: 5, reasons: ['links' as const], held: true };

const DANA = { id: 'dana', name: 'Dana' };
const SAM = { id: 'sam', name: 'Sam' };

const by = ({ id }: typeof DANA, minutes = 1): Author => ({ user: id, via: 'office', at: later(minutes) });
const atTheCommandLine = (minutes = 1): Author => ({ user: null, via: 'cli', at: later(minutes) });

const USERS = [DANA, SAM]
  .map(({ id, name }) => `('${id}', '${id}@us.example', '${name}', 'office', 1, '${at.toISOString()}')`)
  .join(', ');

let made = 0;

function newLead(change: Partial<NewLead> = {}): NewLead {
  const id = `changed-${++made}`;
  const deliveries = [{ kind: 'office-mail' as const, messageId: `<${id}@us.example>` }];
  return { ...UNSUSPECTED, id, form: 'estimate', key: id, answers: GOOD_REQUEST, deliveries, at, ...change };
}

type Opened = { stores: [Store, Store]; sql(sql: string): Promise<unknown> };

/** How every store keeps what the office does with a lead. Call it with a way to open an empty one, twice. */
export function describeLeadChanges(engine: string, open: () => Promise<Opened>) {
  /** A store in which Dana and Sam work, and a lead that has just come. */
  async function openWithLead() {
    const { stores, sql } = await open();
    await sql(`insert into users (id, email, name, role, active, created_at) values ${USERS}`);
    const [store, other] = stores;
    const { reference } = await store.recordLead(newLead());
    const lead = async () => {
      const [found] = await store.findLeads({ references: [reference] });
      if (!found) throw new Error('the lead is gone');
      return found;
    };
    return { store, other, reference, lead, sql };
  }

  test(`${engine}: how long senders waited is known of the leads since a time that somebody has answered`, async () => {
    const { stores } = await open();
    const [store] = stores;
    const record = async (sent: Date) => (await store.recordLead(newLead({ at: sent }))).reference;
    const [old, answered, waiting] = [await record(later(-60)), await record(at), await record(at)];
    expect(await store.firstContactsSince(later(-60))).toEqual([]);
    await store.recordOutcome(old, { outcome: 'wrote' }, atTheCommandLine(5));
    await store.recordOutcome(answered, { outcome: 'no-answer' }, atTheCommandLine(10));
    await store.recordOutcome(answered, { outcome: 'reached' }, atTheCommandLine(20));
    await store.claim(waiting, atTheCommandLine());
    expect(await store.firstContactsSince(at)).toEqual([{ received: at, contacted: later(10) }]);
    expect(await store.firstContactsSince(later(-60))).toHaveLength(2);
  });

  describe(`${engine}: a claim`, () => {
    test('is won by one of fifty at once, on two servers, and the others are told by whom', async () => {
      const { store, other, reference, lead } = await openWithLead();
      const claims = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          (index % 2 ? store : other).claim(reference, by(index % 3 ? DANA : SAM, index)),
        ),
      );
      const won = claims.flatMap((claim, index) => (claim?.done ? [index] : []));
      expect(won).toHaveLength(1);
      const [winner = 0] = won;
      const who = winner % 3 ? DANA : SAM;
      for (const [index, claim] of claims.entries()) {
        if (index === winner) continue;
        expect(claim).toMatchObject({ done: false, because: 'claimed', event: { who, at: later(winner) } });
      }
      expect(await lead()).toMatchObject({
        status: 'claimed',
        claimedBy: who.id,
        claimedByName: who.name,
        claimedAt: later(winner),
        version: 2,
      });
      expect(await store.historyOf(reference)).toHaveLength(1);
    });

    test('can be taken over and unclaimed, and then it waits again', async () => {
      const { store, reference, lead } = await openWithLead();
      expect(await store.unclaim(reference, by(DANA))).toMatchObject({ because: 'unclaimed' });
      await store.claim(reference, by(DANA, 1));
      expect(await store.takeOver(reference, by(DANA, 2))).toMatchObject({
        because: 'as it is',
        event: { who: DANA },
      });
      expect(await store.takeOver(reference, by(SAM, 3))).toEqual({ done: true, version: 3 });
      expect(await lead()).toMatchObject({ status: 'claimed', claimedBy: SAM.id, claimedAt: later(3) });
      expect(await store.unclaim(reference, by(SAM, 4))).toEqual({ done: true, version: 4 });
      expect(await lead()).toMatchObject({ status: 'new', claimedBy: null, claimedAt: null });
      expect((await store.historyOf(reference)).map(({ kind, who }) => [kind, who?.name])).toEqual([
        ['released', 'Sam'],
        ['claimed', 'Sam'],
        ['claimed', 'Dana'],
      ]);
    });

    test('of somebody without a name holds as well', async () => {
      const { store, reference, lead } = await openWithLead();
      await store.claim(reference, atTheCommandLine());
      expect(await store.claim(reference, by(DANA, 2))).toMatchObject({
        because: 'claimed',
        event: { who: null, via: 'cli', at: later(1) },
      });
      expect(await lead()).toMatchObject({ status: 'claimed', claimedBy: null, claimedAt: later(1) });
    });

    test('of a lead that is over is refused, and one that was quoted stays so', async () => {
      const { store, reference, lead } = await openWithLead();
      await store.setStatus(reference, { status: 'quoted' }, by(DANA));
      await store.claim(reference, by(SAM));
      expect(await lead()).toMatchObject({ status: 'quoted', claimedBy: SAM.id });
      await store.unclaim(reference, by(SAM));
      expect(await lead()).toMatchObject({ status: 'quoted', claimedBy: null });
      await store.setStatus(reference, { status: 'closed' }, by(DANA, 3));
      for (const change of [store.claim, store.takeOver, store.unclaim]) {
        expect(await change(reference, by(SAM))).toMatchObject({
          because: 'over',
          event: { who: DANA, after: { status: 'closed' } },
        });
      }
    });
  });

  describe(`${engine}: a change`, () => {
    test('makes the next version, and a line of the history that says what was and what is', async () => {
      const { store, reference, lead } = await openWithLead();
      const quoted = { status: 'quoted' as const, quoteCents: 120_000 };
      expect(await store.setStatus(reference, quoted, by(DANA, 1))).toEqual({ done: true, version: 2 });
      expect(await store.addNote(reference, 'Asks for oak.', by(SAM, 2))).toEqual({ done: true, version: 3 });
      expect(await store.remind(reference, later(600), atTheCommandLine(3))).toEqual({
        done: true,
        version: 4,
      });
      expect(await lead()).toMatchObject({ version: 4, quoteCents: 120_000, remindAt: later(600) });
      expect(await store.historyOf(reference)).toEqual([
        {
          version: 4,
          at: later(3),
          who: null,
          via: 'cli',
          kind: 'reminder',
          before: { remind_at: null },
          after: { remind_at: later(600).toISOString() },
          undoes: null,
          undone: false,
        },
        {
          version: 3,
          at: later(2),
          who: SAM,
          via: 'office',
          kind: 'note',
          before: {},
          after: { note: 'Asks for oak.' },
          undoes: null,
          undone: false,
        },
        {
          version: 2,
          at: later(1),
          who: DANA,
          via: 'office',
          kind: 'status',
          before: { status: 'new', quoted_at: null, quote_cents: null },
          after: { status: 'quoted', quoted_at: later(1).toISOString(), quote_cents: 120_000 },
          undoes: null,
          undone: false,
        },
      ]);
    });

    const CHANGES: [
      string,
      (store: Store, reference: string, change: Change) => Promise<Changed | undefined>,
    ][] = [
      ['a take-over', (store, reference, change) => store.takeOver(reference, change)],
      ['an unclaim', (store, reference, change) => store.unclaim(reference, change)],
      [
        'an outcome',
        (store, reference, change) => store.recordOutcome(reference, { outcome: 'reached' }, change),
      ],
      ['a status', (store, reference, change) => store.setStatus(reference, { status: 'won' }, change)],
      ['a note', (store, reference, change) => store.addNote(reference, 'Once more.', change)],
      ['a reminder', (store, reference, change) => store.remind(reference, later(60), change)],
      ['an undo', (store, reference, change) => store.undo(reference, 2, change)],
    ];

    test.each(CHANGES)(
      'of what somebody else has changed meanwhile is refused: %s',
      async (_what, change) => {
        const { store, reference, lead } = await openWithLead();
        await store.claim(reference, by(DANA, 1));
        await store.addNote(reference, 'The gate is locked.', by(SAM, 2));
        const before = [await lead(), await store.historyOf(reference)];
        expect(await change(store, reference, { ...by(SAM, 3), version: 2 })).toEqual({
          done: false,
          because: 'changed',
          event: expect.objectContaining({
            version: 3,
            who: SAM,
            at: later(2),
            after: { note: 'The gate is locked.' },
          }),
        });
        expect([await lead(), await store.historyOf(reference)]).toEqual(before);
        expect(await change(store, reference, { ...by(SAM, 3), version: 3 })).toMatchObject({
          done: true,
          version: 4,
        });
      },
    );

    test.each([
      ...CHANGES,
      ['a claim', (store, ...rest) => store.claim(...rest)] as (typeof CHANGES)[number],
    ])('of a lead that nobody knows answers nothing: %s', async (_what, change) => {
      const { store } = await openWithLead();
      expect(await change(store, 'AA2AA2AA', by(DANA))).toBeUndefined();
      expect(await store.historyOf('AA2AA2AA')).toEqual([]);
    });

    test('that changes nothing is told of, with whoever made it so', async () => {
      const { store, reference } = await openWithLead();
      await store.setStatus(reference, { status: 'lost', reason: 'Too far away.' }, by(DANA));
      await store.remind(reference, later(60), by(SAM));
      expect(await store.setStatus(reference, { status: 'lost' }, by(SAM))).toMatchObject({
        because: 'as it is',
        event: { who: DANA },
      });
      expect(await store.remind(reference, later(60), by(DANA))).toMatchObject({
        because: 'as it is',
        event: { who: SAM },
      });
      expect(await store.historyOf(reference)).toHaveLength(2);
    });

    test('may come with a note, which stands in the same line', async () => {
      const { store, reference } = await openWithLead();
      const said = (note: string) => ({ ...by(DANA), note });
      await store.claim(reference, said('On my way.'));
      await store.recordOutcome(reference, { outcome: 'reached' }, said('Thursday.'));
      await store.setStatus(reference, { status: 'lost', reason: 'Too far away.' }, said('Sent to Sam’s.'));
      await store.undo(reference, 4, said('That was another one.'));
      expect((await store.historyOf(reference)).map(({ kind, after }) => [kind, after.note])).toEqual([
        ['undone', 'That was another one.'],
        ['status', 'Sent to Sam’s.'],
        ['outcome', 'Thursday.'],
        ['claimed', 'On my way.'],
      ]);
    });

    test('to no emergency is one like the others, and what it was taken for stays known', async () => {
      const { store } = await openWithLead();
      const urgency = { level: 'danger' as const, rules: ['gas' as const, 'no-heat' as const] };
      const { reference } = await store.recordLead(newLead({ urgency }));
      const priority = async () => (await store.findLeads({ references: [reference] }))[0]?.priority;
      expect(await store.markNotUrgent('AA2AA2AA', by(DANA))).toBeUndefined();
      expect(await store.markNotUrgent(reference, { ...by(DANA), version: 9 })).toMatchObject({
        because: 'changed',
      });
      expect(await store.markNotUrgent(reference, by(DANA))).toEqual({ done: true, version: 2 });
      expect(await store.findLeads({ references: [reference] })).toMatchObject([
        { priority: 'normal', priorityRules: 'gas no-heat' },
      ]);
      expect(await store.markNotUrgent(reference, by(SAM))).toMatchObject({
        because: 'as it is',
        event: { who: DANA, before: { priority: 'danger' } },
      });
      await store.undo(reference, 2, by(SAM));
      expect(await priority()).toBe('danger');
    });

    test('is written with its line of the history or not at all, and does not harm another', async () => {
      const { store, reference, lead } = await openWithLead();
      const { reference: other } = await store.recordLead(newLead());
      const before = await lead();
      const nobody = { user: 'nobody', via: 'office', at: later(1) } as const;
      const [broken, good] = await Promise.allSettled([
        store.addNote(reference, 'From nobody.', nobody),
        store.addNote(other, 'From Dana.', by(DANA)),
      ]);
      expect([broken.status, good.status]).toEqual(['rejected', 'fulfilled']);
      expect([await lead(), await store.historyOf(reference)]).toEqual([before, []]);
      expect(await store.historyOf(other)).toHaveLength(1);
    });

    test('keeps its place when a clock was set back', async () => {
      const { store, reference } = await openWithLead();
      await store.claim(reference, by(DANA, 60));
      await store.recordOutcome(reference, { outcome: 'reached' }, by(DANA, 5));
      await store.addNote(reference, 'Calls back.', by(DANA, 30));
      expect((await store.historyOf(reference)).map(({ kind }) => kind)).toEqual([
        'note',
        'outcome',
        'claimed',
      ]);
    });
  });

  describe(`${engine}: a status`, () => {
    test('brings its times, its amount and its reason, and takes along those of before', async () => {
      const { store, reference, lead } = await openWithLead();
      await store.claim(reference, by(DANA, 1));
      await store.setStatus(reference, { status: 'quoted', quoteCents: 100_00 }, by(DANA, 2));
      await store.setStatus(reference, { status: 'quoted', quoteCents: 90_00 }, by(DANA, 3));
      expect(await lead()).toMatchObject({ quoteCents: 90_00, quotedAt: later(2), closedAt: null });
      await store.setStatus(reference, { status: 'lost', reason: 'Chose a friend.' }, by(DANA, 4));
      expect(await lead()).toMatchObject({
        status: 'lost',
        lostReason: 'Chose a friend.',
        closedAt: later(4),
        quoteCents: 90_00,
      });
      await store.setStatus(reference, { status: 'won' }, by(DANA, 5));
      expect(await lead()).toMatchObject({ status: 'won', lostReason: null, closedAt: later(5) });
      await store.setStatus(reference, { status: 'new' }, by(DANA, 6));
      expect(await lead()).toMatchObject({
        status: 'new',
        claimedBy: null,
        claimedAt: null,
        closedAt: null,
        quoteCents: 90_00,
      });
    });
  });

  describe(`${engine}: a reminder`, () => {
    test.each(['won', 'lost', 'closed'] as const)(
      'goes once it is %s, and an undo brings it back',
      async (status) => {
        const { store, reference, lead } = await openWithLead();
        await store.remind(reference, later(60), by(DANA, 1));
        await store.setStatus(reference, { status: 'quoted' }, by(DANA, 2));
        expect((await lead()).remindAt).toEqual(later(60));
        await store.setStatus(reference, { status }, by(DANA, 3));
        expect(await lead()).toMatchObject({ status, remindAt: null });
        expect(await store.findLeads({ remindedBy: later(90) })).toEqual([]);
        await store.undo(reference, 4, by(DANA, 4));
        expect(await lead()).toMatchObject({ status: 'quoted', remindAt: later(60) });
      },
    );

    test('that somebody sets for what is over stays when the status is corrected', async () => {
      const { store, reference, lead } = await openWithLead();
      await store.setStatus(reference, { status: 'lost' }, by(DANA, 1));
      await store.remind(reference, later(60), by(DANA, 2));
      await store.setStatus(reference, { status: 'closed' }, by(DANA, 3));
      expect((await lead()).remindAt).toEqual(later(60));
    });
  });

  describe(`${engine}: an outcome`, () => {
    test('is the first contact if none was noted, and an undo brings that back', async () => {
      const { store, reference, lead } = await openWithLead();
      await store.claim(reference, by(DANA, 1));
      expect((await lead()).contactedAt).toBeNull();
      await store.recordOutcome(reference, { outcome: 'no-answer' }, by(DANA, 2));
      await store.recordOutcome(reference, { outcome: 'reached', note: 'Thursday.' }, by(SAM, 9));
      expect(await lead()).toMatchObject({ contactedAt: later(2), claimedBy: DANA.id });
      expect((await store.historyOf(reference))[0]).toMatchObject({
        kind: 'outcome',
        who: SAM,
        after: { outcome: 'reached', note: 'Thursday.' },
      });
      // The press on "no answer" was a slip: the first contact is the other one then.
      await store.undo(reference, 3, by(DANA, 10));
      expect((await lead()).contactedAt).toEqual(later(9));
      await store.undo(reference, 4, by(DANA, 11));
      expect((await lead()).contactedAt).toBeNull();
      await store.undo(reference, 5, by(DANA, 12));
      expect((await lead()).contactedAt).toEqual(later(2));
    });

    test('of a lead that nobody has is a claim, too; of one that is over it is not', async () => {
      const { store, reference, lead } = await openWithLead();
      await store.recordOutcome(reference, { outcome: 'message' }, by(DANA, 2));
      expect(await lead()).toMatchObject({ status: 'claimed', claimedBy: DANA.id, claimedAt: later(2) });
      await store.undo(reference, 2, by(DANA, 3));
      expect(await lead()).toMatchObject({ status: 'new', claimedAt: null, contactedAt: null });
      await store.setStatus(reference, { status: 'closed' }, by(DANA, 4));
      await store.recordOutcome(reference, { outcome: 'wrote' }, by(DANA, 5));
      expect(await lead()).toMatchObject({ status: 'closed', claimedAt: null, contactedAt: later(5) });
    });
  });

  describe(`${engine}: an undo`, () => {
    test('takes back ten quick changes one after the other, and leaves all in the history', async () => {
      const { store, reference, lead } = await openWithLead();
      const before = await lead();
      await store.claim(reference, by(DANA));
      await store.recordOutcome(reference, { outcome: 'no-answer' }, by(DANA));
      await store.addNote(reference, 'Rings twice.', by(DANA));
      await store.remind(reference, later(60), by(DANA));
      await store.takeOver(reference, by(SAM));
      await store.recordOutcome(reference, { outcome: 'reached' }, by(SAM));
      await store.remind(reference, null, by(SAM));
      await store.setStatus(reference, { status: 'quoted', quoteCents: 5_000 }, by(SAM));
      await store.setStatus(reference, { status: 'lost', reason: 'Too dear.' }, by(SAM));
      await store.setStatus(reference, { status: 'won' }, by(DANA));
      for (let version = 11; version >= 2; version--) {
        expect(await store.undo(reference, version, by(SAM, 20))).toMatchObject({ done: true });
      }
      // It waits anew since the claim was taken back.
      expect(await lead()).toEqual({ ...before, version: 21, waitingSince: later(20) });
      const history = await store.historyOf(reference);
      expect(history.map(({ undoes }) => undoes)).toEqual([
        ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        ...Array.from({ length: 10 }, () => null),
      ]);
      expect(history.map(({ undone }) => undone)).toEqual([
        ...Array.from({ length: 10 }, () => false),
        ...Array.from({ length: 10 }, () => true),
      ]);
    });

    test('of what somebody has changed since changes nothing and says who; of the rest it does', async () => {
      const { store, reference, lead } = await openWithLead();
      await store.setStatus(reference, { status: 'quoted', quoteCents: 5_000 }, by(DANA, 1));
      await store.remind(reference, later(60), by(DANA, 2));
      await store.setStatus(reference, { status: 'quoted', quoteCents: 6_000 }, by(SAM, 3));
      const before = await lead();
      expect(await store.undo(reference, 2, by(DANA, 4))).toMatchObject({
        done: false,
        because: 'changed',
        event: { version: 4, who: SAM, after: { quote_cents: 6_000 } },
      });
      expect(await lead()).toEqual(before);
      expect(await store.undo(reference, 3, by(DANA, 5))).toMatchObject({ done: true });
      expect(await lead()).toMatchObject({ quoteCents: 6_000, remindAt: null });
      // Once that is undone, nothing stands in the way any more.
      await store.undo(reference, 4, by(DANA, 6));
      expect(await store.undo(reference, 2, by(DANA, 7))).toMatchObject({ done: true });
      expect(await lead()).toMatchObject({ status: 'new', quoteCents: null, quotedAt: null });
    });

    test('can be undone, and only what holds', async () => {
      const { store, reference, lead } = await openWithLead();
      await store.claim(reference, by(DANA, 1));
      await store.undo(reference, 2, by(SAM, 2));
      expect(await store.undo(reference, 2, by(DANA, 3))).toMatchObject({
        because: 'undone',
        event: { version: 3, who: SAM },
      });
      expect(await store.undo(reference, 9, by(DANA, 3))).toEqual({
        done: false,
        because: 'unknown',
        event: undefined,
      });
      expect(await store.undo(reference, 3, by(DANA, 4))).toMatchObject({ done: true });
      expect(await lead()).toMatchObject({ status: 'claimed', claimedBy: DANA.id, claimedAt: later(1) });
      expect(await store.claim(reference, by(SAM, 5))).toMatchObject({
        because: 'claimed',
        event: { version: 2, who: DANA },
      });
      expect((await store.historyOf(reference)).map(({ undone }) => undone)).toEqual([false, true, false]);
    });

    test('stands in the way of what would bring back a change upon one that is gone', async () => {
      const { store, reference, lead } = await openWithLead();
      await store.setStatus(reference, { status: 'quoted' }, by(DANA, 1));
      await store.setStatus(reference, { status: 'won' }, by(DANA, 2));
      await store.undo(reference, 3, by(DANA, 3));
      await store.undo(reference, 2, by(SAM, 4));
      expect(await store.undo(reference, 4, by(DANA, 5))).toMatchObject({
        because: 'changed',
        event: { version: 5, who: SAM, undoes: 2 },
      });
      expect((await lead()).status).toBe('new');
    });

    test('does not bring back what was set twice to the same', async () => {
      const { store, reference, lead } = await openWithLead();
      await store.remind(reference, later(60), by(DANA, 1));
      await store.remind(reference, null, by(SAM, 2));
      await store.remind(reference, later(60), by(SAM, 3));
      expect(await store.undo(reference, 2, by(DANA, 4))).toMatchObject({
        because: 'changed',
        event: { version: 4 },
      });
      expect((await lead()).remindAt).toEqual(later(60));
    });
  });

  describe(`${engine}: the office's lists`, () => {
    async function openWithMany() {
      const { store, reference, sql } = await openWithLead();
      const record = (change: Partial<NewLead>) => store.recordLead(newLead(change));
      const held = (await record({ spam: HELD, at: later(1) })).reference;
      const danas = (await record({ at: later(2) })).reference;
      const won = (await record({ at: later(3) })).reference;
      await store.claim(danas, by(DANA));
      await store.claim(won, by(DANA));
      await store.setStatus(won, { status: 'won' }, by(DANA));
      await store.remind(danas, later(60), by(DANA));
      const found = async (filter: LeadFilter) =>
        (await store.findLeads(filter)).map((lead) => lead.reference);
      return { store, fresh: reference, held, danas, won, found, sql };
    }

    test('are of what waits, of one person, of a status, of what is due', async () => {
      const { store, fresh, held, danas, won, found } = await openWithMany();
      expect(await found({ waiting: true })).toEqual([fresh]);
      expect(await found({ statuses: ['new'] })).toEqual([fresh, held]);
      expect(await found({ statuses: ['claimed', 'won'] })).toEqual([danas, won]);
      expect(await found({ claimedBy: DANA.id })).toEqual([danas, won]);
      expect(await found({ claimedBy: DANA.id, statuses: ['won'] })).toEqual([won]);
      expect(await found({ claimedBy: SAM.id })).toEqual([]);
      expect(await found({ remindedBy: later(59) })).toEqual([]);
      expect(await found({ remindedBy: later(60) })).toEqual([danas]);
      expect(await found({ before: later(2) })).toEqual([fresh, held]);
      expect(await store.countLeads({ statuses: ['new'] })).toBe(2);
      expect(await found({ notHeld: true })).toEqual([fresh, danas, won]);
      await store.recordOutcome(won, { outcome: 'reached' }, by(DANA));
      expect(await found({ claimedBy: DANA.id, notContacted: true })).toEqual([danas]);
      await store.releaseLead(held, later(5));
      expect(await found({ waiting: true })).toEqual([fresh, held]);
    });

    test('are of one service, of one number, of what is no emergency', async () => {
      const { store, fresh, danas, found } = await openWithMany();
      const record = async (change: Partial<NewLead>) => (await store.recordLead(newLead(change))).reference;
      const urgency = { level: 'urgent' as const, rules: ['no-heat' as const] };
      const roof = await record({
        answers: { ...GOOD_REQUEST, service: 'roof shampoo' },
        urgency,
        at: later(9),
      });
      const message = await record({ form: 'contact', answers: MESSAGE_ANSWERS, at: later(10) });
      expect(await found({ service: 'roof shampoo' })).toEqual([roof]);
      expect(await found({ service: 'roof' })).toEqual([]);
      expect(await found({ waiting: true, isUrgent: true })).toEqual([roof]);
      expect(await found({ waiting: true, priority: 'urgent' })).toEqual([roof]);
      expect(await found({ waiting: true, priority: 'danger' })).toEqual([]);
      expect(await found({ waiting: true, priority: 'normal' })).toEqual([fresh, message]);
      expect(await found({ number: 1 })).toEqual([fresh, message]);
      expect(await found({ number: 3 })).toEqual([danas]);
    });

    test('go on behind the page before, in both directions', async () => {
      const { store, fresh, held } = await openWithMany();
      const filter: LeadFilter = { statuses: ['new'], search: 'lovelace' };
      const [first] = await store.findLeads(filter, { limit: 1 });
      const [second] = await store.findLeads(filter, { limit: 1, after: first });
      const rest = await store.findLeads(filter, { limit: 1, after: second });
      expect([first?.reference, second?.reference, rest]).toEqual([fresh, held, []]);
      const [newest] = await store.findLeads(filter, { limit: 1, newestFirst: true });
      const [next] = await store.findLeads(filter, { limit: 1, newestFirst: true, after: newest });
      expect([newest?.reference, next?.reference]).toEqual([held, fresh]);
    });

    test('know who works there, also who has left', async () => {
      const { store, sql } = await openWithMany();
      await sql("update users set active = 0 where id = 'sam'");
      expect(await store.userByEmail(' Dana@US.example ')).toMatchObject({ ...DANA, isActive: true });
      expect(await store.userByEmail('sam@us.example')).toMatchObject({ ...SAM, isActive: false });
      expect(await store.userByEmail('nobody@us.example')).toBeUndefined();
    });
  });

  describe(`${engine}: a search`, () => {
    async function openWithNames() {
      const { stores } = await open();
      const [store] = stores;
      const people = {
        jose: {
          first_name: 'José',
          last_name: 'Nuñez-O’Neil',
          phone: '+1 (914) 555-0171',
          email: 'JN@mail.example',
        },
        wang: { first_name: '小明', last_name: '王', phone: '', email: '50%_off@mail.example' },
        olga: { first_name: 'ОЛЬГА', last_name: 'Ж', phone: '212.555.0172 x3', email: '' },
      };
      const named = new Map<string, string>();
      for (const [name, answers] of Object.entries(people)) {
        const description = name === 'wang' ? 'House 17 on Main St.\nCall 914-555-0199,\tplease' : 'The Café';
        const origin = { ...UNSUSPECTED.origin, page: name === 'olga' ? '/areas/yorktown' : '' };
        const lead = newLead({
          answers: { ...MESSAGE_ANSWERS, ...answers, description },
          origin,
          form: 'contact',
        });
        named.set((await store.recordLead(lead)).reference, name);
      }
      const found = async (search: string) =>
        (await store.findLeads({ search })).map(({ reference }) => named.get(reference));
      const [first = ''] = named.keys();
      return { found, reference: first };
    }

    test('finds by name, word, number, phone, address and page, however they are written', async () => {
      const { found, reference } = await openWithNames();
      const cases: [typed: string, names: string[]][] = [
        ['jose', ['jose']],
        ['NUNEZ', ['jose']],
        ["o'neil", ['jose']],
        ['O’Neil José', ['jose']],
        ['jose wang', []],
        ['王', ['wang']],
        ['ольга', ['olga']],
        ['cafe', ['jose', 'olga']],
        ['  main\tst ', ['wang']],
        ['yorktown', ['olga']],
        ['jn@MAIL.example', ['jose']],
        ['9145550171', ['jose']],
        ['914-555-0171', ['jose']],
        ['(914) 555 0171', ['jose']],
        ['+1 914.555.0171', ['jose']],
        ['555-0171', ['jose']],
        ['0171', ['jose']],
        ['josé (914) 555-0171', ['jose']],
        ['212 555 0172', ['olga']],
        ['914-555-0199', ['wang']],
        ['#2', ['wang']],
        ['2', ['wang']],
        ['17', ['wang']],
        ['#17', []],
        [reference, ['jose']],
        [reference.toLowerCase(), ['jose']],
        [`${reference.slice(0, 3)}-${reference.slice(3, 6)} ${reference.slice(6)}`, ['jose']],
        [`${reference} nunez`, ['jose']],
        ['50%', ['wang']],
        ['%', ['wang']],
        ['_off', ['wang']],
        ['\\', []],
        ["'", ['jose']],
        ['', ['jose', 'wang', 'olga']],
        ['nowhere', []],
      ];
      for (const [typed, names] of cases) expect([typed, await found(typed)]).toEqual([typed, names]);
    });

    test('finds a number with an extension, or beside another, as it was typed and as it is shown', async () => {
      const { stores } = await open();
      const [store] = stores;
      for (const phone of ['914.555.0171 x23', '+44 (0)20 7946 0958 / 9145550172 call after 5', ''])
        await store.recordLead(newLead({ answers: { ...GOOD_REQUEST, phone } }));
      const cases: [typed: string, numbers: number[]][] = [
        ['914.555.0171 x23', [1]],
        ['(914) 555-0171 x23', [1]],
        ['9145550171', [1]],
        ['Lovelace (914) 555-0171 x23', [1]],
        ['+44 (0)20 7946 0958', [2]],
        ['+44 20 7946 0958', [2]],
        ['(914) 555-0172 call after 5', [2]],
        ['+44 (0)20 7946 0958 / (914) 555-0172 call after 5', [2]],
        ['914 555 0173', []],
      ];
      for (const [search, numbers] of cases) {
        const found = (await store.findLeads({ search })).map(({ number }) => number);
        expect([search, found]).toEqual([search, numbers]);
      }
    });

    test('finds whoever may have sent something, by address or phone', async () => {
      const { stores } = await open();
      const [store] = stores;
      await store.recordLead(newLead());
      await store.recordLead(newLead({ answers: { ...GOOD_REQUEST, email: 'other@customer.example' } }));
      await store.recordLead(
        newLead({ answers: { ...GOOD_REQUEST, email: 'no-ada@customer.example', phone: '' } }),
      );
      const numbers = async (sender: LeadFilter['sender']) =>
        (await store.findLeads({ sender })).map(({ number }) => number);
      expect(await numbers({ email: 'ADA@customer.example', phones: [] })).toEqual([1]);
      expect(await numbers({ email: 'ada@customer.example', phones: ['9145550123'] })).toEqual([1, 2]);
      expect(await numbers({ email: '', phones: [] })).toEqual([]);
    });
  });

  describe(`${engine}: what the office did`, () => {
    const WORDS = 'The spare key is under the pot.';

    test('goes with a lead that is forgotten, and nothing else does', async () => {
      const { store, reference, sql } = await openWithLead();
      const { reference: other } = await store.recordLead(newLead());
      for (const one of [reference, other]) {
        await store.claim(one, by(DANA));
        await store.addNote(one, one === reference ? WORDS : 'Another.', by(DANA));
        await store.undo(one, 3, by(DANA));
      }
      await store.forget([reference], [], later(5));
      expect(await sql('select distinct lead_id from lead_events')).toHaveLength(1);
      expect(JSON.stringify(await sql('select * from lead_events'))).not.toContain(WORDS);
      expect(await store.historyOf(reference)).toEqual([]);
      expect(await store.historyOf(other)).toHaveLength(3);
    });

    test('goes with what is old', async () => {
      const { store, reference, sql } = await openWithLead();
      await store.addNote(reference, WORDS, by(DANA));
      const salts = { named: '-', current: '-' };
      await store.removeOld({ at: later(5), leadsBefore: at, salts });
      expect(await store.historyOf(reference)).toHaveLength(1);
      await store.removeOld({ at: later(5), leadsBefore: later(1), salts });
      expect(await sql('select * from lead_events')).toEqual([]);
    });

    test('is told for figures without what is held, and without saying whose it is', async () => {
      const { store, reference } = await openWithLead();
      await store.recordLead(newLead({ spam: HELD, at: later(1) }));
      const origin = {
        ...UNSUSPECTED.origin,
        referrer: 'search.example',
        utm_source: 'flyer',
        click_id: 'fbclid=IwY2',
      };
      await store.recordLead(
        newLead({
          form: 'contact',
          answers: MESSAGE_ANSWERS,
          origin,
          urgency: { level: 'urgent', rules: ['no-heat'] },
          promisedBy: later(120),
          at: later(2),
        }),
      );
      await store.claim(reference, by(DANA, 3));
      await store.recordOutcome(reference, { outcome: 'reached' }, by(DANA, 7));
      await store.setStatus(reference, { status: 'lost', reason: 'Too far.' }, by(DANA, 9));
      const first = {
        service: 'painting',
        referrer: '',
        utm_source: '',
        click_id: '',
        status: 'lost',
        priority: 'normal',
        lostReason: 'Too far.',
        createdAt: at,
        claimedAt: later(3),
        contactedAt: later(7),
        promisedBy: null,
      };
      const second = {
        service: null,
        referrer: 'search.example',
        utm_source: 'flyer',
        click_id: 'fbclid=IwY2',
        status: 'new',
        priority: 'urgent',
        lostReason: null,
        createdAt: later(2),
        claimedAt: null,
        contactedAt: null,
        promisedBy: later(120),
      };
      expect(await store.casesSince(at)).toEqual(expect.arrayContaining([first, second]));
      expect(await store.casesSince(at)).toHaveLength(2);
      expect(await store.casesSince(later(1))).toEqual([second]);
    });
  });
}
