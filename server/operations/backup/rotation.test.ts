import { expect, test } from 'vitest';
import { backupName, dayOfBackup, daysToKeep, lastDayOf } from './rotation.ts';

const DAY = 24 * 60 * 60 * 1000;

/** So many days in a row, the last of them given. */
function daysUntil(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.parse(`${last}T00:00:00Z`) - back * DAY).toISOString().slice(0, 10),
  ).reverse();
}

test('keeps 14 daily and 12 monthly ones', () => {
  const kept = [...daysToKeep(daysUntil('2026-11-21', 1000))].sort();
  expect(kept.slice(-14)).toEqual(daysUntil('2026-11-21', 14));
  expect(kept.slice(0, -14)).toEqual([
    '2025-12-01',
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}-01`),
  ]);
});

test('keeps the first of each month and the newest', () => {
  expect([...daysToKeep(['2026-09-17', '2026-09-30', ...daysUntil('2026-11-21', 14)])].sort()).toEqual(
    ['2026-09-17', ...daysUntil('2026-11-21', 14)].sort(),
  );
});

test.each([
  // The first of its month, which is kept for a year.
  [['2026-11-21'], '2026-11-21', '2027-11-01'],
  // Three days of a month whose first one is gone.
  [['2026-11-01', '2026-11-21'], '2026-11-21', '2027-11-01'],
])('of %j, made until %s, nothing is left on %s', (days, today, last) => {
  expect(lastDayOf(days, today)).toBe(last);
});

test('knows when one of them is removed', () => {
  const days = daysUntil('2026-11-21', 14);
  expect(lastDayOf(days, '2026-11-21', ['2026-11-21'])).toBe('2026-12-05');
  expect(lastDayOf(days, '2026-11-21', ['2026-11-09'])).toBe('2026-11-23');
});

test('knows its own files by name', () => {
  expect(lastDayOf([], '2026-11-21')).toBeUndefined();
  expect(dayOfBackup(backupName('2026-11-21'))).toBe('2026-11-21');
  for (const name of ['one-call-2026-11-21.sqlite.unfinished', 'one-call.sqlite', 'one-call-before.sqlite']) {
    expect(dayOfBackup(name)).toBeUndefined();
  }
});
