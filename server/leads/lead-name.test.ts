import { expect, test } from 'vitest';
import { shortName } from './lead-name.ts';

test.each([
  ['Ada', 'Lovelace', 'Ada L.'],
  ['Ada', ' ', 'Ada'],
  ['', 'Lovelace', 'L.'],
  ['', '', ''],
  ['Zoë', '𠮷野', 'Zoë 𠮷.'],
  ['A\u202Eb', 'x', 'A<U+202E>b x.'],
])('%j %j is %j in short', (first_name, last_name, short) => {
  expect(shortName({ first_name, last_name })).toBe(short);
});
