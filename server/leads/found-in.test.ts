import { expect, test } from 'vitest';
import { foundIn } from './found-in.ts';

const LONG = `${'Before the stairs there is a landing. '.repeat(4)}The skylight leaks.${' Behind it comes more.'.repeat(9)}`;

test.each([
  ['The skylight leaks.', 'LEAK', ['The skylight ', 'leak', 's.']],
  ['Señora Muñoz\ncalls', 'munoz', ['Señora ', 'Muñoz', ' calls']],
  // What has no accent of its own, and a letter that becomes two.
  ['Mun\u0303oz, Hauptstraße 3', 'strasse', ['Muñoz, Haupt', 'straße', ' 3']],
  ['Roof, deck', 'deck roof', ['', 'Roof', ', deck']],
])('in "%s", a search for "%s" finds its place', (text, typed, pieces) => {
  expect(foundIn(text, typed)?.map((piece) => piece.normalize('NFC'))).toEqual(pieces);
});

test('what is not there is not found', () => {
  expect(foundIn('The skylight leaks.', 'deck')).toBeUndefined();
  expect(foundIn('The skylight leaks.', ' ')).toBeUndefined();
});

test('a long text is cut between its words', () => {
  const [before, found, behind] = foundIn(LONG, 'skylight') ?? [];
  expect(found).toBe('skylight');
  expect(before).toMatch(/^…\w+ .*The $/);
  expect(behind).toMatch(/^ leaks\. .*\w+\.?…$/);
  expect(`${before}${found}${behind}`.length).toBeLessThan(180);
});

test('invisible characters are shown', () => {
  expect(foundIn('a\u202Eb leak', 'leak')?.[0]).toBe('a<U+202E>b ');
});
