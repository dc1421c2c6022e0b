import { describe, expect, test } from 'vitest';
import { phoneHref, phoneKeys, phoneParts, readablePhone } from './phone-numbers.ts';

test.each([
  ['(914) 555-0142', ['tel:9145550142']],
  ['+1 914 555 0142', ['tel:+19145550142']],
  ['1-914-555-0142', ['tel:19145550142']],
  ['914/555.0142', ['tel:9145550142']],
  ['\u202d(914) 555\u20110142\u202c', ['tel:9145550142']],
  ['(914) 555-0142 x23', ['tel:9145550142,23']],
  ['(914) 555-0142, ext. 23', ['tel:9145550142,23']],
  ['(914) 555-0142 Extension: 23', ['tel:9145550142,23']],
  ['(914) 555-0142 (ext 23)', ['tel:9145550142,23']],
  ['+1 914 555 0142;ext=23', ['tel:+19145550142,23']],
  ['914-555-0142 #23', ['tel:9145550142,23']],
  ['9145550142,23', ['tel:9145550142,23']],
  ['914-555-0142 call after 5', ['tel:9145550142']],
  ['914-555-0142, 5 pm or later', ['tel:9145550142']],
  ['9-5 914-555-0142', ['tel:9145550142']],
  ['between 9 and 11: 914 555 0142', ['tel:9145550142']],
  ['914-555-0142 / 203-555-0199', ['tel:9145550142', 'tel:2035550199']],
  ['9145550142 2035550199', ['tel:9145550142', 'tel:2035550199']],
  ['914-555-0142 x23 or (203) 555-0199', ['tel:9145550142,23', 'tel:2035550199']],
  ['home 914 555 0142, cell 203 555 0199', ['tel:9145550142', 'tel:2035550199']],
  ['555-0142 or 914 555 0142', ['tel:5550142', 'tel:9145550142']],
  ['+44 (0)20 7946 0958', ['tel:+442079460958']],
  ['+44 20 7946 0958', ['tel:+442079460958']],
  ['0044 20 7946 0958', ['tel:+442079460958']],
  ['011 44 20 7946 0958', ['tel:+442079460958']],
  ['+49 211 555 0142', ['tel:+492115550142']],
  ['+44 20 7946 0958 / 914 555 0142', ['tel:+442079460958', 'tel:9145550142']],
  ['+44 20 7946 0958 914 555 0142', ['tel:+442079460958', 'tel:9145550142']],
  ['020 7946 0958', ['tel:02079460958']],
  ['06 12 34 56 78 / 06 98 76 54 32', ['tel:0612345678', 'tel:0698765432']],
  ['+52 55 1234 5678 x4', ['tel:+525512345678,4']],
  ['555-0142', ['tel:5550142']],
  ['ask for apartment 5', []],
  ['123-456', []],
  ['0', []],
  ['n/a', []],
  ['', []],
])('%j dials %j', (typed, dialed) => {
  const links = phoneParts(typed).flatMap(({ href }) => href ?? []);
  expect(links).toEqual(dialed);
  expect(phoneHref(typed)).toBe(dialed[0]);
});

test.each([
  ['9145550142', '(914) 555-0142'],
  ['914.555.0142 ext 23', '(914) 555-0142 x23'],
  ['9145550142 or 203 555 0199', '(914) 555-0142 or (203) 555-0199'],
  ['9145550142 call after 5', '(914) 555-0142 call after 5'],
  ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
])('%j is shown as %j', (typed, shown) => {
  expect(readablePhone(typed)).toBe(shown);
});

describe('one person is known', () => {
  test.each([
    ['(914) 555-0142 x23', '+1 914 555 0142'],
    ['914-555-0142 call after 5', '9145550142 ext. 7'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44 20 7946 0958', '020 7946 0958'],
  ])('by %j and by %j', (one, other) => {
    expect(phoneKeys(one)).toHaveLength(1);
    expect(phoneKeys(one)).toEqual(phoneKeys(other));
  });

  test('by each of two numbers in one field', () => {
    expect(phoneKeys('914-555-0142 / 203-555-0199')).toEqual(['9145550142', '2035550199']);
  });

  test('by what they show, in any number’s readable form', () => {
    const typed = '9145550142 x23';
    expect(phoneKeys(readablePhone(typed))).toEqual(phoneKeys(typed));
  });

  test('by digits that look like no number', () => {
    expect(phoneKeys('914 call 555 then 0142')).toEqual(['9145550142']);
  });

  test.each(['0', 'n/a', '123-456', ''])('not by %j', (typed) => {
    expect(phoneKeys(typed)).toEqual([]);
  });
});
