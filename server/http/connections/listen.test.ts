import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { listen } from './listen.ts';

const OPTIONS = { port: 0, host: '127.0.0.1', backlog: 4096 };

const VISITORS = 64;

/** Connects from another thread, and so also while this one is busy. */
const CONNECT = `
  const { connect } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  for (let count = 0; count < ${VISITORS}; count++) connect(workerData, '127.0.0.1').on('error', () => {});
  parentPort.on('message', () => process.exit());
`;

test.runIf(process.platform === 'linux')('lets many visitors in at once after a busy moment', async () => {
  const { app } = await startTestApp();
  await listen(app, OPTIONS);
  let accepted = 0;
  app.server.on('connection', () => accepted++);
  const { port } = app.server.address() as AddressInfo;
  const visitors = new Worker(CONNECT, { eval: true, workerData: port });
  onTestFinished(async () => void (await visitors.terminate()));
  await once(visitors, 'online');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  // What has arrived meanwhile is read in the first round, and counted after it.
  await setImmediate();
  await setImmediate();
  expect(accepted).toBeGreaterThan(VISITORS / 4);
});

test('refuses a port that another program, or a second copy of this one, has', async () => {
  const { app } = await startTestApp();
  await listen(app, OPTIONS);
  const { port } = app.server.address() as AddressInfo;
  const { app: second } = await startTestApp();
  await expect(listen(second, { ...OPTIONS, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('answers on every socket, and closes with the last connection', async () => {
  const { app } = await startTestApp();
  await listen(app, OPTIONS);
  const { port } = app.server.address() as AddressInfo;
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [slow] = [fetch(`http://127.0.0.1:${port}/healthz`)];
  await app.close();
  expect((await slow)?.status).toBe(200);
});
