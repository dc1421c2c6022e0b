import { expect, test } from 'vitest';
import { personName, shortName } from './person-name.ts';

test.each([
  [['Ada', 'Lovelace'], 'Ada Lovelace', 'Ada L.'],
  [['Ada', ' '], 'Ada', 'Ada'],
  [['', 'Lovelace'], 'Lovelace', 'L.'],
  [['', ''], '', ''],
  [['Zoë', '𠮷野'], 'Zoë 𠮷野', 'Zoë 𠮷.'],
  [['A\u202Eb', 'x'], 'A<U+202E>b x', 'A<U+202E>b x.'],
])('%j is %j, and %j in short', ([first_name = '', last_name = ''], whole, short) => {
  expect([personName({ first_name, last_name }), shortName({ first_name, last_name })]).toEqual([
    whole,
    short,
  ]);
});
