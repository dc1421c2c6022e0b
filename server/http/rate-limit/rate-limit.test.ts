import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { company } from '../../../contract/content/current.ts';
import { eventually } from '../../testing/eventually.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { OWED } from '../../testing/postgres.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../../testing/requests.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { tooManyRequests } from './rate-limit.ts';
import { createVisitors } from './visitors.ts';

let people = 0;

/** The status of one post from this address by a new person; `forwardedFor` is the X-Forwarded-For header. */
async function postFrom(app: FastifyInstance, remoteAddress: string, forwardedFor?: string) {
  const headers = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {};
  const person = { email: `person-${++people}@customer.example`, phone: `914555${1000 + people}` };
  const payload = { ...GOOD_REQUEST, ...person };
  const answer = await app.inject({ method: 'POST', url: '/api/estimate', payload, remoteAddress, headers });
  return answer.statusCode;
}

test('one address may post RATE_LIMIT times a minute, others are not touched by that', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '3' } });
  for (const status of [200, 200, 200, 429]) expect(await postFrom(app, '203.0.113.1')).toBe(status);
  expect(await postFrom(app, '203.0.113.2')).toBe(200);
});

test('a refusal says when to try again', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '1' } });
  const post = (description: string) => postJson(app, { ...GOOD_REQUEST, description });
  await post('one');
  const answer = await post('two');
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toEqual({
    success: false,
    message: 'Too many requests in a short time. Please wait a minute and try again, or call us.',
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('without a limit every post is accepted', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '0' } });
  for (let count = 0; count < 50; count++) expect(await postFrom(app, '203.0.113.1')).toBe(200);
});

const BEHIND_PROXY = { TRUST_PROXY: '10.0.0.0/8' };

test.each<[what: string, settings: Record<string, string>, posts: [string, string | undefined, number][]]>([
  [
    'the /64 network of an IPv6 address',
    {},
    [
      ['2001:db8:1:1::1', undefined, 200],
      ['2001:db8:1:1:ffff::2', undefined, 429],
      ['2001:db8:1:2::1', undefined, 200],
    ],
  ],
  [
    'an IPv4 address, also in IPv6 form',
    {},
    [
      ['203.0.113.1', undefined, 200],
      ['::ffff:203.0.113.1', undefined, 429],
    ],
  ],
  [
    'the address of an untrusted client, whatever its header says',
    {},
    [
      ['203.0.113.1', '198.51.100.1', 200],
      ['203.0.113.1', '198.51.100.2', 429],
    ],
  ],
  [
    'the visitor that a trusted proxy names last',
    BEHIND_PROXY,
    [
      ['10.0.0.7', '198.51.100.1', 200],
      ['10.0.0.7', '198.51.100.2', 200],
      ['10.0.0.7', '192.0.2.99, 198.51.100.1', 429],
      ['203.0.113.1', '198.51.100.3', 200],
      ['203.0.113.1', '198.51.100.4', 429],
    ],
  ],
])('what counts is %s', async (_what, settings, posts) => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '1', ...settings } });
  for (const [address, forwardedFor, status] of posts) {
    expect(await postFrom(app, address, forwardedFor)).toBe(status);
  }
});

describe('a person, by e-mail and by telephone', () => {
  const addresses = Array.from({ length: 30 }, (_, index) => `203.0.113.${index}`);
  let posts = 0;

  function post(app: FastifyInstance, person: object, remoteAddress: string, key = `page view ${++posts}`) {
    const payload = { ...GOOD_REQUEST, description: `Job ${posts}`, ...person };
    const headers = { 'idempotency-key': key.replaceAll(' ', '-') };
    return app.inject({ method: 'POST', url: '/api/estimate', payload, remoteAddress, headers });
  }

  test('seven requests of one property manager within an hour reach the office, marked', async () => {
    const server = await startMailServer();
    const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '20', SMTP_URL: server.url } });
    for (const address of addresses.slice(0, 7)) {
      const answer = await post(app, {}, address);
      expect(answer.json()).toMatchObject({ success: true, promise: { words: expect.any(String) } });
    }
    const stored = await rows("select spam_reasons from leads where form = 'estimate' order by number");
    expect(stored.map(({ spam_reasons }) => spam_reasons)).toEqual([
      ...Array(5).fill(''),
      'sameSender:6',
      'sameSender:7',
    ]);
    const toOffice = () => server.mails.filter(({ recipients }) => recipients[0] === company.email);
    await eventually(() => expect(toOffice()).toHaveLength(7));
    const words = 'the same sender or network sent 7 within an hour';
    expect(toOffice().filter(({ text }) => text?.replace(/\s+/g, ' ').includes(words))).toHaveLength(1);
  });

  test('a flood is answered as usual, and the leads are held', async () => {
    const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '2' } });
    for (const address of addresses.slice(0, 3)) {
      expect((await post(app, { phone: '' }, address)).statusCode).toBe(200);
    }
    expect(await rows("select spam_reasons from leads where form = 'estimate' order by number")).toEqual([
      { spam_reasons: '' },
      { spam_reasons: 'sameSender:2' },
      { spam_reasons: 'often' },
    ]);
    const last = "select max(number) from leads where form = 'estimate'";
    expect(
      await rows(
        `select kind, state from ${OWED} join leads on leads.id = owed.lead_id where form = 'estimate' and number = (${last}) order by kind`,
      ),
    ).toEqual([
      { kind: 'customer-mail', state: 'held' },
      { kind: 'office-mail', state: 'held' },
    ]);
  });

  test.each([
    ['e-mail', { phone: '' }, { phone: '', email: 'ADA@customer.example' }],
    [
      'telephone, however it is written',
      { email: 'a@a.example' },
      { email: 'b@b.example', phone: '+1 914.555.0123' },
    ],
    [
      'e-mail, whatever follows the plus',
      { phone: '', email: 'ada+1@customer.example' },
      { phone: '', email: 'ada+2@customer.example' },
    ],
  ])(
    'a flood from one person is held by %s, from any address, and never refused',
    async (_what, one, two) => {
      const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '4' } });
      for (const [turn, address] of addresses.slice(0, 7).entries()) {
        expect((await post(app, turn % 2 ? one : two, address)).statusCode).toBe(200);
      }
      const stored = await rows("select spam_reasons from leads where form = 'estimate' order by number");
      expect(stored.map(({ spam_reasons }) => spam_reasons)).toEqual([
        '',
        'sameSender:2',
        'sameSender:3',
        'sameSender:4',
        ...Array(3).fill('often'),
      ]);
    },
  );

  test.each(['0', 'n/a', '123-456'])(
    'people who give %j as their telephone are not one person',
    async (phone) => {
      const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '8' } });
      for (const [turn, address] of addresses.slice(0, 4).entries()) {
        await post(app, { phone, email: `person-${turn}@customer.example` }, address);
      }
      expect(await rows("select id from leads where form = 'estimate' and spam_reasons <> ''")).toEqual([]);
    },
  );

  test('retries with one key are counted once', async () => {
    const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '8' } });
    for (const address of addresses) {
      const again = { description: 'The same job.' };
      expect((await post(app, again, address, 'one-key-of-one-page')).statusCode).toBe(200);
    }
    await post(app, {}, '198.51.100.1');
    expect(await rows("select spam_reasons from leads where form = 'estimate'")).toEqual(
      Array(2).fill({ spam_reasons: '' }),
    );
  });

  test('the counts contain no personal data', async () => {
    const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '8' } });
    await post(app, {}, '203.0.113.77');
    const [stored] = await rows("select visitor from leads where form = 'estimate'");
    expect(stored?.visitor).toMatch(/^[\w-]{22}$/);
    const counted = await rows('select key from rate_limits');
    for (const { key } of counted) expect(key).toMatch(/^[a-z0-9-]+:[\w-]{22,43}$/);
    // By name: servers of two versions count together. A single server counts in memory.
    const names = counted.map(({ key }) => String(key).split(':')[0]);
    if (names.length > 0)
      expect(new Set(names)).toEqual(new Set(['asks-estimate', 'address', 'address-hour', 'person']));
  });
});

