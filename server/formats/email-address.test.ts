import { expect, test } from 'vitest';
import { isPlausibleAddress, meantAddress } from './email-address.ts';

test.each([
  'ada@customer.example',
  "o'neil+roof@customer.example",
  '\u200bada@customer.example\ufeff',
  'ada@\u00adcustomer.example',
  '\u00a0ada@customer.example ',
  'mailto:ada@customer.example',
  'MAILTO: ada@customer.example',
  'mailto:ada@customer.example?subject=Estimate',
  'Ada Lovelace <ada@customer.example>',
  '"Lovelace, Ada" <mailto:ada@customer.example>',
  '<ada@customer.example>',
  'ada@customer.example.',
  'ada@customer.example,',
  '"ada@customer.example"',
  '(ada@customer.example)',
  'ada＠customer.example',
  'ａｄａ＠ｃｕｓｔｏｍｅｒ．ｅｘａｍｐｌｅ',
  'ada @ customer.example',
])('%j is meant as one address', (typed) => {
  const meant = typed.includes("o'neil") ? typed : 'ada@customer.example';
  expect(meantAddress(typed)).toBe(meant);
  expect(isPlausibleAddress(meant)).toBe(true);
});

test.each(['josé@example.com', '用户@例子.example', 'зоя@почта.example'])('%s is an address', (address) => {
  expect(isPlausibleAddress(address)).toBe(true);
  expect(meantAddress(address.normalize('NFD'))).toBe(address);
});

test.each([
  'ada@customer.example, bob@b.example',
  'ada@customer.example bcc:bob@b.example',
  'Ada <ada@customer.example>, Bob <bob@b.example>',
  'bob@b.example <ada@customer.example>',
  'call ada@customer.example',
  '"a b"@customer.example',
  'ada@localhost',
  'ada@@customer.example',
  'ada',
  '',
])('%j stays as it was typed, and is no address', (typed) => {
  expect(meantAddress(typed)).toBe(typed);
  expect(isPlausibleAddress(typed)).toBe(false);
});
