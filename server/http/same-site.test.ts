import { expect, test } from 'vitest';
import { company } from '../../contract/content/current.ts';
import { GOOD_REQUEST, postForm, postJson } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const settings = { SITE_URL: 'https://www.oakhand.example' };
const HOST = 'localhost:8080';

const table: [headers: Record<string, string>, status: number][] = [
  [{}, 200],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 200],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://www.oakhand.example' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ origin: 'https://www.oakhand.example' }, 200],
  [{ origin: `http://${HOST}`, host: HOST }, 200],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.oakhand.example' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'https://www.oakhand.example.evil.example' }, 403],
  [{ origin: 'https://www.oakhand.example:8443' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'nonsense' }, 403],
  [{ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, 403],
];

test.each(table)('a post with %o answers %i', async (headers, status) => {
  const { app, rows } = await startTestApp({ settings });
  const answer = await postJson(app, GOOD_REQUEST, headers);
  expect(answer.statusCode).toBe(status);
  expect(await rows("select id from leads where form = 'estimate'")).toHaveLength(status === 200 ? 1 : 0);
});

test('a cross-site post cannot show its text on our page', async () => {
  const { app } = await startTestApp({ settings });
  const answer = await postForm(app, GOOD_REQUEST, { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('<h1>This form was sent from another website</h1>');
  expect(answer.body).not.toContain('Lovelace');
});

test('pages can be read from anywhere', async () => {
  const { app } = await startTestApp({ settings });
  const answer = await app.inject({
    url: '/',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://a.example' },
  });
  expect(answer.statusCode).toBe(200);
});

test('the log says once which Origin met which Host, and what to set', async () => {
  const { app, logged } = await startTestApp({ settings });
  // As nginx sends it with nothing but `proxy_pass`, from a browser without Sec-Fetch-Site.
  const headers = { origin: 'https://oakhand.example', host: '127.0.0.1:3000', accept: 'text/html' };
  const answer = await postForm(app, GOOD_REQUEST, headers);
  await postForm(app, GOOD_REQUEST, headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain(`href="tel:+1${company.phone?.replace(/\D/g, '')}"`);
  expect(logged(40)).toEqual([
    expect.objectContaining({
      origin: 'https://oakhand.example',
      host: '127.0.0.1:3000',
      siteUrl: settings.SITE_URL,
      msg: expect.stringContaining('set SITE_URL'),
    }),
  ]);
});

test('many foreign origins are logged twenty times at most', async () => {
  const { app, log, logged } = await startTestApp({ settings });
  for (let count = 0; count < 30; count++) {
    await postJson(app, GOOD_REQUEST, { origin: `https://site-${count}.example/${'x'.repeat(5_000)}` });
  }
  expect(logged(40)).toHaveLength(20);
  for (const line of log().split('\n')) expect(line.length).toBeLessThan(1_000);
});