describe('a key is no way around the limit', () => {
  const key = (count: number) => ({ 'idempotency-key': `page-view-${count}` });
  const job = (count: number) => ({ ...GOOD_REQUEST, description: `Job ${count}` });

  test('what was refused is refused again with the same key', async () => {
    const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '2', CAPTCHA_PROVIDER: 'off' } });
    for (const message of ['one', 'two']) await postMessage(app, { ...GOOD_MESSAGE, message });
    for (const status of [429, 429]) expect((await postJson(app, job(1), key(1))).statusCode).toBe(status);
    expect(await rows("select id from leads where form = 'estimate'")).toEqual([]);
  });

  test('a key of one form is unknown to the other', async () => {
    const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '4', CAPTCHA_PROVIDER: 'off' } });
    const turns = [1, 2, 3, 4];
    for (const turn of turns) {
      expect((await postMessage(app, { ...GOOD_MESSAGE, message: `${turn}` }, key(turn))).statusCode).toBe(
        200,
      );
    }
    for (const turn of turns) expect((await postJson(app, job(turn), key(turn))).statusCode).toBe(429);
    expect(await rows("select id from leads where form = 'estimate'")).toEqual([]);
  });

  test('a retry whose first answer was lost gets it, even over the limit', async () => {
    const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '2' } });
    const first = await postJson(app, job(1), key(1));
    for (const count of [2, 3, 4]) await postJson(app, job(count), key(count));
    const again = await postJson(app, job(1), key(1));
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await rows("select id from leads where form = 'estimate'")).toHaveLength(2);
  });

  test('other answers under a known key are counted', async () => {
    const { app } = await startTestApp({ settings: { RATE_LIMIT: '2' } });
    const statuses = [];
    for (const words of [1, 2, 3, 4]) statuses.push((await postJson(app, job(words), key(1))).statusCode);
    expect(statuses).toEqual([200, 422, 429, 429]);
  });

  test('a flood of repeats ends at the limit too', async () => {
    const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '2' } });
    const statuses = [];
    for (let count = 0; count < 25; count++) statuses.push((await postJson(app, job(1), key(1))).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses.at(-1)).toBe(429);
    expect(await rows("select id from leads where form = 'estimate'")).toHaveLength(1);
  });
});

test('servers on one PostgreSQL count together', async ({ skip }) => {
  const first = await startTestApp({ settings: { RATE_LIMIT: '4' } });
  if (!first.config.databaseUrl) skip();
  const second = await startTestApp({ settings: { ...first.sameStore, RATE_LIMIT: '4' } });
  const statuses = [];
  for (const { app } of [first, second, first, second, first, second]) {
    statuses.push(await postFrom(app, '203.0.113.1'));
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [300, '5 minutes'],
  [3_600, '60 minutes'],
])('a wait of %i seconds is told as %s', (seconds, words) => {
  expect(tooManyRequests(seconds)).toContain(`Please wait ${words} and try again`);
});

test('visitors without a known address count as one visitor', async () => {
  const { hash } = createVisitors({ store: { secret: async () => 'salt' }, clock: () => new Date(0) });
  expect(await hash(undefined)).toBe(await hash(undefined));
  expect(await hash(undefined)).not.toBe(await hash('203.0.113.1'));
});
