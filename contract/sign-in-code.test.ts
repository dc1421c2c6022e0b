import { expect, test } from 'vitest';
import { formatCode, parseCode } from './sign-in-code.ts';

test('a code is read in the form in which it is shown, and however else people type it', () => {
  expect(formatCode('KD4RW7')).toBe('KD4-RW7');
  for (const typed of ['KD4-RW7', 'kd4rw7', ' KD4 RW7\n', 'k-d-4-r-w-7']) {
    expect(parseCode(typed)).toBe('KD4RW7');
  }
});

test.each(['', 'KD4-RW', 'KD4-RW77', '4KD-7RW', 'KD4-RW7MA', 'KD4_RW7', 'ÄD4-RW7'])(
  '%j is no code',
  (typed) => {
    expect(parseCode(typed)).toBeUndefined();
  },
);
