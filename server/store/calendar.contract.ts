import { describe, expect, test } from 'vitest';
import type { Closure, Setting, Store } from './store.ts';

const at = new Date('2026-11-21T09:00:00Z');
const later = new Date('2026-11-21T10:00:00Z');

const closed = (day: string, change: Partial<Closure> = {}): Closure => ({
  day,
  reason: 'Inventory',
  openFrom: null,
  openUntil: null,
  madeBy: 'cli',
  madeAt: at,
  ...change,
});

const storm = (change: Partial<Setting> = {}): Setting => ({
  name: 'storm',
  value: '{"words":"Trees are down."}',
  changedBy: 'cli',
  changedAt: at,
  ...change,
});

/** What every store keeps of the office's calendar. */
export function describeCalendar(engine: string, openTwice: () => Promise<[Store, Store]>) {
  const openStore = async () => (await openTwice())[0];

  describe(`${engine}: closed days`, () => {
    test('are told in their order, from a day on', async () => {
      const store = await openStore();
      const early = closed('2026-12-24', { openFrom: '09:00', openUntil: '12:00' });
      for (const one of [closed('2027-01-02'), early, closed('2026-11-30')]) await store.saveClosure(one);
      expect(await store.closuresFrom('2026-11-30')).toEqual([
        closed('2026-11-30'),
        early,
        closed('2027-01-02'),
      ]);
      expect(await store.closuresFrom('2026-12-24')).toEqual([early, closed('2027-01-02')]);
      expect(await store.closuresFrom('2027-01-03')).toEqual([]);
    });

    test('are there once each: what is said last counts', async () => {
      const store = await openStore();
      await store.saveClosure(closed('2026-12-24'));
      const changed = closed('2026-12-24', {
        reason: 'Christmas Eve',
        openFrom: '09:00',
        openUntil: '12:00',
        madeBy: 'somebody',
        madeAt: later,
      });
      await store.saveClosure(changed);
      expect(await store.closuresFrom('2026-01-01')).toEqual([changed]);
    });

    test('are removed, and it is known whether there was one', async () => {
      const store = await openStore();
      await store.saveClosure(closed('2026-12-24'));
      expect(await store.removeClosure('2026-12-25')).toBe(false);
      expect(await store.removeClosure('2026-12-24')).toBe(true);
      expect(await store.removeClosure('2026-12-24')).toBe(false);
      expect(await store.closuresFrom('2026-01-01')).toEqual([]);
    });
  });

  describe(`${engine}: settings`, () => {
    test('are seen by every server on the store, and what is said last counts', async () => {
      const [one, two] = await openTwice();
      await one.saveSetting(storm());
      expect(await two.settings()).toEqual([storm()]);
      const changed = storm({ value: '{}', changedBy: 'somebody', changedAt: later });
      await two.saveSetting(changed);
      await two.saveSetting(storm({ name: 'another' }));
      expect(await one.settings()).toEqual([storm({ name: 'another' }), changed]);
    });

    test('are removed, and it is known whether they were set', async () => {
      const store = await openStore();
      await store.saveSetting(storm());
      expect(await store.removeSetting('storm')).toBe(true);
      expect(await store.removeSetting('storm')).toBe(false);
      expect(await store.settings()).toEqual([]);
    });
  });
}
