import { expect, test } from 'vitest';
import { GOOD_REQUEST, MESSAGE_ANSWERS } from '../../testing/requests.ts';
import { HOLD_THRESHOLD, SIGNAL_WEIGHTS, signalsOf, spamScoreOf } from './spam-score.ts';

const PERSON = { honeypot: '', seconds: 40, isFrequent: false, unverified: false };
const saying = (description: string) => signalsOf({ ...GOOD_REQUEST, description }, PERSON);

test('an ordinary request has no signals', () => {
  expect(signalsOf(GOOD_REQUEST, PERSON)).toEqual([]);
  expect(signalsOf(MESSAGE_ANSWERS, { ...PERSON, honeypot: undefined, seconds: null })).toEqual([]);
});

test.each([
  'The board is < 2 in. and > 1 in. thick; 3 < 4 & 5 > 4.',
  'Please call Mr. St.John Smith at home.',
  'Ошибка в проводке. 屋根が漏れています。 יש נזילה בגג',
  'javascript is what I do for a living, the roof is not',
])('neither does %j', (text) => {
  expect(saying(text)).toEqual([]);
});

test.each([
  ['See https://example.com/plan.pdf', ['link']],
  ['www.one.example https://two.example http://three.example', ['links']],
  ['<script>alert(1)</script>', ['markup']],
  ['[url=http://cheap.example]pills[/url]', ['link', 'markup']],
  ['<a href=javascript:alert(1)>here</a>', ['markup']],
])('%j is seen', (text, signs) => {
  expect(saying(text)).toEqual(signs);
});

test('a web address as a name is a signal, a name with dots is not', () => {
  const named = (first_name: string) => signalsOf({ ...GOOD_REQUEST, first_name }, PERSON);
  expect(named('Win $500 at prizes.top')).toEqual(['linkedName']);
  expect(named('J.R. St.John-Smith')).toEqual([]);
});

test('honeypot, haste and a missing captcha are signals, each too weak to hold a request', () => {
  const signs = signalsOf(GOOD_REQUEST, {
    honeypot: 'http://x',
    seconds: 1,
    isFrequent: false,
    unverified: true,
  });
  expect(signs).toEqual(['honeypot', 'hasty', 'unproven']);
  for (const sign of signs) expect(spamScoreOf([sign]).held).toBe(false);
  expect(spamScoreOf(signs)).toEqual({ score: 7, reasons: signs, held: true });
});

test.each([null, 3, 86_400])('a page that was open for %s seconds is not hasty', (seconds) => {
  expect(signalsOf(GOOD_REQUEST, { ...PERSON, seconds })).toEqual([]);
});

test.each(['__proto__', 7, { a: 1 }, ['x']])(
  'anything at all in the unseen field is a sign: %j',
  (honeypot) => {
    expect(signalsOf(GOOD_REQUEST, { ...PERSON, honeypot })).toEqual(['honeypot']);
  },
);

test('the heavy signs hold by themselves', () => {
  const heavy = Object.entries(SIGNAL_WEIGHTS).filter(([, weight]) => weight >= HOLD_THRESHOLD);
  expect(heavy.map(([sign]) => sign)).toEqual(['links', 'markup', 'linkedName', 'often']);
});
