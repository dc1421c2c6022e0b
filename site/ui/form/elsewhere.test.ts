import { expect, test } from 'vitest';
import { pageContent } from '../../testing/sample-content.ts';
import { elsewhereIn } from './elsewhere.ts';

const { areaLimits } = pageContent;

test.each([
  ['A kitchen in Yonkers, two windows', ['Yonkers']],
  ['we are in yonkers', ['Yonkers']],
  ['Yonkers NY 10701, third floor', ['Yonkers', '10701']],
  ['Deck, Nyack 10960-2121', ['Nyack', '10960']],
  ['07030', ['07030']],
  ['Katonah 10536', []],
  ['Hastings-on-Hudson, NY 10706.', []],
  ['Greenwich CT 06830 and Patterson 12563', []],
  ['Yonkersville, a budget of $15750 or 12000, 24125 BTU, 914-555-01234, 10.12345', []],
  ['', []],
])('%j names %j', (text, places) => {
  expect(elsewhereIn(text, areaLimits)).toEqual(places);
});

test('areas without ZIP codes say nothing about any', () => {
  expect(elsewhereIn('Hoboken 07030', { notIn: [], zips: [] })).toEqual([]);
});
