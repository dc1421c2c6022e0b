import { describe, expect, test } from 'vitest';
import { company } from '../../../contract/content/current.ts';
import { refusals as refusalWords } from '../../../messages/en/refusals.ts';
import { escapeHtml } from '../../formats/visible-text.ts';
import { OWED } from '../../testing/postgres.ts';
import { GOOD_MESSAGE, postMessage, postMessageForm } from '../../testing/requests.ts';
import { shareTestApp, startTestApp } from '../../testing/test-app.ts';

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

test('stores a message with its two mails, and answers with its reference', async () => {
  const { app, rows } = await startTestApp({ settings: open });
  const answer = await postMessage(app, GOOD_MESSAGE);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    success: true,
    reference: expect.stringMatching(/^[A-Z]{2}\d[A-Z]{2}\d[A-Z]{2}$/),
    promise: PROMISE,
    link: expect.stringMatching(/^\/my\/[A-Z0-9]{8}\.[0-9a-v]{26}$/),
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

test('a browser without script is sent to the confirmation page, with nothing personal in its address', async () => {
  const { app, rows } = await startTestApp();
  const answer = await postMessageForm(app, GOOD_MESSAGE);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toMatch(/^\/contact\/sent\?r=[A-Z2-9]{8}\.\d{10}\.[\w-]{22}$/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await rows(STORED)).toHaveLength(1);
});

test('a GET of its address leads to the form', async () => {
  const { app } = await startTestApp();
  const answer = await app.inject('/contact_process.php?name=Ada');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/contact']);
});

describe('a message that is refused leaves nothing behind', () => {
  const server = shareTestApp({ settings: open });
  const form = 'application/x-www-form-urlencoded';

  const table: [what: string, payload: string, contentType: string, status: number, message: string][] = [
    ['a blank message', 'email=a%40b.example&message=%20%0A', form, 422, refusalWords.fields],
    ['a message without a way to answer', 'name=Ada&message=Hello', form, 422, refusalWords.fields],
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

  test('a message from another site', async () => {
    const { app, rows } = server();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await postMessage(app, GOOD_MESSAGE, headers)).statusCode).toBe(403);
    const page = await postMessageForm(app, GOOD_MESSAGE, headers);
    expect(page.statusCode).toBe(403);
    expect(page.body).not.toContain('Hopper');
    expect(await rows(EVERYTHING)).toEqual(NOTHING_STORED);
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

test('a browser gets the form again, with its words and what to change', async () => {
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
