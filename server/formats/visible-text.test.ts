import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  escapeHtml,
  escapeInvisible,
  markInvisible,
  oneLine,
  visibleText,
  withoutInvisible,
} from './visible-text.ts';

test.each([
  ['turns the line around', 'Ada \u202efdp.exe', 'Ada <U+202E>fdp.exe'],
  ['isolates what follows', '\u2066Ada\u2069', '<U+2066>Ada<U+2069>'],
  ['marks a direction', 'Ada\u200f\u200e\u061c', 'Ada<U+200F><U+200E><U+061C>'],
  ['speaks to the terminal', 'a\u001b[2Jb\u009b31mc\u007f', 'a<U+001B>[2Jb<U+009B>31mc<U+007F>'],
  ['overwrites the line', 'Ada\rEve', 'Ada<U+000D>Eve'],
  ['has no width', 'A\u200bd\u2060a\ufeff\u00ad', 'A<U+200B>d<U+2060>a<U+FEFF><U+00AD>'],
  ['ends a line without a line end', 'a\u2028b\u2029c\u0085', 'a<U+2028>b<U+2029>c<U+0085>'],
  ['hides words in tags', 'hi\u{e0041}\u{e007f}', 'hi<U+E0041><U+E007F>'],
  ['hides words behind a flag', '🏴\u{e0041}\u{e007f}', '🏴<U+E0041><U+E007F>'],
  ['joins where nothing is joined', 'a\u200db\u200cc', 'a<U+200D>b<U+200C>c'],
  ['joins twice', 'می\u200c\u200cخواهم', '\u2068می\u200c<U+200C>خواهم\u2069'],
  ['selects no glyph', 'a\ufe0f\u{e0100}', 'a<U+FE0F><U+E0100>'],
  ['looks like nothing', '\u3164\u115f', '<U+3164><U+115F>'],
])('what %s is shown', (_what, typed, shown) => {
  expect(visibleText(typed)).toBe(shown);
});

test.each([
  ['Hebrew', 'שָׁלוֹם כהן'],
  ['Arabic', 'مُحَمَّد العربي'],
  ['Persian with its joiner', 'نمی\u200cخواهم'],
  ['Hindi with its joiners', 'क्\u200dष र\u094d\u200cय'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['a name with combining marks', 'Ame\u0301lie Nguye\u0302\u0303n'],
  ['a Japanese name with a chosen glyph', '葛\u{e0100}城'],
  [
    'emoji',
    '👩🏽\u200d🔧 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 1\ufe0f\u20e3 ☎\ufe0f 🇺🇸 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['several lines', 'one\n\ttwo\u00a0three\u3000four'],
])('%s stays as it was typed', (_what, typed) => {
  expect(markInvisible(typed)).toBe(typed);
  expect(markInvisible(`${typed}\u202e`)).toBe(`${typed}<U+202E>`);
});

test.each([
  ['a Hebrew name', 'דוד כהן', '\u2068דוד כהן\u2069'],
  [
    'an Arabic line among others',
    'Hello,\nتسرب من السقف (12).\nDana',
    'Hello,\n\u2068تسرب من السقف (12).\u2069\nDana',
  ],
  ['a line of both', 'Ada דוד', '\u2068Ada דוד\u2069'],
  ['a script beyond the first plane', '𞤀𞤣', '\u2068𞤀𞤣\u2069'],
  ['what only looks like one', '\u2068דוד', '\u2068<U+2068>דוד\u2069'],
  ['no such letters', 'Ada 葛城 क', 'Ada 葛城 क'],
])('%s is read in its own direction, and moves nothing beside it', (_what, typed, shown) => {
  expect(visibleText(typed)).toBe(shown);
});

test('what is cut off moves nothing beside it', () => {
  expect(oneLine(visibleText('דוד כהן'), 6)).toBe('\u2068דוד…\u2069');
  expect(oneLine(visibleText('דוד\nAda Lovelace'), 10)).toBe('\u2068דוד\u2069 Ada…');
});

test('JSON means the same and holds nothing that a terminal would run', () => {
  const value = { name: 'A\u202eb\u009b\u{e0041}\u2028', words: 'one\ntwo 👩\u200d🔧' };
  const json = escapeInvisible(JSON.stringify(value));
  expect(JSON.parse(json)).toEqual(value);
  expect(json).toContain(String.raw`A\u202eb\u009b\udb40\udc41\u2028`);
});

test('a number can be taken without what surrounds it', () => {
  expect(withoutInvisible('\u202a+1 914\u202c')).toBe('+1 914');
});

test('makes one line of whatever was said', () => {
  expect(oneLine(' 550-5.1.1 No such\r\n550\t5.1.1 user\u2028here\0 ')).toBe(
    '550-5.1.1 No such 550 5.1.1 user here',
  );
});

test('makes it short', () => {
  expect(oneLine('a'.repeat(5_000), 10)).toBe('aaaaaaaaa…');
  expect(oneLine('a'.repeat(10), 10)).toBe('aaaaaaaaaa');
});

test('what means something in HTML is written as React writes it', () => {
  const text = `<b>"kids' rooms" & more</b>`;
  expect(`<p>${escapeHtml(text)}</p>`).toBe(renderToStaticMarkup(createElement('p', null, text)));
});
