import { expect, test } from 'vitest';
import { HOLD_THRESHOLD, SIGNAL_WEIGHTS } from '../leads/spam-signals.ts';
import { GOOD_REQUEST, MESSAGE_ANSWERS } from '../testing/requests.ts';
import { signalsOf, spamScoreOf } from './spam-score.ts';

const PERSON = { honeypot: '', seconds: 40, sameSender: 0, isFlood: false, unverified: false };
const SITES = [1, 2, 3, 4, 5, 6].map((number) => `https://${number}.example`).join(' ');
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
  'The gap is < a half inch on the left and > one inch on the right.',
  'The gap is <a half inch on the left and >one inch on the right.',
  'Could somebody come <b>today</b>?<br>\n<p class="MsoNormal">The <i>kitchen</i> floods.</p>',
  'The plan [link] and the photo [img 2] are in your mail.',
])('neither does %j', (text) => {
  expect(saying(text)).toEqual([]);
});

test.each([
  ['See https://example.com/plan.pdf', ['link']],
  ['This door: https://www.shop.example/door and this one: http://shop.example/door-2', ['link']],
  [
    'https://www.shop.example/window/1 https://www.shop.example/window/2 https://www.shop.example/window/3',
    ['link'],
  ],
  [
    'Please quote these: https://one.example/a https://www.two.example/b www.three.example/c Thanks!',
    ['link'],
  ],
  ['www.one.example https://two.example http://three.example', ['links']],
  ['Cheap pills: www.one.example https://two.example http://three.example', ['links']],
  [`Best prices in town, order now and save ${SITES}`, ['links']],
  ['<script>alert(1)</script>', ['markup']],
  ['[url=http://cheap.example]pills[/url]', ['link', 'markup']],
  ['<a href=javascript:alert(1)>here</a>', ['markup']],
  ['<a class="x" href="https://cheap.example">pills</a>', ['link', 'markup']],
  ['[link=http://cheap.example]pills[/link] [img]http://cheap.example/1.gif[/img]', ['link', 'markup']],
  ['<svg onload=alert(1)>', ['markup']],
  ['<svg/onload=alert(1)>', ['markup']],
])('%j is seen', (text, signs) => {
  expect(saying(text)).toEqual(signs);
});

test('a web address as a name is a signal, a name with dots is not', () => {
  const named = (first_name: string) => signalsOf({ ...GOOD_REQUEST, first_name }, PERSON);
  expect(named('Win $500 at prizes.top')).toEqual(['linkedName']);
  expect(named('J.R. St.John-Smith')).toEqual([]);
  expect(named('ada@lovelace.com')).toEqual([]);
});

test('honeypot, haste and a missing captcha are signals, each too weak to hold a request', () => {
  const signs = signalsOf(GOOD_REQUEST, {
    honeypot: 'http://x',
    seconds: 1,
    sameSender: 0,
    isFlood: false,
    unverified: true,
  });
  expect(signs).toEqual(['honeypot', 'hasty', 'unproven']);
  for (const sign of signs) expect(spamScoreOf([sign]).held).toBe(false);
  expect(spamScoreOf(signs)).toEqual({ score: 7, reasons: signs, held: true });
});

test('a filled hidden field, a shop’s link and many requests together hold nothing', () => {
  const answers = { ...GOOD_REQUEST, description: 'This door: https://www.shop.example/door' };
  const signs = signalsOf(answers, { ...PERSON, honeypot: 'ada.example', sameSender: 7 });
  expect(spamScoreOf(signs)).toEqual({
    score: 4,
    reasons: ['honeypot', 'link', 'sameSender:7'],
    held: false,
  });
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
