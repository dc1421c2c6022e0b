import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MESSAGE_ANSWERS, UNSUSPECTED } from '../testing/requests.ts';
import type { Store } from './store.ts';

const NINE = new Date('2026-11-21T09:00:00Z');
const minutes = (count: number) => new Date(NINE.getTime() + count * 60_000);

/** What every store tells of the last minutes. */
export function describeRecentChanges(engine: string, openTwice: () => Promise<[Store, Store]>) {
  async function withTwoLeads() {
    const stores = await openTwice();
    const record = async (at: Date) => {
      const id = randomUUID();
      const lead = { id, form: 'contact', key: id, answers: MESSAGE_ANSWERS, deliveries: [], at } as const;
      return (await stores[0].recordLead({ ...UNSUSPECTED, ...lead, deliveries: [] })).reference;
    };
    return { stores, first: await record(NINE), second: await record(minutes(1)) };
  }

  const by = (at: Date) => ({ user: null, via: 'cli' as const, at });

  describe(`${engine}: what has just happened`, () => {
    test('is told to another process, each lead once, as it is now', async () => {
      const { stores, first, second } = await withTwoLeads();
      const [here, there] = stores;
      expect(await there.changedSince(minutes(1))).toEqual([{ reference: second, version: 1 }]);
      await here.claim(first, by(minutes(2)));
      await here.addNote(first, 'At the gate.', by(minutes(3)));
      expect(await there.changedSince(minutes(2))).toEqual([{ reference: first, version: 3 }]);
      const both = await there.changedSince(NINE);
      expect(both.map(({ reference }) => reference).toSorted()).toEqual([first, second].toSorted());
      expect(await there.changedSince(minutes(4))).toEqual([]);
    });

    test('a reminder is told once, with whose it is', async () => {
      const { stores, first } = await withTwoLeads();
      const [here, there] = stores;
      await here.remind(first, minutes(10), by(minutes(2)));
      const reminder = { reference: first, version: 2, claimedBy: null };
      expect(await there.remindedBetween(minutes(8), minutes(9))).toEqual([]);
      expect(await there.remindedBetween(minutes(9), minutes(10))).toEqual([reminder]);
      expect(await there.remindedBetween(minutes(10), minutes(11))).toEqual([]);
    });
  });
}
