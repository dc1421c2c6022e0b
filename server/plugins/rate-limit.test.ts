import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { messages } from '../../contract/messages.ts';
import { GOOD_REQUEST } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

/** The status of one post from this address, which names others as the ones it forwards for. */
async function postFrom(app: FastifyInstance, remoteAddress: string, forwardedFor?: string) {
  const headers = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {};
  const answer = await app.inject({
    method: 'POST',
    url: '/api/estimate',
    payload: GOOD_REQUEST,
    remoteAddress,
    headers,
  });
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
