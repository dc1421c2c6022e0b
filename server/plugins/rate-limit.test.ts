import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { messages } from '../../contract/messages.ts';
import { GOOD_REQUEST } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

let people = 0;

/** The status of one post from this address by somebody new; a header may name others that it is forwarded for. */
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

test('who is refused learns when to come back', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '1' } });
  const post = () => app.inject({ method: 'POST', url: '/api/estimate', payload: GOOD_REQUEST });
  await post();
  const answer = await post();
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toEqual({ success: false, message: messages.refused.tooMany });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('without a limit anybody may post as often as they like', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '0' } });
  for (let count = 0; count < 50; count++) expect(await postFrom(app, '203.0.113.1')).toBe(200);
});

test('an IPv6 network of one household counts as one address', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '1' } });
  expect(await postFrom(app, '2001:db8:1:1::1')).toBe(200);
  expect(await postFrom(app, '2001:db8:1:1:ffff::2')).toBe(429);
  expect(await postFrom(app, '2001:db8:1:2::1')).toBe(200);
});

test('an IPv4 address in IPv6 form is the same address', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '1' } });
  expect(await postFrom(app, '203.0.113.1')).toBe(200);
  expect(await postFrom(app, '::ffff:203.0.113.1')).toBe(429);
});

test('nobody can choose an address by a header', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '1' } });
  expect(await postFrom(app, '203.0.113.1', '198.51.100.1')).toBe(200);
  expect(await postFrom(app, '203.0.113.1', '198.51.100.2')).toBe(429);
});

test('a proxy that we trust names the visitor, and only the last step that it saw itself', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '1', TRUST_PROXY: '10.0.0.0/8' } });
  expect(await postFrom(app, '10.0.0.7', '198.51.100.1')).toBe(200);
  expect(await postFrom(app, '10.0.0.7', '198.51.100.2')).toBe(200);
  expect(await postFrom(app, '10.0.0.7', '192.0.2.99, 198.51.100.1')).toBe(429);
  expect(await postFrom(app, '203.0.113.1', '198.51.100.3')).toBe(200);
  expect(await postFrom(app, '203.0.113.1', '198.51.100.4')).toBe(429);
});

describe('a person, by e-mail and by telephone', () => {
  const addresses = Array.from({ length: 30 }, (_, index) => `203.0.113.${index}`);
  let posts = 0;

  function post(app: FastifyInstance, person: object, remoteAddress: string, key = `page view ${++posts}`) {
    const payload = { ...GOOD_REQUEST, description: `Job ${posts}`, ...person };
    const headers = { 'idempotency-key': key.replaceAll(' ', '-') };
    return app.inject({ method: 'POST', url: '/api/estimate', payload, remoteAddress, headers });
  }

  test('who sends more than people do is answered as usual, and what they sent waits for a person', async () => {
    const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '8' } });
    for (const address of addresses.slice(0, 3)) {
      expect((await post(app, { phone: '' }, address)).statusCode).toBe(200);
    }
    expect(await rows('select spam_reasons from estimate_requests order by number')).toEqual([
      { spam_reasons: '' },
      { spam_reasons: '' },
      { spam_reasons: 'often' },
    ]);
    const last = 'select max(number) from estimate_requests';
    expect(
      await rows(
        `select kind, state from deliveries d join estimate_requests r on r.id = d.estimate_request_id where number = (${last}) order by kind`,
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
  ])('who goes on is refused by %s, wherever the posts come from', async (_what, one, two) => {
    const { app } = await startTestApp({ settings: { RATE_LIMIT: '8' } });
    const statuses = [];
    for (const address of addresses.slice(0, 9)) {
      statuses.push((await post(app, statuses.length % 2 ? one : two, address)).statusCode);
    }
    expect(statuses).toEqual([...Array(8).fill(200), 429]);
  });

  test('who tries again and again with one key is counted once', async () => {
    const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '8' } });
    for (const address of addresses) {
      expect((await post(app, {}, address, 'one-key-of-one-page')).statusCode).toBe(200);
    }
    await post(app, {}, '198.51.100.1');
    expect(await rows('select spam_reasons from estimate_requests')).toEqual(
      Array(2).fill({ spam_reasons: '' }),
    );
  });

  test('nothing that is counted says who it is', async () => {
    const { app, rows } = await startTestApp({ settings: { RATE_LIMIT: '8' } });
    await post(app, {}, '203.0.113.77');
    const [stored] = await rows('select visitor from estimate_requests');
    expect(stored?.visitor).toMatch(/^[\w-]{22}$/);
    const counted = await rows('select key from rate_limits');
    for (const { key } of counted) expect(key).toMatch(/^[a-z0-9-]+:[\w-]{22,43}$/);
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
