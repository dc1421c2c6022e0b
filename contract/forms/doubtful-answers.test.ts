import { expect, test } from 'vitest';
import { cannotBeAddress, suggestEmail } from './doubtful-answers.ts';

test.each([
  ['ann@gamil.com', 'ann@gmail.com'],
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@gmail.comm', 'ann@gmail.com'],
  ['ann@yaho.com', 'ann@yahoo.com'],
  ['ann@HOTMAIL.CON', 'ann@hotmail.com'],
  ['ann@gmial.con', 'ann@gmail.com'],
  ['ann@smithfamily.con', 'ann@smithfamily.com'],
  ['ann@verizan.net', 'ann@verizon.net'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ann@gmail.com',
  'ann@GMAIL.com',
  'ann@oakhand.example',
  'ann@mail.com',
  'ann@gmail',
  'ann',
  '',
  'ann@@gmail.com',
  'ann smith@gamil.com',
])('%s is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

test.each([
  'bob@',
  'bob',
  '@gmail.com',
  'bob@gmail',
  'bob@.com',
  'bob gmail.com',
  'bob smith@aol.com',
  'none',
])('%j cannot be an address', (text) => {
  expect(cannotBeAddress(text)).toBe(true);
});

test.each([
  'bob@gmail.com',
  ' bob @ gmail.com. ',
  'Bob <mailto:bob@mail.gmail.com>',
  'ｂｏｂ＠gmail．com',
  'josé@bücher.example',
])('%j may be one', (text) => {
  expect(cannotBeAddress(text)).toBe(false);
});
