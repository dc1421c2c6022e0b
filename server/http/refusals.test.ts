import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { company } from '../../contract/content/current.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { startTestApp } from '../testing/test-app.ts';
import { withReach } from './refusals.ts';

/** The server with a route that breaks, as a mistake of ours would. */
function startBrokenApp() {
  return startTestApp({ failuresExpected: true, overrides: { addRoutes } });
}

async function addRoutes(app: FastifyInstance) {
  for (const url of ['/api/broken', '/broken']) {
    app.get(url, async () => {
      throw new Error('secret detail about ada@customer.example');
    });
  }
}

test('an unexpected error is logged with the request id and hidden from the visitor', async () => {
  const { app, log } = await startBrokenApp();
  const answer = await app.inject('/api/broken');
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { success: false, message: withReach(refusalWords.unexpected) },
  ]);
  const line = JSON.parse(
    log()
      .split('\n')
      .find((text) => text.includes('unexpected failure')) ?? '{}',
  );
  expect(line).toMatchObject({ level: 50, reqId: expect.any(String), err: { type: 'Error' } });
  expect(log()).not.toContain('ada@customer.example');
});

test('a browser gets a page with the number to call', async () => {
  const { app } = await startBrokenApp();
  const answer = await app.inject({ url: '/broken', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<h1>Something went wrong</h1>');
  expect(answer.body).toContain(company.phone);
  expect(answer.body).not.toContain('secret');
});

test('other clients get a line of text', async () => {
  const { app } = await startBrokenApp();
  const answer = await app.inject('/broken');
  expect([answer.statusCode, answer.body]).toEqual([500, `${withReach(refusalWords.unexpected)}\n`]);
});
