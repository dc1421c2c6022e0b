import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { company } from './company.ts';
import type { Area } from './schema.ts';
import { areasSchema, parseContent } from './schema.ts';

const area = (name: string, own: Partial<Area> = {}): Area => ({
  name,
  licence: 'Westchester license',
  towns: ['Bedford', 'Rye'],
  ...own,
});

/** For a business that offers just these areas. */
const check = (list: Area[], change: object = {}) => {
  const areasServed = list.map(({ name }) => name);
  return () => parseContent('areas.ts', areasSchema({ ...company, areasServed, ...change }), list);
};

test.each([1, 2, 9])('a business may work in %i areas', (count) => {
  expect(check(Array.from({ length: count }, (_, n) => area(`Area ${n}`)))).not.toThrow();
});

test('nothing is offered where no license is shown', () => {
  const list = [area('Ulster County', { licence: 'Ulster license' })];
  expect(check(list)).toThrow('0.licence: expected a license of company.ts: Westchester license or');
  expect(check([area('Rye')], { licences: [] })).toThrow('0.licence: expected a license');
});

test('company and index name the same areas in one order', () => {
  expect(check([area('Rye')], { areasServed: ['Rye', 'Bedford'] })).toThrow(
    '(file): expected the areasServed of company.ts: Rye; Bedford',
  );
  expect(check([])).not.toThrow();
  expect(check([], { areasServed: ['Rye'] })).toThrow('expected the areasServed');
});

test('towns follow the alphabet, each once', () => {
  for (const towns of [[], ['Rye', 'Bedford'], ['Rye', 'Rye']]) {
    expect(check([area('Westchester', { towns })])).toThrow('0.towns: expected');
  }
});

test('the sample goes to thirty towns at least, and to those of its reviews', () => {
  const towns = areas.flatMap((each) => each.towns);
  expect(towns.length).toBeGreaterThanOrEqual(30);
  expect(new Set(towns).size).toBe(towns.length);
  const files = globSync('content/{services/*.md,{reviews,testimonials}.ts}');
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/town: '?([^',\n]+)/g)].map(([, town = '']) => town),
  );
  expect(named.length).toBeGreaterThan(20);
  // A part of the Bronx.
  expect(named.filter((town) => !towns.includes(town) && town !== 'Riverdale')).toEqual([]);
});
