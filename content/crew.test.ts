import { expect, test } from 'vitest';
import { crew, licensedTrades } from './crew.ts';
import { home } from './home.ts';
import { crewSchema, licensedTradesSchema } from './schema.ts';

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

test('a firm is listed with a license, and a sample of one says so', () => {
  const isList = (firms: object[]) => licensedTradesSchema.safeParse(firms).success;
  const [firm] = licensedTrades;
  expect(isList([])).toBe(true);
  expect(isList([{ ...firm, licences: [] }])).toBe(false);
  expect(isList([{ ...firm, licences: [{ ...firm?.licences[0], sample: false }] }])).toBe(false);
});

test.each(
  Object.entries({
    maintenance: /repairs/i,
    'mechanical-repairs': /plumbing.*heating/i,
    electrical: /electrical/i,
    painting: /painting/i,
    'safety-and-mobility': /grab bars/i,
    installation: /appliances/i,
    skylights: /skylights/i,
    'front-doors': /doors/i,
    carpentry: /carpentry/i,
    decks: /decks/i,
    flooring: /floors/i,
    'power-washing': /power washing/i,
    drywall: /drywall/i,
    tile: /tile/i,
    exterior: /siding/i,
  }),
)('a member of the crew is named for %s', (_, trade) => {
  expect([...crew, ...licensedTrades].filter((one) => trade.test(one.trade))).not.toEqual([]);
});

test('the home page counts those as factory-trained who are', () => {
  const trainedOn = (work: RegExp) =>
    crew.filter(({ credential }) => {
      const [, on = ''] = /Factory-trained on ([^;]*)/.exec(credential?.name ?? '') ?? [];
      return work.test(on);
    });
  expect(home.certified?.text).toContain(
    'windows, doors, skylights and decking. Two of our installers are factory-trained: one on decking, one on the rest.',
  );
  expect(trainedOn(/windows, doors and skylights/)).toHaveLength(1);
  expect(trainedOn(/decking/)).toHaveLength(1);
});

test('those who measure and those who answer at night belong to the crew', () => {
  expect(crew.some(({ measures }) => measures)).toBe(true);
  expect(crew.some(({ nights }) => nights)).toBe(true);
  expect(licensedTrades.some(({ nights }) => nights)).toBe(true);
});
