import { expect, test } from 'vitest';
import { refusals as refusalWords } from '../../../messages/en/refusals.ts';
import { escapeHtml } from '../../formats/visible-text.ts';
import { OWED } from '../../testing/postgres.ts';
import { GOOD_REQUEST, postForm, postJson } from '../../testing/requests.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { requestKey } from '../lead-recorder.ts';

const COUNT = `select (select count(*) from leads where form = 'estimate') as requests, (select count(*) from ${OWED}) as mails`;
const ONE_REQUEST = [{ requests: 1, mails: 2 }];
const KEY = { 'idempotency-key': '0f1e2d3c-page-view' };

test('a retry with the same key gets the same answer and makes no second request', async () => {
  const { app, rows } = await startTestApp();
  const first = await postJson(app, GOOD_REQUEST, KEY);
  const second = await postJson(app, GOOD_REQUEST, KEY);
  expect(second.json()).toEqual(first.json());
  expect(await rows(COUNT)).toEqual(ONE_REQUEST);
});

test('the same key with other words is no success, and says so to a program and to a browser', async () => {
  const { app, rows } = await startTestApp();
  const first = await postJson(app, GOOD_REQUEST, KEY);
  const other = { ...GOOD_REQUEST, phone: '' };
  const second = await postJson(app, other, KEY);
  expect([second.statusCode, second.json()]).toEqual([
    422,
    { success: false, message: refusalWords.keyUsed },
  ]);
  const page = await postForm(app, other, KEY);
  expect(page.statusCode).toBe(422);
  expect(page.body).toContain(escapeHtml(refusalWords.keyUsed));
  expect(page.body).toContain('value="Lovelace"');
  expect(second.body + page.body).not.toContain(first.json().reference);
  expect(await rows(COUNT)).toEqual(ONE_REQUEST);
});

test('of two posts at once with one key and different words, one is stored and the other is told', async () => {
  const { app, rows } = await startTestApp();
  const posts = ['one', 'two'].map((description) => postJson(app, { ...GOOD_REQUEST, description }, KEY));
  const statuses = (await Promise.all(posts)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([200, 422]);
  expect(await rows(COUNT)).toEqual(ONE_REQUEST);
});

test('a refused request does not use up its key', async () => {
  const { app } = await startTestApp();
  const refused = await postJson(app, { ...GOOD_REQUEST, email: '' }, KEY);
  const corrected = await postJson(app, GOOD_REQUEST, KEY);
  expect([refused.statusCode, corrected.statusCode]).toEqual([422, 200]);
});

test('fifty posts at once with one key are one request', async () => {
  const { app, rows } = await startTestApp();
  const answers = await Promise.all(Array.from({ length: 50 }, () => postJson(app, GOOD_REQUEST, KEY)));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await rows(COUNT)).toEqual(ONE_REQUEST);
});

test('fifty people at once are fifty requests with fifty numbers in a row', async () => {
  const { app, rows } = await startTestApp();
  const people = Array.from({ length: 50 }, (_, index) => ({ ...GOOD_REQUEST, first_name: `Ada ${index}` }));
  const answers = await Promise.all(people.map((person) => postJson(app, person)));
  expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(50);
  expect(
    await rows("select min(number) as least, max(number) as most from leads where form = 'estimate'"),
  ).toEqual([{ least: 1, most: 50 }]);
});

test('a form that is sent twice without script is one request', async () => {
  const { app, rows } = await startTestApp();
  const answers = await Promise.all([postForm(app, GOOD_REQUEST), postForm(app, GOOD_REQUEST)]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([303, 303]);
  expect(await rows(COUNT)).toEqual(ONE_REQUEST);
});

test('other words without a key are another request', async () => {
  const { app, rows } = await startTestApp();
  await postForm(app, GOOD_REQUEST);
  await postForm(app, { ...GOOD_REQUEST, description: 'And the garage.' });
  // The second is not confirmed: one confirmation a day to one address.
  expect(await rows(COUNT)).toEqual([{ requests: 2, mails: 3 }]);
});

test('after a day the same key is a new request', async () => {
  let now = new Date('2026-11-21T09:00:00Z');
  const { app, rows } = await startTestApp({ overrides: { clock: () => now } });
  const first = (await postJson(app, GOOD_REQUEST, KEY)).json();
  now = new Date('2026-11-22T09:00:00Z');
  const again = (await postJson(app, GOOD_REQUEST, KEY)).json();
  expect(again).toMatchObject({ reference: first.reference, promise: { by: first.promise.by } });
  now = new Date('2026-11-22T09:00:01Z');
  expect((await postJson(app, GOOD_REQUEST, KEY)).json().reference).not.toBe(first.reference);
  expect(await rows(COUNT)).toEqual([{ requests: 2, mails: 4 }]);
});

test('a key that is too short, too long or not plain is no key', () => {
  const words = requestKey(undefined, GOOD_REQUEST);
  for (const key of ['', '1234567', 'x'.repeat(101), 'with a blank', 'ключключ', ['12345678', '12345678']]) {
    expect(requestKey(key, GOOD_REQUEST)).toBe(words);
  }
  for (const key of ['12345678', 'x'.repeat(100)]) expect(requestKey(key, GOOD_REQUEST)).toBe(`k:${key}`);
});

test('no one can send a key that equals the words of another', () => {
  const words = requestKey(undefined, GOOD_REQUEST);
  expect(requestKey(words, GOOD_REQUEST)).not.toBe(words);
});
