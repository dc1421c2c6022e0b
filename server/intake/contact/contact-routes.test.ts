import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import * as formWords from '../../../content/words/form.ts';
import * as refusalWords from '../../../content/words/refusals.ts';
import { BODY_LIMIT } from '../../../contract/answer.ts';
import { contactForm } from '../../../contract/forms/contact.ts';
import { escapeHtml } from '../../formats/visible-text.ts';
import { GOOD_MESSAGE, postMessage, postMessageForm } from '../../testing/requests.ts';
import { OWED, shareTestApp, startTestApp } from '../../testing/test-app.ts';

/** What an answer says of the time by which the office answers. */
const PROMISE = {
  by: expect.stringMatching(/^\d{4}-.*Z$/),
  words: expect.any(String),
  withZone: expect.any(String),
};

const STORED = "select * from leads where form = 'contact'";
const EVERYTHING = `select (select count(*) from leads where form = 'contact') as messages, (select count(*) from ${OWED}) as mails, (select count(*) from used_challenges) as challenges`;
const NOTHING_STORED = [{ messages: 0, mails: 0, challenges: 0 }];
/** Nothing is asked, so every message is as good as a verified one. */
const open = { CAPTCHA_PROVIDER: 'off' };

test('stores a message with the two mails it owes, and answers with its reference', async () => {
  const { app, rows } = await startTestApp({ settings: open });
  const answer = await postMessage(app, GOOD_MESSAGE);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    success: true,
    reference: expect.stringMatching(/^[A-Z]{2}\d[A-Z]{2}\d[A-Z]{2}$/),
    promise: PROMISE,
  });
  expect(await rows(STORED)).toMatchObject([
    {
      number: 1,
      reference: answer.json().reference,
      first_name: 'Grace',
      last_name: 'Hopper',
      phone: '(914) 555-0124',
      email: 'grace@customer.example',
      description: GOOD_MESSAGE.message,
      captcha: 'unchecked',
      held_because: null,
    },
  ]);
  const [message] = await rows(STORED);
  expect(await rows(`select kind, lead_id from ${OWED} order by kind`)).toEqual([
    { kind: 'customer-mail', lead_id: message?.id },
    { kind: 'office-mail', lead_id: message?.id },
  ]);
});

test('takes the same fields as a form from a program', async () => {
  const { app } = await startTestApp({ settings: open });
  const answer = await postMessageForm(app, GOOD_MESSAGE, { accept: '*/*' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { success: true, reference: expect.any(String), promise: PROMISE },
  ]);
});

test('leads a browser without script to the page that says thank you, with nothing about the person', async () => {
  const { app, rows } = await startTestApp();
  const answer = await postMessageForm(app, GOOD_MESSAGE);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toMatch(/^\/contact\/sent\?r=[A-Z2-9]{8}\.\d{10}\.[\w-]{22}$/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await rows(STORED)).toHaveLength(1);
});

test('redirects a visitor to the form', async () => {
  const { app } = await startTestApp();
  const answer = await app.inject('/contact_process.php?name=Ada');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/contact']);
});

