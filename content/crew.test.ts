import { expect, test } from 'vitest';
import { crew } from './crew.ts';
import { crewSchema } from './schema.ts';

const person = {
  name: 'Ada L.',
  trade: 'Carpentry',
  since: 2004,
  calledFor: 'A loose stair.',
  sample: false,
};
const isCrew = (people: object[]) => crewSchema.safeParse(people).success;

test.each([0, 1, 12])('a crew may have %i people', (count) => {
  expect(isCrew(Array.from({ length: count }, (_, n) => ({ ...person, name: `Ada ${n}` })))).toBe(true);
});

test('one person is listed once, with a year and a sentence', () => {
  expect(isCrew([person, person])).toBe(false);
  for (const wrong of [{ since: 12 }, { calledFor: '' }, { calledFor: 'x'.repeat(111) }, { trade: '' }]) {
    expect(isCrew([{ ...person, ...wrong }])).toBe(false);
  }
});

test('a paper has its word', () => {
  const holding = (credential: object) => isCrew([{ ...person, credential }]);
  expect(holding({ word: 'Certificate', name: 'EPA lead-safe renovator' })).toBe(true);
  expect(holding({ word: 'Diploma', name: 'EPA lead-safe renovator' })).toBe(false);
  expect(holding({ name: 'EPA lead-safe renovator' })).toBe(false);
});

test('electricians, plumbers and heating mechanics are scheduled, and not of the crew', () => {
  const licensed = /electric|plumb|\bgas\b|heating|boiler/i;
  expect(crew.filter((one) => licensed.test(`${one.trade} ${one.calledFor}`))).toEqual([]);
});

test('whoever measures and whoever answers at night is somebody of the crew', () => {
  expect(crew.some(({ measures }) => measures)).toBe(true);
  expect(crew.some(({ nights }) => nights)).toBe(true);
});
