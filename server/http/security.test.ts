import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { readConfig } from '../config.ts';
import { manifest } from '../testing/build-site.ts';
import {
  GOOD_MESSAGE,
  GOOD_REQUEST,
  postForm,
  postJson,
  postMessage,
  postMessageForm,
} from '../testing/requests.ts';
import { shareTestApp, startTestApp } from '../testing/test-app.ts';
import { commonHeaders, securityHeaders } from './security.ts';

const EXPECTED = securityHeaders(readConfig({}), manifest);

test('the policy allows what the site uses, by name, and nothing unsafe', () => {
  const policy = EXPECTED['content-security-policy'];
  expect(policy).toContain(
    "default-src 'none'; script-src 'self' 'sha256-script='; style-src 'self' 'sha256-style=';",
  );
  expect(policy).toContain("frame-src https://www.openstreetmap.org; form-action 'self'; base-uri 'none';");
  expect(policy).toContain(
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
  );
  expect(policy).not.toMatch(/unsafe|\*|upgrade-insecure-requests/);
  expect(EXPECTED).not.toHaveProperty('strict-transport-security');
});

test('behind TLS it asks for TLS, for a year', () => {
  const headers = securityHeaders(readConfig({ SITE_URL: 'https://www.oakhand.example' }), manifest);
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('the error report service is allowed in connect-src', () => {
  const headers = securityHeaders(
    readConfig({ ERROR_REPORT_DSN: 'https://key@errors.example.com/1' }),
    manifest,
  );
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://errors.example.com;");
});

const FORM_PAGES = ['/contact', '/ultimate-guide-to-selling-your-home'];
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

test.each(['altcha', 'off'])('with %s no page allows another origin', async (provider) => {
  const { app } = await startTestApp({ settings: { CAPTCHA_PROVIDER: provider } });
  for (const url of FORM_PAGES) {
    expect(policyOf((await app.inject(url)).headers)).toBe(policyOf(EXPECTED));
  }
});

test.each([
  ['recaptcha', 'https://www.google.com/recaptcha/'],
  ['hcaptcha', 'https://hcaptcha.com'],
  ['turnstile', 'https://challenges.cloudflare.com'],
])('%s is allowed on pages with the contact form only', async (provider, source) => {
  const settings = { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_SECRET: 'secret' };
  const { app } = await startTestApp({ settings });
  for (const url of FORM_PAGES) {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(policyOf(headers)).toContain(`script-src 'self' 'sha256-script=' ${source}`);
    expect(policyOf(headers)).toMatch(new RegExp(`frame-src https://www.openstreetmap.org ${source}[ ;]`));
    expect(policyOf(headers)).toMatch(/form-action 'self'; base-uri 'none'; frame-ancestors 'none'/);
    expect(policyOf(headers)).not.toMatch(/unsafe|trusted-types/);
    expect(headers).toMatchObject({ ...EXPECTED, 'content-security-policy': expect.any(String) });
    const known = await app.inject({ url, headers: { 'if-none-match': '*' } });
    expect([known.statusCode, policyOf(known.headers)]).toEqual([304, policyOf(headers)]);
  }
  for (const url of ['/', '/about', '/contact/sent', '/404', '/Contact', '/contact/', '/api/captcha']) {
    expect(policyOf((await app.inject(url)).headers)).toBe(policyOf(EXPECTED));
  }
});

test('each provider opens only what it needs, and no directive is named twice', () => {
  for (const provider of ['recaptcha', 'hcaptcha', 'turnstile']) {
    const config = readConfig({
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: 'k',
      CAPTCHA_SECRET: 's',
    });
    const directives = policyOf(commonHeaders(config, manifest)).split('; ');
    const names = directives.map((directive) => directive.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
    const opened = directives.filter((directive) => directive.includes('https:'));
    expect(opened.length).toBe(provider === 'hcaptcha' ? 4 : 2);
    expect(directives.filter((directive) => directive.includes("'none' "))).toEqual([]);
  }
});

type Ask = (app: FastifyInstance) => Promise<{ statusCode: number; headers: Record<string, unknown> }>;

const answers: [what: string, status: number, ask: Ask][] = [
  ['a page', 200, (app) => app.inject('/')],
  ['a page that is known', 304, (app) => app.inject({ url: '/', headers: { 'if-none-match': '*' } })],
  ['HEAD', 200, (app) => app.inject({ method: 'HEAD', url: '/' })],
  ['the page for what is not there', 404, (app) => app.inject('/404')],
  ['a file that is not there', 404, (app) => app.inject('/nothing.png')],
  ['a redirect', 301, (app) => app.inject('/About')],
  ['an unknown path', 302, (app) => app.inject('/nothing')],
  ['a path that cannot be decoded', 404, (app) => app.inject('/%E0%A4%A')],
  ['an API path that cannot be decoded', 404, (app) => app.inject('/api/%E0%A4%A')],
  ['another method', 404, (app) => app.inject({ method: 'DELETE', url: '/' })],
  ['the API', 200, (app) => postJson(app, GOOD_REQUEST)],
  ['a form', 303, (app) => postForm(app, GOOD_REQUEST)],
  ['an API path that is not there', 404, (app) => app.inject('/api/nothing')],
  ['the contact form', 303, (app) => postMessageForm(app, GOOD_MESSAGE)],
  ['the contact form from a program', 200, (app) => postMessage(app, GOOD_MESSAGE)],
  ['what the captcha asks', 200, (app) => app.inject('/api/captcha')],
  ['malformed JSON', 400, (app) => postJson(app, '{')],
  ['a body that is too large', 413, (app) => postJson(app, ' '.repeat(70_000))],
  ['another content type', 415, (app) => postJson(app, 'x', { 'content-type': 'text/plain' })],
  ['missing fields', 422, (app) => postJson(app, {})],
  ['missing fields in a form', 422, (app) => postForm(app, {})],
  ['a post from another site', 403, (app) => postJson(app, GOOD_REQUEST, { 'sec-fetch-site': 'cross-site' })],
  ['a check', 200, (app) => app.inject('/healthz')],
  ['a check of the store', 200, (app) => app.inject('/readyz')],
];

const server = shareTestApp();

test.each(answers)('%s (%i) carries every header', async (_what, status, ask) => {
  const { app } = server();
  const { statusCode, headers } = await ask(app);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(EXPECTED);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('server');
});

test.each(['/robots.txt', '/assets/house-4d5e6f.png'])(
  'the file %s carries what a file needs',
  async (url) => {
    const { app } = await startTestApp({ settings: { SITE_URL: 'https://www.oakhand.example' } });
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    for (const name of ['permissions-policy', 'referrer-policy', 'cross-origin-opener-policy'])
      expect(headers).not.toHaveProperty(name);
  },
);

test.each([
  ['bytes that are not HTTP', 'HELLO\r\n\r\n', '400 Bad Request'],
  ['a request that names no host', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request',
  ],
])('so does the answer to %s', async (_what, bytes, status) => {
  const { app } = await startTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.write(bytes);
  await once(socket, 'close');
  expect(answer).toContain(`HTTP/1.1 ${status}`);
  for (const [name, value] of Object.entries(EXPECTED)) expect(answer).toContain(`${name}: ${value}\r\n`);
});

test.each([
  '/api/estimate',
  '/api/captcha',
  '/%61pi/captcha',
  '/api/nothing',
  '/%61pi/nothing',
  '/contact_process.php',
  '/healthz',
  '/%68ealthz',
  '/readyz',
  '/r%65adyz?only=store',
  '/%6detrics',
])('the answer of %s is not cached', async (url) => {
  const { app } = server();
  expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
  expect((await postJson(app, GOOD_REQUEST)).headers['cache-control']).toBe('no-store');
});

test('errors below /api are JSON, however the path is encoded', async () => {
  const { app } = server();
  for (const url of ['/api/nothing', '/%61pi/nothing', '/%41PI/%E0%A4%A']) {
    expect((await app.inject(url)).json()).toEqual({ success: false, message: refusalWords.notFound });
  }
});
