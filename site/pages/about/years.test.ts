import { expect, test } from 'vitest';
import { chainOf } from './years.tsx';

test('each year has a tick at its place, and the years between two are centered between them', () => {
  expect(chainOf([1994, 2008], 2026)).toEqual({
    ticks: [
      { year: 1994, at: 0 },
      { year: 2008, at: 43.8 },
      { year: 2026, at: 100 },
    ],
    lengths: [
      { years: 14, at: 21.9, hasRoom: true },
      { years: 18, at: 71.9, hasRoom: true },
    ],
  });
});

test('a business without a parent company, or one founded in the same year, has one length', () => {
  expect(chainOf([undefined, 2016], 2026)).toEqual(chainOf([2016, 2016], 2026));
  expect(chainOf([undefined, 2016], 2026).lengths).toEqual([{ years: 10, at: 50, hasRoom: true }]);
});

test('a short length has no room for words, and a business of this year has no length', () => {
  expect(chainOf([2014, 2016], 2026).lengths.map(({ hasRoom }) => hasRoom)).toEqual([false, true]);
  expect(chainOf([2026], 2026)).toEqual({ ticks: [{ year: 2026, at: 0 }], lengths: [] });
});
