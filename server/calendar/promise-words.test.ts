import { expect, test } from 'vitest';
import { promiseAsTold, promiseWithZone, promiseWords } from './promise-words.ts';

/** In winter, the office is five hours behind UTC; in summer, four. */
const winter = (time: string) => new Date(`${time}-05:00`);
const summer = (time: string) => new Date(`${time}-04:00`);

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

test('today and tomorrow are those of the office, also on the nights when the clock is changed', () => {
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

test('where no time can be promised, no time is named', () => {
  expect(promiseWords(null, new Date())).toBe('as soon as we are back');
  expect(promiseWords(undefined, new Date())).toBe('as soon as we are back');
  expect(promiseAsTold(null, new Date())).toEqual({
    by: null,
    words: 'as soon as we are back',
    withZone: 'as soon as we are back',
  });
});
