import { expect, test } from 'vitest';
import { formatCents, parseAmount } from './amount.ts';

test.each([
  ['1200', 120_000, '$1,200'],
  ['$1,200', 120_000, '$1,200'],
  [' $ 1,200.5 ', 120_050, '$1,200.50'],
  ['0.05', 5, '$0.05'],
  ['0.29', 29, '$0.29'],
  ['1,234,567.89', 123_456_789, '$1,234,567.89'],
  ['20000000', 2_000_000_000, '$20,000,000'],
])('%j is %d cents, written %j', (typed, cents, written) => {
  expect(parseAmount(typed)).toBe(cents);
  expect(formatCents(cents)).toBe(written);
});

test.each(['', 'much', '-5', '1.200,50', '12,00', '1.234', '1e3', '20000000.01', '9'.repeat(400), '$'])(
  '%j is no amount',
  (typed) => {
    expect(parseAmount(typed)).toBeUndefined();
  },
);