describe('a message that is refused leaves nothing behind', () => {
  const server = shareTestApp({ settings: open });
  const form = 'application/x-www-form-urlencoded';
  const json = 'application/json';

  const table: [what: string, payload: string, contentType: string, status: number, message: string][] = [
    ['malformed JSON', '{"name": "Ada"', json, 400, refusalWords.malformed],
    ['a megabyte', `message=${'x'.repeat(1_000_000)}`, form, 413, refusalWords.tooLarge],
    ['text', 'hello', 'text/plain', 415, refusalWords.contentType],
    ['a form with files', '--x--', 'multipart/form-data; boundary=x', 415, refusalWords.contentType],
    ['JSON that is no object', '"Ada"', json, 422, refusalWords.fields],
    ['an empty form', '', form, 422, refusalWords.fields],
    ['a blank message', 'email=a%40b.example&message=%20%0A', form, 422, refusalWords.fields],
    ['a message nobody can answer', 'name=Ada&message=Hello', form, 422, refusalWords.fields],
    ['a message that comes twice', 'email=a%40b.example&message=a&message=b', form, 422, refusalWords.fields],
    ['a control character', 'email=a%40b.example%00&message=a', form, 422, refusalWords.fields],
  ];

  test.each(table)('%s', async (_what, payload, contentType, status, message) => {
    const { app, rows } = server();
    const answer = await postMessage(app, payload, { 'content-type': contentType });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, message });
    expect(await rows(EVERYTHING)).toEqual(NOTHING_STORED);
  });

  test.each(contactForm.fields)('a $name of more than $maxLength characters', async ({ name, maxLength }) => {
    const { app, rows } = server();
    const answer = await postMessage(app, { ...GOOD_MESSAGE, [name]: 'x'.repeat(maxLength + 1) });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([name]);
    expect(await rows(EVERYTHING)).toEqual(NOTHING_STORED);
  });

  test('a message from another site', async () => {
    const { app, rows } = server();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await postMessage(app, GOOD_MESSAGE, headers)).statusCode).toBe(403);
    const page = await postMessageForm(app, GOOD_MESSAGE, headers);
    expect(page.statusCode).toBe(403);
    expect(page.body).not.toContain('Hopper');
    expect(await rows(EVERYTHING)).toEqual(NOTHING_STORED);
  });

  test('nothing at all', async () => {
    const { app } = server();
    const answer = await app.inject({ method: 'POST', url: '/contact_process.php' });
    expect(answer.statusCode).toBe(415);
  });
});

test('says in JSON what to change', async () => {
  const { app } = await startTestApp();
  const answer = await postMessage(app, { name: 'Ada' });
  expect(answer.json()).toEqual({
    success: false,
    message: refusalWords.fields,
    errors: {
      email: 'Please enter an email address or a phone number so we can reach you.',
      message: 'Please write a message.',
    },
  });
});

