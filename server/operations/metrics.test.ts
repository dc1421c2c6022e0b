import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../testing/requests.ts';
import { startTestApp as startWith, type TestApp } from '../testing/test-app.ts';

const TOKEN = 'a-token-that-is-hard-to-guess';
const SPAM = { ...GOOD_REQUEST, description: '<a href="https://pills.example">Cheap pills</a>' };

const BEARER = `Bearer ${TOKEN}`;

function startTestApp({ settings, ...setting }: Parameters<typeof startWith>[0] = {}) {
  return startWith({ settings: { METRICS_TOKEN: TOKEN, ...settings }, ...setting });
}

type Ask = { remoteAddress?: string; headers?: Record<string, string> };

function ask({ app }: TestApp, { remoteAddress, headers = { authorization: BEARER } }: Ask = {}) {
  return app.inject({ url: '/metrics', remoteAddress, headers });
}

/** Every number, by its name and labels. */
async function numbers(started: TestApp): Promise<Record<string, number>> {
  const { body } = await ask(started);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

const posts = (form: string, outcome: string) =>
  `one_call_form_posts_total{form="${form}",outcome="${outcome}"}`;

test('are in the text format of Prometheus, and not cached', async () => {
  const answer = await ask(await startTestApp());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const name = '[a-z_][a-z0-9_]*';
  const sample = new RegExp(`^${name}(\\{(${name}="[^"]*",?)+\\})? [\\d.e+-]+$`);
  const lines = answer.body.trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(line.startsWith('#') ? /^# (HELP|TYPE) \w+ \S/ : sample);
  const told = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
  expect(new Set(told).size).toBe(told.length);
});

test('are exactly those in the documentation', async () => {
  const started = await startTestApp();
  await postJson(started.app, SPAM);
  await started.rows(
    "update deliveries set state = 'failed', leased_until = '2099' where kind = 'office-mail'",
  );
  const { body } = await ask(started);
  const [, told = ''] = /## Watching it\n(.*?)\n## /s.exec(readFileSync('docs/running.md', 'utf8')) ?? [];
  const named = new Set(Array.from(told.matchAll(/^\| `(\w+)`/gm), ([, name = '']) => name));
  const exposed = Array.from(body.matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name);
  for (const name of named) expect(exposed).toContain(name);
  for (const name of exposed.filter((name) => name.startsWith('one_call'))) expect(named).toContain(name);
  for (const [name] of told.matchAll(/one_call_\w+?(?=_bucket|[{`[])/g)) expect(exposed).toContain(name);
});

test('count posts by outcome', async () => {
  const started = await startTestApp({ settings: { CAPTCHA_PROVIDER: 'altcha' }, failuresExpected: true });
  const { app, lockStore } = started;
  const key = { 'idempotency-key': 'one-page-view' };
  await postJson(app, GOOD_REQUEST, key);
  await postJson(app, GOOD_REQUEST, key);
  await postJson(app, SPAM);
  await postJson(app, { ...GOOD_REQUEST, service: 'magic' });
  await postJson(app, '{');
  await postJson(app, GOOD_REQUEST, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' });
  await Promise.all([postMessage(app, GOOD_MESSAGE), postMessage(app, GOOD_MESSAGE)]);
  const release = await lockStore();
  await postJson(app, { ...GOOD_REQUEST, description: 'Another job.' });
  await release();
  expect(await numbers(started)).toMatchObject({
    [posts('estimate', 'stored')]: 1,
    [posts('estimate', 'repeated')]: 1,
    [posts('estimate', 'held')]: 1,
    [posts('estimate', 'refused_fields')]: 2,
    [posts('estimate', 'refused_site')]: 1,
    [posts('estimate', 'refused_rate')]: 0,
    [posts('estimate', 'failed')]: 1,
    [posts('contact', 'held')]: 1,
    [posts('contact', 'repeated')]: 1,
    [posts('contact', 'stored')]: 0,
  });
});

test('count what the rate limits refuse', async () => {
  const started = await startTestApp({ settings: { RATE_LIMIT: '1' } });
  for (const description of ['One.', 'Two.', 'Three.'])
    await postJson(started.app, { ...GOOD_REQUEST, description });
  expect(await numbers(started)).toMatchObject({
    [posts('estimate', 'stored')]: 1,
    [posts('estimate', 'refused_rate')]: 2,
  });
});

test('count deliveries by state, and time every commit', async () => {
  let now = new Date('2026-11-21T09:00:00Z');
  const started = await startTestApp({ overrides: { clock: () => now } });
  await postJson(started.app, SPAM);
  await postJson(started.app, GOOD_REQUEST);
  await eventually(async () =>
    expect(await started.rows("select id from deliveries where state = 'sent'")).toHaveLength(2),
  );
  await started.rows(
    "update deliveries set state = 'failed', next_attempt_at = '2026-11-22' where state = 'held' and kind = 'office-mail'",
  );
  const before = await numbers(started);
  expect(before).toMatchObject({
    one_call_store_up: 1,
    'one_call_deliveries{kind="office-mail",state="sent"}': 1,
    'one_call_deliveries{kind="office-mail",state="failed"}': 1,
    'one_call_deliveries{kind="customer-mail",state="held"}': 1,
    'one_call_delivery_waiting_seconds{kind="office-mail"}': 0,
    one_call_store_commit_seconds_count: 2,
    'one_call_store_commit_seconds_bucket{le="+Inf"}': 2,
  });
  expect(before.one_call_store_commit_seconds_sum).toBeGreaterThan(0);
  expect(before.process_resident_memory_bytes).toBeGreaterThan(10_000_000);
  expect(before.nodejs_eventloop_lag_p99_seconds).toBeGreaterThanOrEqual(0);

  now = new Date('2026-11-22T10:00:00Z');
  await started.rows(
    "update deliveries set next_attempt_at = '2026-11-22T09:00:00.000Z', leased_until = '2030' where state = 'failed'",
  );
  expect(await numbers(started)).toMatchObject({
    'one_call_delivery_waiting_seconds{kind="office-mail"}': 3600,
  });
});

test('report a store that cannot be read, and the rest', async () => {
  const started = await startTestApp({ failuresExpected: true });
  await started.rows('alter table delivery_attempts rename to elsewhere');
  const told = await numbers(started);
  expect(told.one_call_store_up).toBe(0);
  expect(told[posts('estimate', 'stored')]).toBe(0);
});

const shown: [what: string, headers: Record<string, string>, status: number][] = [
  ['the token', { authorization: BEARER }, 200],
  ['the token through a proxy', { authorization: BEARER, 'x-forwarded-for': '203.0.113.9' }, 200],
  ['nothing', {}, 404],
  ['a part of the token', { authorization: `Bearer ${TOKEN.slice(1)}` }, 404],
  ['the token without its scheme', { authorization: TOKEN }, 404],
  ['a forged local address', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' }, 404],
];

test.each(['', '127.0.0.1'])(
  'only the token opens them, from any address; TRUST_PROXY is "%s"',
  async (proxy) => {
    const started = await startTestApp({ settings: { TRUST_PROXY: proxy } });
    for (const [what, headers, status] of shown) {
      for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.7']) {
        const answer = await ask(started, { remoteAddress, headers });
        expect(answer.statusCode, `${what} from ${remoteAddress}`).toBe(status);
        if (status === 404) expect(answer.body).not.toContain('one_call');
      }
    }
  },
);

test('without METRICS_TOKEN no token opens them', async () => {
  const started = await startWith();
  for (const authorization of ['Bearer ', 'Bearer undefined', 'Bearer null', '', BEARER]) {
    for (const remoteAddress of ['127.0.0.1', '10.0.0.7']) {
      expect((await ask(started, { remoteAddress, headers: { authorization } })).statusCode).toBe(404);
    }
  }
  expect((await ask(started, { headers: {} })).statusCode).toBe(404);
});
