import { expect, test } from 'vitest';
import { office } from '../contract/content/current.ts';
import { createCalendar } from '../server/calendar/calendar.ts';
import { officeZone } from '../server/formats/business-time.ts';
import { durationInWords, promiseLine, waitInWords, waitSince, whenInWords } from './moments.ts';

/** In winter, the office is five hours behind UTC. */
const at = (time: string) => new Date(`${time}-05:00`);
const MONDAY_AT_TEN = at('2026-11-23T10:00');

const week = [['09:00', '17:00']] as const;
const calendar = createCalendar(
  {
    hours: {
      ...(office.hours as NonNullable<typeof office.hours>),
      monday: week.map(([from, until]) => [from, until]),
      friday: week.map(([from, until]) => [from, until]),
      saturday: [],
      sunday: [],
    },
    holidays: [],
    exceptions: [],
  },
  officeZone(),
);

test.each([
  ['2026-11-23T08:05', '8:05 a.m.'],
  ['2026-11-23T12:00', 'noon'],
  ['2026-11-22T21:30', 'Sun 9:30 p.m.'],
  ['2026-11-24T10:00', 'Tue 10 a.m.'],
  ['2026-11-03T10:00', 'Nov 3, 10 a.m.'],
  ['2025-11-03T10:00', 'Nov 3, 2025, 10 a.m.'],
])('on Monday at ten, %s is "%s"', (time, words) => {
  expect(whenInWords(at(time), MONDAY_AT_TEN)).toBe(words);
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [14 * 60 + 20, '14 h'],
  [47 * 60, '47 h'],
  [3 * 24 * 60 + 5, '3 days'],
])('%i minutes are "%s"', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});

test.each([
  ['2026-11-23T09:46', '2026-11-23T10:00', '14 min'],
  ['2026-11-22T21:30', '2026-11-23T09:10', '10 min open'],
  ['2026-11-20T16:30', '2026-11-23T10:00', '1 h 30 min open'],
  ['2026-11-20T18:00', '2026-11-21T10:00', 'after hours'],
  ['2026-11-21T10:00', '2026-11-21T10:00', '0 min'],
  ['2026-10-21T10:00', '2026-11-23T10:00', '33 days'],
  // The clock of another server is ahead.
  ['2026-11-23T10:01', '2026-11-23T10:00', '0 min'],
])('what came at %s has waited until %s for "%s"', (from, until, words) => {
  expect(waitInWords(waitSince(at(from), at(until), calendar))).toBe(words);
});

test('without hours, waiting is what the clock on the wall says', () => {
  expect(waitInWords(waitSince(at('2026-11-22T21:30'), at('2026-11-23T09:10'), undefined))).toBe('11 h');
});

test.each([
  ['2026-11-23T10:22', 'by 10:22 a.m., 22 min left', false],
  ['2026-11-23T10:00', 'by 10 a.m., 0 min left', false],
  ['2026-11-23T16:30', 'by 4:30 p.m.', false],
  ['2026-11-24T10:00', 'by Tue 10 a.m.', false],
  ['2026-11-23T09:30', 'late: promised by 9:30 a.m.', true],
])('a promise for %s is "%s"', (by, words, isLate) => {
  expect(promiseLine(at(by), MONDAY_AT_TEN)).toMatchObject({ words, isLate });
});