test('shows a browser the form again, with its words and what to change', async () => {
  const { app } = await startTestApp();
  const words = `"><script>alert('$&')</script></textarea>`;
  const answer = await postMessageForm(app, { ...GOOD_MESSAGE, name: words, message: ' ' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<title>Error: Some answers need another look.</title>');
  expect(answer.body).toContain('<form method="post" action="/contact_process.php" novalidate>');
  expect(answer.body).toContain(`<a href="#message">Please write a message.</a>`);
  expect(answer.body).toContain(
    'id="message" name="message" aria-invalid="true" aria-describedby="message-error"',
  );
  expect(answer.body).toContain(`value="${escapeHtml(words)}"`);
  expect(answer.body).toContain('value="grace@customer.example" type="email"');
  expect(answer.body).toContain(company.phone);
  expect(answer.body).not.toMatch(/<script|required/);
});

test('who sends too often keeps the words and learns to wait; the estimate form is not touched by that', async () => {
  const { app, rows } = await startTestApp({ settings: { ...open, RATE_LIMIT: '1' } });
  await postMessageForm(app, GOOD_MESSAGE);
  const answer = await postMessageForm(app, { ...GOOD_MESSAGE, message: 'One more thing.' });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).toContain('One more thing.');
  expect(await rows(STORED)).toHaveLength(1);
  const estimate = await app.inject({ method: 'POST', url: '/api/estimate', payload: {} });
  expect(estimate.statusCode).toBe(422);
});

test('when the store is locked the visitor is told so, keeps the words, and can send them once it is free', async () => {
  const { app, lockStore, rows } = await startTestApp({ failuresExpected: true });
  const release = await lockStore();
  const refused = await postMessageForm(app, GOOD_MESSAGE);
  expect(refused.statusCode).toBe(503);
  expect(refused.body).toContain(escapeHtml(formWords.failed));
  expect(refused.body).toContain('value="grace@customer.example"');
  await release();
  expect(await rows(EVERYTHING)).toEqual(NOTHING_STORED);
  expect((await postMessageForm(app, GOOD_MESSAGE)).statusCode).toBe(303);
});

describe('sent twice', () => {
  const KEY = { 'idempotency-key': '0f1e2d3c-page-view' };

  test('with one key is one message, and other words under that key are refused', async () => {
    const { app, rows } = await startTestApp({ settings: open });
    const first = await postMessage(app, GOOD_MESSAGE, KEY);
    const second = await postMessage(app, GOOD_MESSAGE, KEY);
    const other = await postMessage(app, { ...GOOD_MESSAGE, message: 'Other words.' }, KEY);
    expect(second.json()).toEqual(first.json());
    expect([other.statusCode, other.json()]).toEqual([
      422,
      { success: false, message: refusalWords.keyUsed },
    ]);
    expect(await rows(EVERYTHING)).toMatchObject([{ messages: 1, mails: 2 }]);
  });

  test('at the same moment with one key and other words is not taken for the first', async () => {
    const { app, rows } = await startTestApp({ settings: open });
    const posts = ['One.', 'Two.'].map((message) => postMessage(app, { ...GOOD_MESSAGE, message }, KEY));
    const statuses = (await Promise.all(posts)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 422]);
    expect(await rows(EVERYTHING)).toMatchObject([{ messages: 1, mails: 2 }]);
  });

  test('fifty times at once with one key is one message', async () => {
    const { app, rows } = await startTestApp({ settings: open });
    const answers = await Promise.all(Array.from({ length: 50 }, () => postMessage(app, GOOD_MESSAGE, KEY)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await rows(EVERYTHING)).toMatchObject([{ messages: 1, mails: 2 }]);
  });

  test('without script is one message, and other words are another', async () => {
    const { app, rows } = await startTestApp({ settings: open });
    await Promise.all([postMessageForm(app, GOOD_MESSAGE), postMessageForm(app, GOOD_MESSAGE)]);
    expect(await rows(EVERYTHING)).toMatchObject([{ messages: 1 }]);
    await postMessageForm(app, { ...GOOD_MESSAGE, number: '' });
    expect(await rows(EVERYTHING)).toMatchObject([{ messages: 2 }]);
  });

  test('a refused message does not use up its key', async () => {
    const { app } = await startTestApp({ settings: open });
    const refused = await postMessage(app, { ...GOOD_MESSAGE, message: '' }, KEY);
    const corrected = await postMessage(app, GOOD_MESSAGE, KEY);
    expect([refused.statusCode, corrected.statusCode]).toEqual([422, 200]);
  });
});

test('answers whatever bytes come, and never with a failure of ours', async () => {
  const { app } = await startTestApp();
  const types = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/html', '');
  const accepts = fc.constantFrom('*/*', 'text/html');
  const fields = [...contactForm.fields.map(({ name }) => name), 'altcha', '__proto__'];
  const bodies = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((json) => Buffer.from(json)),
    fc
      .dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' })))
      .map((body) => Buffer.from(JSON.stringify(body))),
  );
  await fc.assert(
    fc.asyncProperty(bodies, types, accepts, async (payload, contentType, accept) => {
      const headers = { 'content-type': contentType, accept };
      const answer = await app.inject({ method: 'POST', url: '/contact_process.php', payload, headers });
      expect([200, 303, 400, 415, 422]).toContain(answer.statusCode);
    }),
    { numRuns: 300 },
  );
});

test('takes a body of exactly 64 KiB', async () => {
  const { app } = await startTestApp();
  const overhead = JSON.stringify({ ...GOOD_MESSAGE, more: '' }).length;
  const answer = await postMessage(app, { ...GOOD_MESSAGE, more: 'x'.repeat(BODY_LIMIT - overhead) });
  expect(answer.statusCode).toBe(200);
});
