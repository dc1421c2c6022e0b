import { expect, test } from 'vitest';
import type { Hours } from '../../../contract/content/schema.ts';
import { officeNow } from './office-now.ts';

const weekday: Hours['monday'] = [
  ['08:00', '12:00'],
  ['13:00', '17:30'],
];
const hours: Hours = {
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday: [['09:00', '12:00']],
  sunday: [],
};
const office = { hours, holidays: ['labor-day'] as ['labor-day'] };
const inNewYork = { timeZone: 'America/New_York' };

/** A Wednesday in summer, when New York is four hours behind. */
test.each([
  ['2026-08-19T12:00:00Z', 'Open until 12'],
  ['2026-08-19T15:59:59Z', 'Open until 12'],
  ['2026-08-19T16:00:00Z', 'Opens at 1'],
  ['2026-08-19T21:29:00Z', 'Open until 5:30'],
  ['2026-08-19T21:30:00Z', 'Opens Thursday at 8'],
  // Still Wednesday there.
  ['2026-08-20T03:00:00Z', 'Opens Thursday at 8'],
  ['2026-08-20T05:00:00Z', 'Opens at 8'],
  ['2026-08-22T16:00:00Z', 'Opens Monday at 8'],
  ['2026-08-23T16:00:00Z', 'Opens Monday at 8'],
  // Labor Day is on Monday.
  ['2026-09-05T20:00:00Z', 'Opens Tuesday at 8'],
  ['2026-09-07T14:00:00Z', 'Opens Tuesday at 8'],
])('at %s: %s', (at, said) => {
  const isOpen = said.startsWith('Open until');
  expect(officeNow(office, inNewYork, new Date(at))).toEqual({ isOpen, said });
});

test('the visitor’s own zone does not matter', () => {
  const noon = new Date('2026-08-19T19:00:00Z');
  expect(officeNow(office, { timeZone: 'America/Los_Angeles' }, noon)).toMatchObject({ said: 'Opens at 1' });
});

test('nothing is said of an office without hours, or that never closes', () => {
  const always: Hours['monday'] = [['00:00', '24:00']];
  const week = Object.fromEntries(Object.keys(hours).map((day) => [day, always])) as Hours;
  const now = new Date('2026-08-19T12:00:00Z');
  expect(officeNow({ holidays: [] }, inNewYork, now)).toEqual({ isOpen: true });
  expect(officeNow({ hours: week, holidays: [] }, inNewYork, now)).toEqual({ isOpen: true });
});
