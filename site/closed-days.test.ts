import { expect, test } from 'vitest';
import { office } from '../content/office.ts';
import { closedDays, closedInWords } from './closed-days.ts';

test('the closed days are named in a sentence', () => {
  expect(closedInWords({ holidays: [] })).toBeUndefined();
  expect(closedInWords({ holidays: ['christmas'] })).toBe('Closed on Christmas Day.');
  expect(closedInWords({ holidays: ['new-year', 'thanksgiving', 'day-after-thanksgiving'] })).toBe(
    'Closed on New Year’s Day, Thanksgiving Day and the day after Thanksgiving.',
  );
});

test('their dates are those of a year on which the office would be open, the observed ones among them', () => {
  const days = closedDays({ ...office, holidays: ['independence-day', 'christmas'] }, '2026-07-01');
  // July 4 is a Saturday, on which this office is open as well.
  expect(days).toEqual([
    { day: '2026-07-03', name: 'Independence Day' },
    { day: '2026-07-04', name: 'Independence Day' },
    { day: '2026-12-25', name: 'Christmas Day' },
  ]);
  // July 4, 2027, is a Sunday.
  expect(closedDays({ ...office, holidays: ['independence-day'] }, '2026-07-05')).toEqual([]);
  expect(closedDays({ ...office, holidays: ['independence-day'] }, '2026-08-01')).toEqual([
    { day: '2027-07-05', name: 'Independence Day' },
  ]);
  expect(closedDays({ ...office, hours: undefined }, '2026-07-01')).toEqual([]);
});
