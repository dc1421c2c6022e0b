import { expect, test } from 'vitest';
import { asTimeToCome } from './time.ts';

const now = new Date('2026-10-30T14:00:00Z');

test.each([
  ['2h', '2026-10-30T16:00:00.000Z'],
  ['3d', '2026-11-02T14:00:00.000Z'],
  ['2026-10-31', '2026-10-31T13:00:00.000Z'],
  // The clocks go back in the night before, and forward on a Sunday in March.
  ['2026-11-01', '2026-11-01T14:00:00.000Z'],
  ['2027-03-14', '2027-03-14T13:00:00.000Z'],
  ['2027-03-14T01:30', '2027-03-14T06:30:00.000Z'],
  ['2026-12-01T14:30', '2026-12-01T19:30:00.000Z'],
  ['2026-12-01T14:30Z', '2026-12-01T14:30:00.000Z'],
  ['2026-12-01T14:30:00+01:00', '2026-12-01T13:30:00.000Z'],
])('%s is %s', (typed, time) => {
  expect(asTimeToCome(typed, now).toISOString()).toBe(time);
});

test.each([
  ['2026-10-30', 'is in the past'],
  ['0h', 'is in the past'],
  ['2026-10-30T13:59Z', 'is in the past'],
  ['yesterday', 'is not a future time'],
  ['2026-13-45', 'is not a future time'],
  ['2026-12-01T25:00', 'is not a future time'],
  ['-2h', 'is not a future time'],
  ['', 'is not a future time'],
])('%j %s', (typed, said) => {
  expect(() => asTimeToCome(typed, now)).toThrow(said);
});
