import { describe, expect, test } from 'vitest';
import { observedMinutes } from './office-hours.ts';
import { promiseAsTold, promiseFor, promiseWithZone, promiseWords } from './promise.ts';
import { CLOSED, calendarOf, closedOn, everyDay, USUAL } from './testing/hours.ts';

/** In winter, New York is five hours behind UTC; in summer, four. */
const winter = (time: string) => new Date(`${time}-05:00`);
const summer = (time: string) => new Date(`${time}-04:00`);

const usual = calendarOf(USUAL, { holidays: ['thanksgiving', 'christmas'] });
const TWO_HOURS = { answerWithin: 120 };

test.each([
  ['in the morning', '2026-11-23T09:00', '2026-11-23T11:00'],
  ['a minute later, rounded up', '2026-11-23T09:01', '2026-11-23T11:30'],
  ['some seconds later', '2026-11-23T09:00:01', '2026-11-23T11:30'],
  ['before the office opens', '2026-11-23T04:00', '2026-11-23T10:00'],
  ['with two hours left, until closing time', '2026-11-23T15:00', '2026-11-23T17:00'],
  ['a little before, rounded up to closing time', '2026-11-23T14:45', '2026-11-23T17:00'],
  ['a minute later than that, with a minute left for the next day', '2026-11-23T15:01', '2026-11-24T08:30'],
  ['in the afternoon, with minutes left for the next day', '2026-11-23T16:00', '2026-11-24T09:00'],
  ['so late that a quarter of an hour is left for the next day', '2026-11-23T15:15', '2026-11-24T08:30'],
  ['on Friday afternoon', '2026-11-20T16:00', '2026-11-21T10:00'],
  ['on Saturday morning, rounded up to closing time', '2026-11-21T09:38', '2026-11-21T12:00'],
  ['on Saturday two hours before closing time', '2026-11-21T10:00', '2026-11-21T12:00'],
  ['on Sunday', '2026-11-22T12:00', '2026-11-23T10:00'],
  ['when the office has closed', '2026-11-23T17:00', '2026-11-24T10:00'],
  ['before a holiday', '2026-11-25T17:00', '2026-11-27T10:00'],
])('a request that comes %s (%s) is promised for %s', (_when, at, promised) => {
  expect(promiseFor(winter(at), usual, TWO_HOURS)).toEqual(winter(promised));
});

describe('hours of other kinds', () => {
  const at = (time: string, ...spans: Parameters<typeof everyDay>) =>
    promiseFor(winter(`2026-11-23T${time}`), calendarOf(everyDay(...spans)), TWO_HOURS);
  const today = (time: string) => winter(`2026-11-23T${time}`);
  const tomorrow = (time: string) => winter(`2026-11-24T${time}`);

  test('a promise ends before a break or comes half an hour after it', () => {
    expect(at('10:00', ['08:00', '12:00'], ['13:00', '17:00'])).toEqual(today('12:00'));
    expect(at('10:01', ['08:00', '12:00'], ['13:00', '17:00'])).toEqual(today('13:30'));
    expect(at('11:00', ['08:00', '12:00'], ['13:00', '17:00'])).toEqual(today('14:00'));
  });

  test('an office that never closes promises at any half hour', () => {
    expect(at('22:00', ['00:00', '24:00'])).toEqual(tomorrow('00:00'));
    expect(at('21:50', ['00:00', '24:00'])).toEqual(tomorrow('00:00'));
    expect(at('23:10', ['00:00', '24:00'])).toEqual(tomorrow('01:30'));
  });

  test.each([
    ['no hours at all', calendarOf(CLOSED)],
    ['never open for half an hour', calendarOf(everyDay(['08:00', '08:20']))],
    ['closed for a year', calendarOf(USUAL, { exceptions: closedOn(...daysOf(2026), ...daysOf(2027)) })],
  ])('%s: nothing is promised', (_what, calendar) => {
    expect(promiseFor(winter('2026-11-23T09:00'), calendar, TWO_HOURS)).toBeUndefined();
  });
});

