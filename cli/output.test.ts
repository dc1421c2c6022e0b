import { expect, test } from 'vitest';
import { asTable } from './output.ts';

test.each([
  ['屋根', 4],
  ['José', 4],
  ['Jose\u0301', 4],
  ['🙂', 2],
  ['👩\u200d🔧', 2],
  ['한국', 4],
])('%s takes %i places, and what follows it begins where the heading says', (name, width) => {
  const [, line] = asTable([[name, 'x']], ['a long heading', 'y']).split('\n');
  expect(line).toBe(`${name}${' '.repeat('a long heading'.length - width)}  x`);
});

test('a cell from right to left takes its places between isolates, and the columns keep their order', () => {
  expect(
    asTable([
      ['דוד', 'x'],
      ['نمی\u200cخواهم', 'y'],
    ]),
  ).toBe('\u2068דוד\u2069       x\n\u2068نمی\u200cخواهم\u2069  y\n');
});

test('one row is one line, whatever was typed', () => {
  expect(asTable([['a\nb', 'c']])).toBe('a b  c\n');
});
