import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelsIn, networkOf, parseSubmissionContext, type SubmissionContext } from './submission-context.ts';

const NOTHING: SubmissionContext = {
  page: '',
  referrer: '',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  click_id: '',
  seconds: null,
};

const LIMITS = {
  page: 200,
  referrer: 253,
  utm_source: 100,
  utm_medium: 100,
  utm_campaign: 100,
  click_id: 400,
};

test('takes what our script sends unchanged', () => {
  const context = {
    page: '/service/painting',
    referrer: 'search.example',
    utm_source: 'flyer',
    utm_medium: 'paper',
    utm_campaign: 'Frühling 2026',
    click_id: 'gclid=Cj0KCQ-x_1',
    seconds: 74,
  };
  expect(parseSubmissionContext(context)).toEqual(context);
});

test.each([undefined, null, '', 'context', 7, true, [], ['/'], {}, new Date()])(
  'makes nothing of %j',
  (input) => {
    expect(parseSubmissionContext(input)).toEqual(NOTHING);
  },
);

test('leaves out what is no text, and keeps the rest', () => {
  expect(
    parseSubmissionContext({ page: '/', referrer: ['a.example'], utm_source: { toString: 'x' } }),
  ).toEqual({
    ...NOTHING,
    page: '/',
  });
});

test('takes a line end and every other control character away', () => {
  const { referrer, page } = parseSubmissionContext({
    referrer: 'a.example\r\nBcc: b@b.example\0',
    page: ' /\u2028a\ud800b\t ',
  });
  expect(referrer).toBe('a.exampleBcc: b@b.example');
  expect(page).toBe('/ab');
});

test.each(Object.entries(LIMITS))('keeps %s to %i characters and cuts none in two', (key, limit) => {
  const cut = (value: string) => parseSubmissionContext({ [key]: value })[key as keyof typeof LIMITS];
  expect(cut('x'.repeat(limit))).toHaveLength(limit);
  expect(cut('x'.repeat(limit + 1))).toHaveLength(limit);
  expect(cut(`${'x'.repeat(limit - 1)}🏠`)).toBe('x'.repeat(limit - 1));
});

test.each([
  [0, 0],
  [-0, 0],
  [90, 90],
  [-1, null],
  [1.5, null],
  [1e300, null],
  [Number.NaN, null],
  ['90', null],
])('reads %j seconds as %j', (seconds, expected) => {
  expect(parseSubmissionContext({ seconds }).seconds).toBe(expected);
});

test('reads only what was sent, never what an object inherits', () => {
  expect(parseSubmissionContext(Object.create({ page: '/' }))).toEqual(NOTHING);
});

test.each([
  ['?gclid=Cj0KCQ-x_1&utm_source=google', { utm_source: 'google', click_id: 'gclid=Cj0KCQ-x_1' }, 'google'],
  ['?gbraid=0AAA', { click_id: 'gbraid=0AAA' }, 'google'],
  ['wbraid=a%3Db', { click_id: 'wbraid=a=b' }, 'google'],
  ['?msclkid=9f', { click_id: 'msclkid=9f' }, 'microsoft'],
  ['?fbclid=IwY2&gclid=Cj0', { click_id: 'gclid=Cj0' }, 'google'],
  ['?fbclid=IwY2', { click_id: 'fbclid=IwY2' }, 'facebook'],
  ['?gclid=&click_id=x=y&page=/&seconds=1&ref=a', {}, undefined],
  ['?utm_campaign=%E0%A4%A&utm_medium=a%0Ab', { utm_campaign: '\ufffd%A', utm_medium: 'ab' }, undefined],
  ['', {}, undefined],
])('reads the labels of %s', (query, labels, network) => {
  const { page: _, referrer: __, seconds: ___, ...none } = NOTHING;
  expect(labelsIn(query)).toEqual({ ...none, ...labels });
  expect(networkOf(labelsIn(query).click_id)).toBe(network);
});

test.each(['', 'click=1', 'constructor=1', '__proto__=1'])('%j is no network’s click', (clickId) => {
  expect(networkOf(clickId)).toBeUndefined();
});

test('makes something well-formed of any JSON at all', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        page: fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.jsonValue()),
        referrer: fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.jsonValue()),
        utm_campaign: fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.jsonValue()),
        seconds: fc.oneof(fc.double(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(anything, (input) => {
      const { seconds, ...texts } = parseSubmissionContext(input);
      expect(Object.keys(texts)).toEqual(Object.keys(LIMITS));
      for (const [key, text] of Object.entries(texts)) {
        expect(text.length).toBeLessThanOrEqual(LIMITS[key as keyof typeof LIMITS]);
        expect(text).not.toMatch(/\p{Cc}|\p{Cs}|[\u2028\u2029]/u);
        expect(text).toBe(text.trim());
      }
      expect(
        seconds === null || (Number.isSafeInteger(seconds) && Object.is(Math.abs(seconds), seconds)),
      ).toBe(true);
    }),
  );
});
