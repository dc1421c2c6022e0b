import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test.each([
  [0, 'no'],
  [1, 'one'],
  [15, 'fifteen'],
  [20, 'twenty'],
  [21, '21'],
])('%i is written "%s"', (count, words) => expect(inWords(count)).toBe(words));
