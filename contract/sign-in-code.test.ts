import { expect, test } from 'vitest';
import { formatCode, parseCode } from './sign-in-code.ts';

test('a code is read in the form in which it is shown, and however else people type it', () => {
  expect(formatCode('KD4RW7')).toBe('KD4-RW7');
  for (const typed of ['KD4-RW7', 'kd4rw7', ' KD4 RW7\n', 'k-d-4-r-w-7']) {
    expect(parseCode(typed)).toBe('KD4RW7');
  }
});

test('a code from the command line is longer', () => {
  expect(formatCode('K4DRW7MXC3')).toBe('K4DRW-7MXC3');
  for (const typed of ['K4DRW-7MXC3', 'k4drw7mxc3', ' k4 drw 7mx c3 ']) {
    expect(parseCode(typed)).toBe('K4DRW7MXC3');
  }
});

test.each([
  'K4DRW-7MXC',
  'K4DRW-7MXC34',
  'B4DRW-7MXC3',
  'K4DRW-7MXC0',
  '',
  'KD4-RW',
  'KD4-RW77',
  '4KD-7RW',
  'KD4-RW7MA',
  'KD4_RW7',
  'ÄD4-RW7',
])('%j is no code', (typed) => {
  expect(parseCode(typed)).toBeUndefined();
});
