import { expect, test } from 'vitest';
import { OWED } from '../../testing/postgres.ts';
import { GOOD_REQUEST, postForm, postJson } from '../../testing/requests.ts';
import { startTestApp } from '../../testing/test-app.ts';

const SPAM = { ...GOOD_REQUEST, description: '<a href="https://pills.example">Cheap pills</a>' };
const STATES = `select kind, state from ${OWED} order by kind`;
const HELD = [
  { kind: 'customer-mail', state: 'held' },
  { kind: 'office-mail', state: 'held' },
];

test('what looks like spam is answered as usual, stored with its reasons, and mailed to no one', async () => {
  const { app, rows } = await startTestApp();
  await app.ready();
  const answer = await postJson(app, SPAM);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      success: true,
      reference: expect.any(String),
      link: expect.stringMatching(/^\/my\/[A-Z0-9]{8}\.[0-9a-v]{26}$/),
    },
  ]);
  expect(await rows("select spam_score, spam_reasons from leads where form = 'estimate'")).toEqual([
    { spam_score: 6, spam_reasons: 'link markup' },
  ]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await rows(STATES)).toEqual(HELD);
});

test('the hidden field does not hold a person’s request by itself, in either form of posting', async () => {
  const { app, rows } = await startTestApp();
  await postJson(app, { ...GOOD_REQUEST, website: 'ada.example', context: { seconds: 60 } });
  await postForm(app, { ...GOOD_REQUEST, description: 'Another job.', website: 'ada.example' });
  expect(await rows("select spam_reasons, spam_score from leads where form = 'estimate'")).toEqual(
    Array(2).fill({ spam_reasons: 'honeypot', spam_score: 3 }),
  );
  expect(await rows(`select id from ${OWED} where state = 'held'`)).toEqual([]);
});

test('a program that fills in everything at once is held', async () => {
  const { app, rows } = await startTestApp();
  await postJson(app, { ...GOOD_REQUEST, website: 'spam', context: { seconds: 0 } });
  expect(await rows(STATES)).toEqual(HELD);
});

test('the source of a request is stored, and of the visitor’s address only a hash with a daily salt', async () => {
  let now = new Date('2026-11-21T09:00:00Z');
  const { app, rows } = await startTestApp({ overrides: { clock: () => now } });
  const context = { page: '/service/decks', referrer: 'search.example', utm_source: 'flyer', seconds: 50 };
  const post = (description: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/estimate',
      payload: { ...GOOD_REQUEST, description, context },
      remoteAddress,
    });
  await post('one', '203.0.113.5');
  await post('two', '203.0.113.5');
  await post('three', '203.0.113.6');
  now = new Date('2026-11-22T09:00:00Z');
  await post('four', '203.0.113.5');
  const stored = await rows("select * from leads where form = 'estimate' order by number");
  expect(stored[0]).toMatchObject({
    page: '/service/decks',
    referrer: 'search.example',
    utm_source: 'flyer',
    utm_medium: '',
  });
  const [one, two, three, four] = stored.map(({ visitor }) => visitor);
  expect(one).toBe(two);
  expect(new Set([one, three, four]).size).toBe(3);
  expect(JSON.stringify(stored)).not.toContain('203.0.113');
});

test('a browser without script tells the page in the form, and nothing odd about it matters', async () => {
  const { app, rows } = await startTestApp();
  const origin = { referer: 'http://localhost:3000/' };
  await postForm(app, { ...GOOD_REQUEST, page: '/Andersen' }, origin);
  await postForm(app, { ...GOOD_REQUEST, description: '2', page: '/nothing-of-ours' }, origin);
  await postJson(app, {
    ...GOOD_REQUEST,
    description: '3',
    context: { page: 7, utm_source: ['a'], seconds: -1 },
  });
  await postJson(app, { ...GOOD_REQUEST, description: '4', context: 'no object' });
  await postForm(app, `${new URLSearchParams({ ...GOOD_REQUEST, description: '5' })}&page=/&page=/about`);
  expect(await rows("select page, spam_reasons from leads where form = 'estimate' order by number")).toEqual([
    { page: '/Andersen', spam_reasons: '' },
    ...Array(4).fill({ page: '', spam_reasons: '' }),
  ]);
});
