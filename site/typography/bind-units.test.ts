import { expect, test } from 'vitest';
import { bindUnits, remarkBindUnits } from './bind-units.ts';

const shown = (text: string) => bindUnits(text).replaceAll('\u00a0', '~');

test.each([
  ['Shelves 12 in. deep', 'Shelves 12~in. deep'],
  ['3 5/8 in. centers', '3~5/8~in. centers'],
  ['8 by 9 ft', '8 by 9~ft'],
  ['30 or 40 percent at 8 a.m.', '30 or 40~percent at 8~a.m.'],
  ['In 24 hours 15 doors', 'In 24 hours 15 doors'],
])('%s', (text, bound) => {
  expect(shown(text)).toBe(bound);
});

test('binds the texts of a document and nothing else', () => {
  const tree = {
    type: 'root',
    children: [
      { type: 'text', value: '2 ft' },
      { type: 'code', value: '2 ft' },
    ],
  };
  remarkBindUnits()(tree);
  expect(tree.children.map(({ value }) => value)).toEqual(['2\u00a0ft', '2 ft']);
});
