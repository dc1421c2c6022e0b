import { expect, test } from 'vitest';
import { redact } from '../http/logging.ts';
import { shareTestApp, startTestApp } from '../testing/test-app.ts';

const url = '/api/client-errors';
const server = shareTestApp();

test('a report goes to the log as a warning, without the person', async () => {
  const { app, log } = await startTestApp();
  const payload = {
    message: 'Cannot read mina@featherstone.example',
    stack: 'at f (http://localhost:3000/assets/a.js?name=Mina:12:34)\nat (914) 555-0177',
    path: '/estimate?first_name=Mina',
    component: 'EstimateForm',
    cookie: 'unknown parts are left out',
  };
  const answer = await app.inject({ method: 'POST', url, payload });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  const line = JSON.parse(
    log()
      .split('\n')
      .find((text) => text.includes('a page broke')) ?? '{}',
  );
  expect(line.level).toBe(40);
  expect(line.report).toEqual({
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
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(status);
});

test('a report cannot turn the terminal of whoever reads the log around', async () => {
  const { app, log } = await startTestApp();
  const message = 'broken \u202eright\u009b31m \u200bhere';
  await app.inject({ method: 'POST', url, payload: { message } });
  expect(log()).toContain(String.raw`broken \u202eright\u009b31m \u200bhere`);
  const lines = log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.find(({ report }) => report)).toMatchObject({ report: { message } });
});

test('reports have a limit of their own, so that a broken page never costs a request', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '1' } });
  const report = () => app.inject({ method: 'POST', url, payload: { message: 'broken' } });
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

test('scrubs a long hostile text in no time', () => {
  const began = performance.now();
  for (const piece of ['a', '@', '1 ', '?', 'a@', '(1']) redact(piece.repeat(4_000));
  expect(performance.now() - began).toBeLessThan(500);
});
