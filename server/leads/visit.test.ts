import { expect, test } from 'vitest';
import { visitInWords } from './visit.ts';

test.each([
  ['13:00', '15:00', '8 to 10 a.m.'],
  ['16:30', '18:00', '11:30 a.m. to 1 p.m.'],
  ['17:00', '19:00', 'noon to 2 p.m.'],
  ['18:15', '20:30', '1:15 to 3:30 p.m.'],
  ['13:00', '17:00', '8 a.m. to noon'],
])('from %s to %s is told in office time, and a half of the day once', (from, until, words) => {
  const at = (time: string) => new Date(`2026-12-01T${time}Z`);
  expect(visitInWords({ from: at(from), until: at(until) })).toBe(`Tuesday, December 1, ${words}`);
});
