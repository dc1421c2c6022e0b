import { expect, test } from 'vitest';
import { CAPTCHA_FIELDS, type ForeignProvider } from '../../contract/captcha.ts';
import { GOOD_MESSAGE, postMessage, postMessageForm } from '../testing/requests.ts';
import { type Provider, respondWith, startProvider } from '../testing/siteverify.ts';
import { startTestApp } from '../testing/test-app.ts';

const SECRET = 'secret-of-ours';
const YES = { success: true, challenge_ts: '2026-11-21T09:00:00Z', hostname: 'www.oakhand.example' };
const no = (...codes: string[]) => ({ success: false, 'error-codes': codes });
const ROWS = `select captcha, held_because, (select state from deliveries where lead_id = m.id and
  kind = 'customer-mail') as confirmation from leads m where form = 'contact' order by number`;
const VERIFIED = { captcha: 'verified', held_because: null, confirmation: expect.not.stringMatching('held') };

/** The server with a fake provider that answers like this. */
async function startWith(
  answer: Provider['answer'],
  name: ForeignProvider = 'turnstile',
  failuresExpected = false,
) {
  const provider = await startProvider(answer);
  const settings = {
    CAPTCHA_PROVIDER: name,
    CAPTCHA_SITE_KEY: 'site_key-of-ours',
    CAPTCHA_SECRET: SECRET,
  };
  const overrides = { siteverify: { url: provider.url, timeoutMs: 500 } };
  const server = await startTestApp({ settings, overrides, failuresExpected });
  const send = (token: unknown, headers?: Record<string, string>) =>
    postMessage(server.app, { ...GOOD_MESSAGE, [CAPTCHA_FIELDS[name]]: token }, headers);
  return { ...server, provider, send };
}

test.each(['recaptcha', 'hcaptcha', 'turnstile'] as const)(
  '%s: the browser learns the site key, and the provider is asked about the answer and nothing else',
  async (name) => {
    const { app, provider, send, rows } = await startWith(respondWith(YES), name);
    expect((await app.inject('/api/captcha')).json()).toEqual({
      provider: name,
      siteKey: 'site_key-of-ours',
    });
    expect((await send('the token')).json()).toMatchObject({ success: true });
    expect(provider.asked).toEqual([
      {
        method: 'POST',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: { secret: SECRET, response: 'the token' },
      },
    ]);
    expect(await rows(ROWS)).toEqual([VERIFIED]);
  },
);

test('the plain form of a browser carries the answer under the same name', async () => {
  const { app, provider, rows } = await startWith(respondWith(YES), 'recaptcha');
  const answer = await postMessageForm(app, { ...GOOD_MESSAGE, 'g-recaptcha-response': 'the token' });
  expect(answer.statusCode).toBe(303);
  expect(provider.asked).toHaveLength(1);
  expect(await rows(ROWS)).toEqual([VERIFIED]);
});

test.each([
  ['an answer that it does not know', no('invalid-input-response')],
  ['an answer that is old or known', no('timeout-or-duplicate')],
  ['an answer that it has seen', no('already-seen-response')],
  ['no, without a reason', { success: false }],
  ['no, with reasons that are none', { success: false, 'error-codes': [1, null, {}] }],
])('%s: the message is stored and held as refused', async (_what, body) => {
  const { send, rows } = await startWith(respondWith(body));
  expect((await send('the token')).statusCode).toBe(200);
  expect(await rows(ROWS)).toEqual([
    { captcha: 'unverified', held_because: 'refused', confirmation: 'held' },
  ]);
});

test.each<[string, Provider['answer']]>([
  ['never answers', () => {}],
  ['begins to answer and stops', (response) => void response.writeHead(200).write('{"success":')],
  ['hangs up', (response) => response.destroy()],
  ['fails', respondWith({ success: true }, 500)],
  ['fails in JSON', respondWith(no('internal-error'), 503)],
  ['answers with a page', (response) => void response.end('<!doctype html>')],
  ['answers with nothing', (response) => void response.end()],
  ['says null', respondWith(null)],
  ['says yes in a word', respondWith({ success: 'true' })],
  ['says something else', respondWith({ ok: true })],
  [
    'sends us elsewhere',
    (response) => {
      if (response.req.url === '/elsewhere') return respondWith(YES)(response);
      response.writeHead(302, { location: '/elsewhere' }).end();
    },
  ],
])(
  'a provider that %s: the message is stored and held, and the sender does not wait for long',
  async (_what, answer) => {
    const { send, rows, log } = await startWith(answer);
    const began = performance.now();
    expect((await send('the token')).statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(await rows(ROWS)).toEqual([
      { captcha: 'unverified', held_because: 'unavailable', confirmation: 'held' },
    ]);
    expect(log()).toContain('the captcha service did not answer');
  },
);

test.each(['invalid-input-secret', 'missing-input-secret', 'sitekey-secret-mismatch', 'bad-request'])(
  'when the provider names %s, the fault is ours and the log says so, without the secret',
  async (code) => {
    const { send, rows, log } = await startWith(respondWith(no(code)), 'hcaptcha', true);
    await send('the token');
    expect(await rows(ROWS)).toEqual([
      { captcha: 'unverified', held_because: 'unavailable', confirmation: 'held' },
    ]);
    const line = log()
      .split('\n')
      .find((text) => text.includes('the captcha service rejected our request'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, provider: 'hcaptcha', errors: [code] });
    expect(log()).not.toMatch(/secret-of-ours|the token/);
  },
);

test.each([
  ['missing', undefined],
  ['missing', ''],
  ['unreadable', ['a', 'b']],
  ['unreadable', 'x'.repeat(20_000)],
])('an answer that is %s is not asked about', async (problem, token) => {
  const { send, provider, rows } = await startWith(respondWith(YES));
  expect((await send(token)).statusCode).toBe(200);
  expect(provider.asked).toEqual([]);
  expect(await rows(ROWS)).toEqual([{ captcha: 'unverified', held_because: problem, confirmation: 'held' }]);
});

test('the answer of another provider counts as missing', async () => {
  const { app, provider, rows } = await startWith(respondWith(YES), 'hcaptcha');
  await postMessage(app, { ...GOOD_MESSAGE, 'cf-turnstile-response': 'the token', altcha: 'the token' });
  expect(provider.asked).toEqual([]);
  expect(await rows(ROWS)).toMatchObject([{ held_because: 'missing' }]);
});

test('the same message sent again, at once or later, is asked about once', async () => {
  const { send, provider, rows } = await startWith(respondWith(YES));
  const key = { 'idempotency-key': 'one-page-view' };
  const both = await Promise.all([send('the token', key), send('the token', key)]);
  const later = await send('the token', key);
  expect(new Set([...both, later].map((answer) => answer.body)).size).toBe(1);
  expect(provider.asked).toHaveLength(1);
  expect(await rows(ROWS)).toEqual([VERIFIED]);
});

test('a refused message is not asked about', async () => {
  const { app, provider } = await startWith(respondWith(YES));
  const answer = await postMessage(app, { 'cf-turnstile-response': 'the token' });
  expect(answer.statusCode).toBe(422);
  expect(provider.asked).toEqual([]);
});
