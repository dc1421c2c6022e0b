import { describe, expect } from 'vitest';
import type { Author, Change, Changed } from './lead-changes.ts';
import type { Store } from './store.ts';
import { AT, later, leadWith, type OpenTwice, record, storeTest } from './testing/contract.ts';
import type { Person } from './users.ts';

const by = ({ id }: Person, minutes = 1): Author => ({ user: id, via: 'office', at: later(minutes) });
const atTheCommandLine = (minutes = 1): Author => ({ user: null, via: 'cli', at: later(minutes) });

async function invite(store: Store, name: string): Promise<Person> {
  const user = await store.inviteUser({ email: `${name}@us.example`, name }, { by: null, at: AT });
  return { id: user?.id ?? '', name };
}

/** How every store keeps what the office does with a lead. */
export function describeLeadChanges(openTwice: OpenTwice) {
  const test = storeTest(openTwice)
    .extend('dana', ({ store }) => invite(store, 'Dana'))
    .extend('sam', ({ store }) => invite(store, 'Sam'))
    .extend('reference', ({ store }) => record(store))
    .extend(
      'lead',
      ({ store, reference }) =>
        () =>
          leadWith(store, reference),
    );

  describe('a claim', () => {
    test('is won by one of fifty at once, which the others learn', async ({
      store,
      other,
      reference,
      lead,
      dana,
      sam,
    }) => {
      const claims = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          (index % 2 ? store : other).claim(reference, by(index % 3 ? dana : sam, index)),
        ),
      );
      const won = claims.flatMap((claim, index) => (claim?.done ? [index] : []));
      expect(won).toHaveLength(1);
      const [winner = 0] = won;
      const who = winner % 3 ? dana : sam;
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

    test('can be taken over and unclaimed', async ({ store, reference, lead, dana, sam }) => {
      expect(await store.unclaim(reference, by(dana))).toMatchObject({ because: 'unclaimed' });
      await store.claim(reference, by(dana, 1));
      expect(await store.takeOver(reference, by(dana, 2))).toMatchObject({
        because: 'as it is',
        event: { who: dana },
      });
      expect(await store.takeOver(reference, by(sam, 3))).toEqual({ done: true, version: 3 });
      expect(await lead()).toMatchObject({ status: 'claimed', claimedBy: sam.id, claimedAt: later(3) });
      expect(await store.unclaim(reference, by(sam, 4))).toEqual({ done: true, version: 4 });
      expect(await lead()).toMatchObject({ status: 'new', claimedBy: null, claimedAt: null });
      expect((await store.historyOf(reference)).map(({ kind, who }) => [kind, who?.name])).toEqual([
        ['released', 'Sam'],
        ['claimed', 'Sam'],
        ['claimed', 'Dana'],
      ]);
    });

    test('without a name holds as well', async ({ store, reference, lead, dana }) => {
      await store.claim(reference, atTheCommandLine());
      expect(await store.claim(reference, by(dana, 2))).toMatchObject({
        because: 'claimed',
        event: { who: null, via: 'cli', at: later(1) },
      });
      expect(await lead()).toMatchObject({ status: 'claimed', claimedBy: null, claimedAt: later(1) });
    });

    test('is refused once it is over, and leaves it quoted', async ({
      store,
      reference,
      lead,
      dana,
      sam,
    }) => {
      await store.setStatus(reference, { status: 'quoted' }, by(dana));
      await store.claim(reference, by(sam));
      expect(await lead()).toMatchObject({ status: 'quoted', claimedBy: sam.id });
      await store.unclaim(reference, by(sam));
      expect(await lead()).toMatchObject({ status: 'quoted', claimedBy: null });
      await store.setStatus(reference, { status: 'closed' }, by(dana, 3));
      for (const change of [store.claim, store.takeOver, store.unclaim]) {
        expect(await change(reference, by(sam))).toMatchObject({
          because: 'over',
          event: { who: dana, after: { status: 'closed' } },
        });
      }
    });
  });

  describe('a change', () => {
    test('makes the next version and a line of the history', async ({
      store,
      reference,
      lead,
      dana,
      sam,
    }) => {
      const quoted = { status: 'quoted' as const, quoteCents: 120_000 };
      expect(await store.setStatus(reference, quoted, by(dana, 1))).toEqual({ done: true, version: 2 });
      expect(await store.addNote(reference, 'Asks for oak.', by(sam, 2))).toEqual({ done: true, version: 3 });
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
          who: sam,
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
          who: dana,
          via: 'office',
          kind: 'status',
          before: { status: 'new', quoted_at: null, quote_cents: null },
          after: { status: 'quoted', quoted_at: later(1).toISOString(), quote_cents: 120_000 },
          undoes: null,
          undone: false,
        },
      ]);
    });

    type Make = (store: Store, reference: string, change: Change) => Promise<Changed | undefined>;

    const CHANGES: [string, Make][] = [
      ['a take-over', (store, ...rest) => store.takeOver(...rest)],
      ['an unclaim', (store, ...rest) => store.unclaim(...rest)],
      ['an outcome', (store, one, by) => store.recordOutcome(one, { outcome: 'reached' }, by)],
      ['a status', (store, one, by) => store.setStatus(one, { status: 'won' }, by)],
      ['a note', (store, one, by) => store.addNote(one, 'Once more.', by)],
      ['a reminder', (store, one, by) => store.remind(one, later(60), by)],
      ['a visit', (store, one, by) => store.nameVisit(one, { from: later(60), until: later(120) }, by)],
      ['an undo', (store, one, by) => store.undo(one, 2, by)],
    ];

    test.for(CHANGES)(
      'of another version than the author saw is refused: %s',
      async ([_what, change], { store, reference, lead, dana, sam }) => {
        await store.claim(reference, by(dana, 1));
        await store.addNote(reference, 'The gate is locked.', by(sam, 2));
        const before = [await lead(), await store.historyOf(reference)];
        expect(await change(store, reference, { ...by(sam, 3), version: 2 })).toEqual({
          done: false,
          because: 'changed',
          event: expect.objectContaining({
            version: 3,
            who: sam,
            at: later(2),
            after: { note: 'The gate is locked.' },
          }),
        });
        expect([await lead(), await store.historyOf(reference)]).toEqual(before);
        expect(await change(store, reference, { ...by(sam, 3), version: 3 })).toMatchObject({
          done: true,
          version: 4,
        });
      },
    );

    const CLAIM: [string, Make] = ['a claim', (store, ...rest) => store.claim(...rest)];

    test.for([...CHANGES, CLAIM])(
      'of an unknown lead answers nothing: %s',
      async ([_what, change], { store, dana }) => {
        expect(await change(store, 'AA2AA2AA', by(dana))).toBeUndefined();
        expect(await store.historyOf('AA2AA2AA')).toEqual([]);
      },
    );

    test('that changes nothing is refused', async ({ store, reference, dana, sam }) => {
      await store.setStatus(reference, { status: 'lost', reason: 'Too far away.' }, by(dana));
      await store.remind(reference, later(60), by(sam));
      expect(await store.setStatus(reference, { status: 'lost' }, by(sam))).toMatchObject({
        because: 'as it is',
        event: { who: dana },
      });
      expect(await store.remind(reference, later(60), by(dana))).toMatchObject({
        because: 'as it is',
        event: { who: sam },
      });
      expect(await store.historyOf(reference)).toHaveLength(2);
    });

    test('may come with a note, in the same line', async ({ store, reference, dana }) => {
      const said = (note: string) => ({ ...by(dana), note });
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

    test('of a visit can be taken away and undone', async ({ store, reference, lead, dana, sam }) => {
      const visit = { from: later(60), until: later(120) };
      await store.nameVisit(reference, visit, by(dana));
      expect(await store.nameVisit(reference, visit, by(sam))).toMatchObject({
        because: 'as it is',
        event: { who: dana },
      });
      await store.nameVisit(reference, null, by(sam));
      expect((await lead()).visit).toBeNull();
      await store.undo(reference, 3, by(dana));
      expect((await lead()).visit).toEqual(visit);
    });

    test('to no emergency keeps the rules that said so', async ({ store, dana, sam }) => {
      const reference = await record(store, { urgency: { level: 'danger', rules: ['gas', 'no-heat'] } });
      expect(await store.markNotUrgent(reference, by(dana))).toEqual({ done: true, version: 2 });
      expect(await leadWith(store, reference)).toMatchObject({
        priority: 'normal',
        priorityRules: 'gas no-heat',
      });
      expect(await store.markNotUrgent(reference, by(sam))).toMatchObject({
        because: 'as it is',
        event: { who: dana, before: { priority: 'danger' } },
      });
      await store.undo(reference, 2, by(sam));
      expect(await leadWith(store, reference)).toMatchObject({ priority: 'danger' });
    });

    test('is written with its line or not at all', async ({ store, reference, lead, dana }) => {
      const other = await record(store);
      const before = await lead();
      const unknown = { user: 'unknown', via: 'office', at: later(1) } as const;
      const [broken, good] = await Promise.allSettled([
        store.addNote(reference, 'From no user.', unknown),
        store.addNote(other, 'From Dana.', by(dana)),
      ]);
      expect([broken.status, good.status]).toEqual(['rejected', 'fulfilled']);
      expect([await lead(), await store.historyOf(reference)]).toEqual([before, []]);
      expect(await store.historyOf(other)).toHaveLength(1);
    });

    test('keeps its place when a clock was set back', async ({ store, reference, dana }) => {
      await store.claim(reference, by(dana, 60));
      await store.recordOutcome(reference, { outcome: 'reached' }, by(dana, 5));
      await store.addNote(reference, 'Calls back.', by(dana, 30));
      expect((await store.historyOf(reference)).map(({ kind }) => kind)).toEqual([
        'note',
        'outcome',
        'claimed',
      ]);
    });
  });

  describe('a status', () => {
    test('brings its times, its amount and its reason', async ({ store, reference, lead, dana }) => {
      await store.claim(reference, by(dana, 1));
      await store.setStatus(reference, { status: 'quoted', quoteCents: 100_00 }, by(dana, 2));
      await store.setStatus(reference, { status: 'quoted', quoteCents: 90_00 }, by(dana, 3));
      expect(await lead()).toMatchObject({ quoteCents: 90_00, quotedAt: later(2), closedAt: null });
      await store.setStatus(reference, { status: 'lost', reason: 'Chose a friend.' }, by(dana, 4));
      expect(await lead()).toMatchObject({
        status: 'lost',
        lostReason: 'Chose a friend.',
        closedAt: later(4),
        quoteCents: 90_00,
      });
      await store.setStatus(reference, { status: 'won' }, by(dana, 5));
      expect(await lead()).toMatchObject({ status: 'won', lostReason: null, closedAt: later(5) });
      await store.setStatus(reference, { status: 'new' }, by(dana, 6));
      expect(await lead()).toMatchObject({
        status: 'new',
        claimedBy: null,
        claimedAt: null,
        closedAt: null,
        quoteCents: 90_00,
      });
    });
  });

  describe('a reminder', () => {
    test.for(['won', 'lost', 'closed'] as const)(
      'goes once it is %s, until the undo',
      async (status, { store, reference, lead, dana }) => {
        await store.remind(reference, later(60), by(dana, 1));
        await store.setStatus(reference, { status: 'quoted' }, by(dana, 2));
        expect((await lead()).remindAt).toEqual(later(60));
        await store.setStatus(reference, { status }, by(dana, 3));
        expect(await lead()).toMatchObject({ status, remindAt: null });
        await store.undo(reference, 4, by(dana, 4));
        expect(await lead()).toMatchObject({ status: 'quoted', remindAt: later(60) });
      },
    );

    test('set after the end stays with a corrected status', async ({ store, reference, lead, dana }) => {
      await store.setStatus(reference, { status: 'lost' }, by(dana, 1));
      await store.remind(reference, later(60), by(dana, 2));
      await store.setStatus(reference, { status: 'closed' }, by(dana, 3));
      expect((await lead()).remindAt).toEqual(later(60));
    });
  });

  describe('an outcome', () => {
    test('is the first contact if none was noted', async ({ store, reference, lead, dana, sam }) => {
      await store.claim(reference, by(dana, 1));
      expect((await lead()).contactedAt).toBeNull();
      await store.recordOutcome(reference, { outcome: 'no-answer' }, by(dana, 2));
      await store.recordOutcome(reference, { outcome: 'reached', note: 'Thursday.' }, by(sam, 9));
      expect(await lead()).toMatchObject({ contactedAt: later(2), claimedBy: dana.id });
      expect((await store.historyOf(reference))[0]).toMatchObject({
        kind: 'outcome',
        who: sam,
        after: { outcome: 'reached', note: 'Thursday.' },
      });
      // The press on "no answer" was a slip: the first contact is the other one then.
      await store.undo(reference, 3, by(dana, 10));
      expect((await lead()).contactedAt).toEqual(later(9));
      await store.undo(reference, 4, by(dana, 11));
      expect((await lead()).contactedAt).toBeNull();
      await store.undo(reference, 5, by(dana, 12));
      expect((await lead()).contactedAt).toEqual(later(2));
    });

    test('claims an unclaimed lead that is not over', async ({ store, reference, lead, dana }) => {
      await store.recordOutcome(reference, { outcome: 'message' }, by(dana, 2));
      expect(await lead()).toMatchObject({ status: 'claimed', claimedBy: dana.id, claimedAt: later(2) });
      await store.undo(reference, 2, by(dana, 3));
      expect(await lead()).toMatchObject({ status: 'new', claimedAt: null, contactedAt: null });
      await store.setStatus(reference, { status: 'closed' }, by(dana, 4));
      await store.recordOutcome(reference, { outcome: 'wrote' }, by(dana, 5));
      expect(await lead()).toMatchObject({ status: 'closed', claimedAt: null, contactedAt: later(5) });
    });
  });

  describe('an undo', () => {
    test('takes back ten changes, and keeps all in the history', async ({
      store,
      reference,
      lead,
      dana,
      sam,
    }) => {
      const before = await lead();
      await store.claim(reference, by(dana));
      await store.recordOutcome(reference, { outcome: 'no-answer' }, by(dana));
      await store.addNote(reference, 'Rings twice.', by(dana));
      await store.remind(reference, later(60), by(dana));
      await store.takeOver(reference, by(sam));
      await store.recordOutcome(reference, { outcome: 'reached' }, by(sam));
      await store.remind(reference, null, by(sam));
      await store.setStatus(reference, { status: 'quoted', quoteCents: 5_000 }, by(sam));
      await store.setStatus(reference, { status: 'lost', reason: 'Too dear.' }, by(sam));
      await store.setStatus(reference, { status: 'won' }, by(dana));
      for (let version = 11; version >= 2; version--) {
        expect(await store.undo(reference, version, by(sam, 20))).toMatchObject({ done: true });
      }
      // It waits again since the claim was taken back.
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

    test('is refused where the same was changed since', async ({ store, reference, lead, dana, sam }) => {
      await store.setStatus(reference, { status: 'quoted', quoteCents: 5_000 }, by(dana, 1));
      await store.remind(reference, later(60), by(dana, 2));
      await store.setStatus(reference, { status: 'quoted', quoteCents: 6_000 }, by(sam, 3));
      const before = await lead();
      expect(await store.undo(reference, 2, by(dana, 4))).toMatchObject({
        done: false,
        because: 'changed',
        event: { version: 4, who: sam, after: { quote_cents: 6_000 } },
      });
      expect(await lead()).toEqual(before);
      expect(await store.undo(reference, 3, by(dana, 5))).toMatchObject({ done: true });
      expect(await lead()).toMatchObject({ quoteCents: 6_000, remindAt: null });
      // Once that is undone, it is taken.
      await store.undo(reference, 4, by(dana, 6));
      expect(await store.undo(reference, 2, by(dana, 7))).toMatchObject({ done: true });
      expect(await lead()).toMatchObject({ status: 'new', quoteCents: null, quotedAt: null });
    });

    test('can be undone, and only what holds', async ({ store, reference, lead, dana, sam }) => {
      await store.claim(reference, by(dana, 1));
      await store.undo(reference, 2, by(sam, 2));
      expect(await store.undo(reference, 2, by(dana, 3))).toMatchObject({
        because: 'undone',
        event: { version: 3, who: sam },
      });
      expect(await store.undo(reference, 9, by(dana, 3))).toEqual({
        done: false,
        because: 'unknown',
        event: undefined,
      });
      expect(await store.undo(reference, 3, by(dana, 4))).toMatchObject({ done: true });
      expect(await lead()).toMatchObject({ status: 'claimed', claimedBy: dana.id, claimedAt: later(1) });
      expect(await store.claim(reference, by(sam, 5))).toMatchObject({
        because: 'claimed',
        event: { version: 2, who: dana },
      });
      expect((await store.historyOf(reference)).map(({ undone }) => undone)).toEqual([false, true, false]);
    });

    test('blocks the undo of an undo whose base is gone', async ({ store, reference, lead, dana, sam }) => {
      await store.setStatus(reference, { status: 'quoted' }, by(dana, 1));
      await store.setStatus(reference, { status: 'won' }, by(dana, 2));
      await store.undo(reference, 3, by(dana, 3));
      await store.undo(reference, 2, by(sam, 4));
      expect(await store.undo(reference, 4, by(dana, 5))).toMatchObject({
        because: 'changed',
        event: { version: 5, who: sam, undoes: 2 },
      });
      expect((await lead()).status).toBe('new');
    });

    test('is refused where the same was set twice', async ({ store, reference, lead, dana, sam }) => {
      await store.remind(reference, later(60), by(dana, 1));
      await store.remind(reference, null, by(sam, 2));
      await store.remind(reference, later(60), by(sam, 3));
      expect(await store.undo(reference, 2, by(dana, 4))).toMatchObject({
        because: 'changed',
        event: { version: 4 },
      });
      expect((await lead()).remindAt).toEqual(later(60));
    });
  });
}
