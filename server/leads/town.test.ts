import { expect, test } from 'vitest';
import { townOf } from './town.ts';

test.each([
  ['A deck in Katonah, 12 by 16.', 'Katonah'],
  ['we live in bedford hills', 'Bedford Hills'],
  ['Bedford: two doors. (In Bedford)', 'Bedford'],
  ['From Armonk to Katonah', undefined],
  ['Bedfordshire windows', undefined],
  ['', undefined],
])('%j names %j', (description, town) => {
  expect(townOf({ description })).toBe(town);
});
