import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneCell } from '../formats/phone-numbers.ts';
import { readCsv } from '../testing/csv.ts';
import { csvLines } from './csv.ts';

const piece = fc.constantFrom(
  '=1+1',
  '+',
  '-',
  '@SUM(A1)',
  '＝',
  '"',
  ',',
  ';',
  '\t',
  '\r\n',
  '\n',
  ' ',
  'x',
  "'",
);
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
);
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 });
const withoutApostrophes = (rows: string[][]) =>
  rows.map((cells) => cells.map((text) => text.replaceAll("'", '')));

test('typed text survives, except for apostrophes before formulas', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const back = readCsv(csvLines(rows, true));
      expect(withoutApostrophes(back)).toEqual(withoutApostrophes(rows));
      const harmless = rows.flat().map((text) => !/[=+\-@＝＋－＠]|^[\t\r\n]/.test(text));
      expect(back.flat().filter((_, place) => harmless[place])).toEqual(
        rows.flat().filter((_, place) => harmless[place]),
      );
      for (const text of back.flat()) expect(text).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['all of them', ',;\t'],
])('no cell is a formula in a spreadsheet that splits at %s', (_what, separators) => {
  fc.assert(
    fc.property(table, (rows) => {
      const cells = readCsv(csvLines(rows, true), separators).flat();
      expect(cells.filter((text) => /^[\s"]*[=+\-@＝＋－＠]/.test(text))).toEqual([]);
    }),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['Ada;=1+1', `"Ada;'=1+1"`],
  ['Ada;"=1+1', `"Ada;""'=1+1"`],
  ['Ada\t@SUM(A1)', `"Ada\t'@SUM(A1)"`],
  ['Please:\n=1+1', `"Please:\n'=1+1"`],
  ['a-b = c@d.example', 'a-b = c@d.example'],
  ['tiles; grout', '"tiles; grout"'],
])('the text %j is written %j', (typed, written) => {
  expect(csvLines([[typed]], true)).toBe(`\ufeff${written}\r\n`);
});

test('begins with the byte order mark for Excel', () => {
  expect(csvLines([['José']], true)).toBe('\ufeffJosé\r\n');
});

test.each([
  ['9145550142', '(914) 555-0142'],
  ['914.555.0142', '(914) 555-0142'],
  ['914 555-0142', '(914) 555-0142'],
  ['(914) 555-0142', '(914) 555-0142'],
  ['+1 914 555 0142', '(914) 555-0142'],
  ['+19145550142', '(914) 555-0142'],
  ['1-914-555-0142', '(914) 555-0142'],
  ['914-555-0142 ext. 12', '(914) 555-0142 x12'],
  ['555-0142', '555-0142'],
  ['5550142', '555-0142'],
  ['+44 20 7946 0958', '(+44) 20 7946 0958'],
  ['+442079460958', '(+44) 2079460958'],
  ['00442079460958', '(+44) 2079460958'],
  ['+353 1 234 5678', '(+353) 1 234 5678'],
  ['+7 495 123-45-67', '(+7) 495 123-45-67'],
  ['0123', 'no. 0123'],
  ['123456789012', 'no. 123456789012'],
  ['12-05-2026', 'no. 12-05-2026'],
  ['\u202d+1 (914) 555-0142\u202c', '(914) 555-0142'],
  ['call me after six', 'call me after six'],
  ['', ''],
])('the phone number %j is written %j', (typed, written) => {
  expect(phoneCell(typed)).toBe(written);
});

test('no phone number gets an apostrophe or is read as a number', () => {
  const digits = fc.stringMatching(/^(\+|00)?\d[\d .-]{5,14}\d$/);
  fc.assert(
    fc.property(digits, (typed) => {
      const [[cell] = []] = readCsv(csvLines([[phoneCell(typed)]], true));
      expect(cell).toMatch(/^\(|^\d{3}-\d{4}$|^no\. /);
      expect(significant(cell ?? '')).toBe(significant(typed));
    }),
  );
});

/** The digits of a number, without what only says that it is one of ours or a foreign one. */
function significant(phone: string): string {
  return phone
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/^1(?=\d{10}$)/, '');
}
