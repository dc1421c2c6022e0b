import { expect, test } from 'vitest';
import { priceOf } from './price.ts';

const job = { name: 'A door', time: '1 day', permit: 'No', raises: 'A new frame' };

test('a price is written in dollars with commas, or as how the job is priced', () => {
  expect(priceOf({ ...job, price: [185, 950] })).toBe('$185–$950');
  expect(priceOf({ ...job, price: [9_500, 1_234_567] })).toBe('$9,500–$1,234,567');
  expect(priceOf({ ...job, priced: 'By the hour' })).toBe('By the hour');
});
