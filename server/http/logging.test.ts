import { expect, test } from 'vitest';
import { startOffice } from '../testing/office.ts';
import { GOOD_REQUEST, postForm, postJson, postMessage, postMessageForm } from '../testing/requests.ts';
import { shareTestApp, startTestApp } from '../testing/test-app.ts';
import { redact } from './logging.ts';

const VISITOR = {
  ...GOOD_REQUEST,
  first_name: 'Wilhelmina',
  last_name: 'Featherstone',
  phone: '(914) 555-0177',
  email: 'mina@featherstone.example',
  description: 'The chimney whistles at midnight.',
};
const MESSAGE = {
  name: VISITOR.first_name,
  lname: VISITOR.last_name,
  number: VISITOR.phone,
  email: VISITOR.email,
  message: VISITOR.description,
  altcha: VISITOR.email,
};
const PERSONAL = /wilhelmina|featherstone|555|0177|chimney|203\.0\.113/i;

test('every request is one JSON line with an id and without personal data', async () => {
  const { app, lockStore, log, logged } = await startTestApp({
    settings: { LOG_LEVEL: 'trace' },
    failuresExpected: true,
  });
  const remoteAddress = '203.0.113.9';
  const search = new URLSearchParams(VISITOR).toString();

  await postJson(app, VISITOR, { 'x-forwarded-for': remoteAddress, referer: `http://localhost/?${search}` });
  await postForm(app, VISITOR);
  await postForm(app, { ...VISITOR, service: VISITOR.description });
  await postJson(app, JSON.stringify(VISITOR).slice(0, -2));
  await postJson(app, VISITOR, { 'content-type': `text/${VISITOR.last_name}` });
  await app.inject({ url: `/about/?${search}`, remoteAddress });
  await app.inject({ url: `/nothing?${search}`, remoteAddress });
  await app.inject({ url: `/${VISITOR.email}/${encodeURIComponent(VISITOR.phone)}`, remoteAddress });
  await app.inject({ url: `/%E0%A4%A?${search}`, remoteAddress });
  await postMessage(app, MESSAGE);
  await postMessageForm(app, { ...MESSAGE, message: '' });
  const release = await lockStore();
  await postJson(app, { ...VISITOR, phone: '' });
  await postMessage(app, { ...MESSAGE, number: '' });
  await release();

  const answered = logged().filter(({ msg }) => msg === 'answered');
  expect(answered).toHaveLength(12);
  for (const line of answered) {
    expect(line).toMatchObject({
      reqId: expect.stringMatching(/^[\da-f-]{36}$/),
      status: expect.any(Number),
    });
    expect(line.path).not.toContain('?');
  }
  // A store that is locked whole, as PostgreSQL's is here, cannot even tell what was answered before.
  const unstored =
    /^(estimate request not stored|contact message not stored|the idempotency key could not be looked up)$/;
  expect(logged().filter(({ msg }) => unstored.test(String(msg)))).toHaveLength(2);
  expect(log().replace(/"(reqId|time|ms)":("[^"]*"|[\d.]+)/g, '')).not.toMatch(PERSONAL);
});

test.each([false, true])(
  'the end of a link to a lead or to the preview is never in the log; the office is open: %s',
  async (open) => {
    const { app, log, invite } = await startOffice({ settings: { LOG_LEVEL: 'trace' } });
    if (open) await invite();
    const token = 'KD4RW7MA.0123456789abcdefghijklmnop';
    for (const method of METHODS) {
      for (const path of KEY_PATHS) {
        await app.inject({ method: method as 'GET', url: `${path}${token}/take-over?${token}` });
      }
    }
    await app.inject(`/Office/Claim/KD4RW7MA.0123%0D%0A%20456789abcdefghijklmnop`);
    await app.inject(`/office/%63laim/${token}%`);
    expect(log().split('\n').length).toBeGreaterThan(METHODS.length * KEY_PATHS.length);
    expect(log()).toContain(':token');
    expect(log()).not.toMatch(/KD4RW7MA|0123456789|456789abc/i);
  },
);

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'];
const KEY_PATHS = [
  '/office/claim/',
  '/Office/CLAIM/',
  '//office/claim/',
  '/office//claim//',
  '/x/office/claim/',
  '/office/%63laim/',
  '/office/claim%2F',
  '/office/claim/%20',
  '/preview/',
  '/Preview//',
  '/%70review/',
];

const REPORTS = '/api/client-errors';
const server = shareTestApp();

test('a report goes to the log as a warning, without the person', async () => {
  const { app, logged } = await startTestApp();
  const payload = {
    message: 'Cannot read mina@featherstone.example',
    stack: 'at f (http://localhost:3000/assets/a.js?name=Mina:12:34)\nat (914) 555-0177',
    path: '/estimate?first_name=Mina',
    component: 'EstimateForm',
    cookie: 'unknown parts are left out',
  };
  const answer = await app.inject({ method: 'POST', url: REPORTS, payload });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  const [line] = logged(40);
  expect(line?.report).toEqual({
    message: 'Cannot read [e-mail]',
    stack: 'at f (http://localhost:3000/assets/a.js?[query]:12:34)\nat [phone]',
    path: '/estimate?[query]',
    component: 'EstimateForm',
  });
});

test.each([
  ['no message', {}, 422],
  ['a number for a message', { message: 1 }, 422],
  ['a list', [], 422],
  ['more than 8 KiB', { message: 'x'.repeat(8 * 1024) }, 413],
])('a report with %s is refused', async (_what, payload, status) => {
  const { app } = server();
  expect((await app.inject({ method: 'POST', url: REPORTS, payload })).statusCode).toBe(status);
});

test('a report cannot send control characters to a terminal', async () => {
  const { app, log, logged } = await startTestApp();
  const message = 'broken \u202eright\u009b31m \u200bhere';
  await app.inject({ method: 'POST', url: REPORTS, payload: { message } });
  expect(log()).toContain(String.raw`broken \u202eright\u009b31m \u200bhere`);
  expect(logged(40)).toMatchObject([{ report: { message } }]);
});

test('reports have a limit of their own: a broken page never blocks a request', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '1' } });
  const report = () => app.inject({ method: 'POST', url: REPORTS, payload: { message: 'broken' } });
  expect((await report()).statusCode).toBe(204);
  expect((await report()).statusCode).toBe(429);
  const estimate = await app.inject({ method: 'POST', url: '/api/estimate', payload: {} });
  expect(estimate.statusCode).toBe(422);
});

test.each([
  ['ada@x.example', '[e-mail]'],
  ['mailto:ada.l+x@mail.x.example!', 'mailto:[e-mail]'],
  ['/ada%40x.example/', '/[e-mail]/'],
  ['call (914) 555-0142 now', 'call [phone] now'],
  ['+1 914.555.0142', '[phone]'],
  ['9145550142', '[phone]'],
  ['/(914)%20555-0142', '/[phone]'],
  ['/a?b=c d', '/a?[query] d'],
  ['line 12:34 of 1a2b3c', 'line 12:34 of 1a2b3c'],
  ['', ''],
])('%s is logged as %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

test('redacts a long hostile text quickly', () => {
  const began = performance.now();
  for (const piece of ['a', '@', '1 ', '?', 'a@', '(1']) redact(piece.repeat(4_000));
  expect(performance.now() - began).toBeLessThan(500);
});
