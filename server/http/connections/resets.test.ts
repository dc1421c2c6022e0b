import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { GOOD_REQUEST, postJson } from '../../testing/requests.ts';
import { startTestApp } from '../../testing/test-app.ts';

const ATTEMPTS = 10;

/** Sends something whole, so many times, and is gone each time before there can be an answer. */
async function startResetting(settings: Record<string, string>, bytesOf: (attempt: number) => string) {
  const started = await startTestApp({ settings });
  const { server } = started.app;
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytesOf(attempt), () => socket.resetAndDestroy());
    });
    const [accepter] = await accepted;
    await new Promise((resolve) => accepter.once('close', resolve));
  }
  return started;
}

function post(attempt: number): string {
  const person = { email: `person-${attempt}@customer.example`, phone: `914555${1000 + attempt}` };
  const body = JSON.stringify({ ...GOOD_REQUEST, ...person });
  const head = 'POST /api/estimate HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json';
  return `${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

test('a form is stored, and its address counted, when the client resets after sending', async () => {
  const { app, rows } = await startResetting({ RATE_LIMIT: '4' }, post);
  await eventually(async () =>
    expect(await rows("select email from leads where form = 'estimate'")).toHaveLength(4),
  );
  expect((await postJson(app, { ...GOOD_REQUEST, description: 'Another job.' })).statusCode).toBe(429);
});

test('a captcha request counts its address when the client resets after sending', async () => {
  const { app } = await startResetting(
    { RATE_LIMIT: '1' },
    () => 'GET /api/captcha HTTP/1.1\r\nhost: localhost\r\n\r\n',
  );
  await eventually(async () => expect((await app.inject('/api/captcha')).statusCode).toBe(429));
});
