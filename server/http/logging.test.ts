import { expect, test } from 'vitest';
import { startOffice } from '../testing/office.ts';
import { GOOD_REQUEST, postForm, postJson, postMessage, postMessageForm } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

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
  const { app, lockStore, log } = await startTestApp({
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

  const lines = log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter((line) => line.msg === 'answered')).toHaveLength(12);
  for (const line of lines.filter((one) => one.msg === 'answered')) {
    expect(line).toMatchObject({
      reqId: expect.stringMatching(/^[\da-f-]{36}$/),
      status: expect.any(Number),
    });
    expect(line.path).not.toContain('?');
  }
  // A store that is locked whole, as PostgreSQL's is here, cannot even tell what was answered before.
  const unstored =
    /^(estimate request not stored|contact message not stored|the idempotency key could not be looked up)$/;
  expect(lines.filter(({ msg }) => unstored.test(msg))).toHaveLength(2);
  expect(log().replace(/"(reqId|time|ms)":("[^"]*"|[\d.]+)/g, '')).not.toMatch(PERSONAL);
});

test.each([false, true])(
  'the end of a claim link is never in the log; the office is open: %s',
  async (open) => {
    const { app, log, invite } = await startOffice({ settings: { LOG_LEVEL: 'trace' } });
    if (open) await invite();
    const token = 'KD4RW7MA.0123456789abcdefghijklmnop';
    for (const method of METHODS) {
      for (const path of CLAIM_PATHS) {
        await app.inject({ method: method as 'GET', url: `${path}${token}/take-over?${token}` });
      }
    }
    await app.inject(`/Office/Claim/KD4RW7MA.0123%0D%0A%20456789abcdefghijklmnop`);
    await app.inject(`/office/%63laim/${token}%`);
    expect(log().split('\n').length).toBeGreaterThan(METHODS.length * CLAIM_PATHS.length);
    expect(log()).toContain(':token');
    expect(log()).not.toMatch(/KD4RW7MA|0123456789|456789abc/i);
  },
);

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'];
const CLAIM_PATHS = [
  '/office/claim/',
  '/Office/CLAIM/',
  '//office/claim/',
  '/office//claim//',
  '/x/office/claim/',
  '/office/%63laim/',
  '/office/claim%2F',
  '/office/claim/%20',
];