describe('the promise is never tighter', () => {
  const at = winter('2026-11-23T09:00');

  test('than what the latest requests took', () => {
    expect(promiseFor(at, usual, { ...TWO_HOURS, observedMinutes: 200 })).toEqual(winter('2026-11-23T12:30'));
    expect(promiseFor(at, usual, { ...TWO_HOURS, observedMinutes: 30 })).toEqual(winter('2026-11-23T11:00'));
  });

  test('while a storm makes everything take longer', () => {
    expect(promiseFor(at, usual, { ...TWO_HOURS, storm: { factor: 3 } })).toEqual(winter('2026-11-23T15:00'));
    expect(promiseFor(at, usual, { ...TWO_HOURS, storm: { factor: 1.1 } })).toEqual(
      winter('2026-11-23T11:30'),
    );
  });

  test.each([
    ['2026-11-24', '2026-11-24T10:00'],
    ['2026-11-22', '2026-11-23T11:00'],
    ['2026-11-26', '2026-11-27T10:00'],
    ['2026-11-28', '2026-11-28T10:00'],
  ])('than the day that the office has named, %s', (notBefore, promised) => {
    expect(promiseFor(at, usual, { ...TWO_HOURS, storm: { notBefore } })).toEqual(winter(promised));
  });
});

test('the 90th percentile of at least twenty cases decides', () => {
  const minutes = Array.from({ length: 20 }, (_, place) => (place + 1) * 10);
  expect(observedMinutes(minutes.slice(1))).toBeUndefined();
  expect(observedMinutes(minutes)).toBe(180);
  expect(observedMinutes(minutes.toReversed())).toBe(180);
  expect(observedMinutes([...minutes, 9_000])).toBe(190);
});

function daysOf(year: number): string[] {
  return Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
  );
}

test.each([
  ['2026-11-23T14:30', 'today by 2:30 p.m.'],
  ['2026-11-23T12:00', 'today by noon'],
  ['2026-11-24T00:00', 'today by midnight'],
  ['2026-11-24T10:00', 'tomorrow by 10 a.m.'],
  ['2026-11-25T00:00', 'tomorrow by midnight'],
  ['2026-11-25T10:00', 'by Wednesday, 10 a.m.'],
  ['2026-11-29T10:00', 'by Sunday, 10 a.m.'],
  ['2026-11-30T00:00', 'by Sunday, midnight'],
  ['2026-11-30T10:00', 'by Monday, November 30, 10 a.m.'],
  ['2026-12-07T10:00', 'by Monday, December 7, 10 a.m.'],
  ['2027-01-04T10:00', 'by Monday, January 4, 10 a.m.'],
  ['2026-11-23T09:30', 'as soon as we can'],
])('on Monday, November 23, at 10 o’clock, %s is "%s"', (by, words) => {
  expect(promiseWords(winter(by), winter('2026-11-23T10:00'))).toBe(words);
});

test('today and tomorrow are those of the office, also when the clock changes', () => {
  // In Greenwich it is the next day already.
  expect(promiseWords(winter('2026-11-24T10:00'), winter('2026-11-23T22:30'))).toBe('tomorrow by 10 a.m.');
  expect(promiseWords(summer('2026-03-08T10:00'), winter('2026-03-07T23:59'))).toBe('tomorrow by 10 a.m.');
  expect(promiseWords(winter('2026-11-01T01:30'), summer('2026-11-01T00:30'))).toBe('today by 1:30 a.m.');
});

test.each([
  [winter('2026-11-23T14:30'), 'by Monday, November 23, 2:30 p.m. Eastern Time'],
  [winter('2026-11-24T00:00'), 'by Monday, November 23, midnight Eastern Time'],
  [summer('2026-07-01T12:00'), 'by Wednesday, July 1, noon Eastern Time'],
])('a reader in another time zone, or on a later day, is told the day and the zone of %s', (by, words) => {
  expect(promiseWithZone(by, new Date(by.getTime() - 1))).toBe(words);
  expect(promiseWithZone(by, by)).toBe(words);
  expect(promiseWithZone(by, new Date(by.getTime() + 1))).toBe('as soon as we can');
});

test('without a promise no time is named', () => {
  expect(promiseWords(null, new Date())).toBe('as soon as we are back');
  expect(promiseWords(undefined, new Date())).toBe('as soon as we are back');
  expect(promiseAsTold(null, new Date())).toEqual({
    by: null,
    words: 'as soon as we are back',
    withZone: 'as soon as we are back',
  });
});
