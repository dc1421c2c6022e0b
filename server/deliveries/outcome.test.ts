import { expect, test } from 'vitest';
import { oneLine } from './outcome.ts';

test('makes one line of whatever was said', () => {
  expect(oneLine(' 550-5.1.1 No such\r\n550\t5.1.1 user\u2028here\0 ')).toBe(
    '550-5.1.1 No such 550 5.1.1 user here',
  );
});

test('makes it short', () => {
  expect(oneLine('a'.repeat(5_000), 10)).toBe('aaaaaaaaa…');
  expect(oneLine('a'.repeat(10), 10)).toBe('aaaaaaaaaa');
});
