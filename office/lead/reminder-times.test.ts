import { expect, test } from 'vitest';
import { isChoice, reminderChoices, timeOfChoice, typedTime } from './reminder-times.ts';

/** By the office's clock, in winter. */
const at = (time: string) => new Date(`${time}-05:00`);

const valuesAt = (time: string) => reminderChoices(at(time)).map(({ value }) => value);

test('an hour from now is a full minute, so that the same press asks for the same', () => {
  expect(timeOfChoice('hour', at('2026-11-23T10:00:01'))).toEqual(at('2026-11-23T11:01'));
  expect(timeOfChoice('hour', at('2026-11-23T10:00:59.999'))).toEqual(at('2026-11-23T11:01'));
});

test.each([
  ['2026-11-23T23:59', '2026-11-24T09:00', '2026-11-30T09:00'],
  ['2026-11-28T08:00', '2026-11-29T09:00', '2026-11-30T09:00'],
  ['2026-11-29T08:00', '2026-11-30T09:00', '2026-11-30T09:00'],
  ['2026-12-31T12:00', '2027-01-01T09:00', '2027-01-04T09:00'],
])('at %s tomorrow is %s, and Monday %s', (now, tomorrow, monday) => {
  expect(timeOfChoice('tomorrow', at(now))).toEqual(at(tomorrow));
  expect(timeOfChoice('monday', at(now))).toEqual(at(monday));
});

test('nine is nine also behind the night in which the clock is changed', () => {
  expect(timeOfChoice('tomorrow', at('2026-10-31T12:00'))).toEqual(new Date('2026-11-01T14:00Z'));
  expect(timeOfChoice('tomorrow', at('2026-03-07T12:00'))).toEqual(new Date('2026-03-08T13:00Z'));
});

test('no two buttons stand for the same time', () => {
  expect(valuesAt('2026-11-28T12:00')).toEqual(['hour', 'tomorrow', 'monday']);
  expect(valuesAt('2026-11-29T12:00')).toEqual(['hour', 'tomorrow']);
  expect(isChoice('monday')).toBe(true);
  expect(isChoice('constructor')).toBe(false);
});

test.each([
  ['2026-12-01T14:30', '2026-12-01T14:30'],
  ['2026-12-01 14:30', '2026-12-01T14:30'],
  ['2026-12-01T14:30:00', '2026-12-01T14:30'],
])('"%s" is a time by the clock of the office', (typed, time) => {
  expect(typedTime(typed)).toEqual(at(time));
});

test.each(['', 'soon', '2026-12-01', '2026-02-30T10:00', '2026-12-01T24:00', '+2026-12-01T10:00'])(
  '"%s" is none',
  (typed) => {
    expect(typedTime(typed)).toBeUndefined();
  },
);
