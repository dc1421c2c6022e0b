import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

test('says that it is well', async () => {
  const { app } = await startTestApp();
  for (const url of ['/healthz', '/readyz']) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  }
});

test('is not ready while the store cannot commit, and ready again afterwards', async () => {
  const { app, lockStore } = await startTestApp({ failuresExpected: true });
  const release = await lockStore();
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json().status]).toEqual([503, 'unavailable']);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await release();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});
