import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { daysAfter, HOLIDAYS, type Holiday, holidayOn } from './days.ts';

/** What the oracle calls ours; it calls the day on which one is observed by the same name with more behind it. */
const NAMES: Record<Holiday, string> = {
  'new-year': "New Year's Day",
  'mlk-day': 'Martin Luther King Jr. Day',
  'presidents-day': "Washington's Birthday",
  'memorial-day': 'Memorial Day',
  juneteenth: 'Juneteenth',
  'independence-day': 'Independence Day',
  'labor-day': 'Labor Day',
  'columbus-day': 'Columbus Day',
  'veterans-day': 'Veterans Day',
  thanksgiving: 'Thanksgiving Day',
  'day-after-thanksgiving': 'Day after Thanksgiving Day',
  'christmas-eve': 'Christmas Eve',
  christmas: 'Christmas Day',
};

/** From the first year with Juneteenth. */
const YEARS = Array.from({ length: 24 }, (_, count) => 2021 + count);

const oracle = new Holidays('US');
const told = new Map(YEARS.map((year) => [year, oracle.getHolidays(year)]));

test.each(HOLIDAYS)('%s falls on the days that date-holidays gives, and is observed on them', (holiday) => {
  for (const year of YEARS) {
    const name = NAMES[holiday];
    const expected = told
      .get(year)
      ?.filter((each) => each.name === name || each.name.startsWith(`${name} (`))
      .map(({ date }) => date.slice(0, 10));
    const ours = daysOf(year).filter((day) => holidayOn(day, [holiday]) === holiday);
    expect(ours, String(year)).toEqual([...new Set(expected)].sort());
  }
});

test('the last day of a year is closed when the next one begins on a Saturday', () => {
  expect(holidayOn('2027-12-31', HOLIDAYS)).toBe('new-year');
  expect(holidayOn('2027-12-31', ['christmas'])).toBeUndefined();
  expect(holidayOn('2028-12-31', HOLIDAYS)).toBeUndefined();
});

test('an office keeps its own holidays alone', () => {
  expect(holidayOn('2026-11-26', [])).toBeUndefined();
  expect(holidayOn('2026-11-27', ['thanksgiving'])).toBeUndefined();
  expect(holidayOn('2026-11-27', ['thanksgiving', 'day-after-thanksgiving'])).toBe('day-after-thanksgiving');
});

function daysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, count) => daysAfter(`${year}-01-01`, count));
  return days.filter((day) => day.startsWith(`${year}-`));
}
