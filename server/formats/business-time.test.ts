import { expect, test } from 'vitest';
import { businessDay, businessHour, businessMinute, dayBefore, startOfBusinessDay } from './business-time.ts';

test.each([
  ['2026-11-21T04:59:59Z', '2026-11-20', 23],
  ['2026-11-21T05:00:00Z', '2026-11-21', 0],
  ['2026-07-01T03:59:59Z', '2026-06-30', 23],
  ['2026-07-01T04:00:00Z', '2026-07-01', 0],
  // The clock goes from 1:59 to 3:00.
  ['2026-03-08T06:59:59Z', '2026-03-08', 1],
  ['2026-03-08T07:00:00Z', '2026-03-08', 3],
  // The clock shows one o'clock twice.
  ['2026-11-01T05:30:00Z', '2026-11-01', 1],
  ['2026-11-01T06:30:00Z', '2026-11-01', 1],
  ['2026-11-01T07:00:00Z', '2026-11-01', 2],
])('at %s it is %s at the office, in the hour %d', (time, day, hour) => {
  const at = new Date(time);
  expect([businessDay(at), businessHour(at)]).toEqual([day, hour]);
});

test.each([
  ['2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['2026-07-01', '2026-07-01T04:00:00.000Z'],
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
])('%s begins at %s', (day, time) => {
  expect(startOfBusinessDay(day).toISOString()).toBe(time);
});

test('returns the day before, and times that sort', () => {
  expect([dayBefore('2026-03-01'), dayBefore('2028-03-01'), dayBefore('2027-01-01')]).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ]);
  expect(businessMinute(new Date('2026-11-21T14:05:30Z'))).toBe('2026-11-21 09:05');
});
