import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import {
  canMakeCertificates,
  makeCertificate,
  startSecureServer,
  trust,
} from '../../server/testing/secure-server.ts';
import { startReceiver } from '../../server/testing/webhook-receiver.ts';
import { checkWebhook } from './webhook.ts';

const look = (url: string, allowPrivate = ['127.0.0.0/8', '::1']) =>
  checkWebhook({ webhook: { url, secret: 'whsec_c2VjcmV0', allowPrivate } });

test('without WEBHOOK_URL there is nothing to reach', async () => {
  expect(await checkWebhook({ webhook: undefined })).toMatchObject([{ state: 'right' }]);
});

test('a receiver that answers passes and is posted nothing', async () => {
  const receiver = await startReceiver();
  const findings = await look(`http://127.0.0.1:${receiver.port}/one-call?key=value`);
  expect(findings).toMatchObject([
    { state: 'right', says: expect.stringMatching(/^127\.0\.0\.1:\d+ answers\./) },
  ]);
  expect(JSON.stringify(findings)).not.toContain('key=value');
  expect(receiver.got).toMatchObject([{ method: 'HEAD', body: '' }]);
});

test.each([
  ['/one-call/?key=value', 'wrong'],
  ['/log-in', 'unknown'],
])('a redirect to %s is %s, and named without its query', async (location, state) => {
  const receiver = await startReceiver();
  receiver.answer = (response) => response.writeHead(302, { location }).end();
  const origin = `http://127.0.0.1:${receiver.port}`;
  const findings = await look(`${origin}/one-call?key=value`);
  const target = `${origin}${location.replace(/\?.*/, '')}`;
  expect(findings).toMatchObject([
    { state, says: expect.stringContaining(`a redirect (302) to ${target}, `) },
  ]);
  expect(JSON.stringify(findings)).not.toContain('key=value');
});

test('a private address that is not allowed fails', async () => {
  const { port } = await startReceiver();
  expect(await look(`http://localhost:${port}/`, [])).toMatchObject([
    { state: 'wrong', says: expect.stringContaining('a private address') },
  ]);
});

test('a closed port fails', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  expect(await look(`http://127.0.0.1:${port}/`)).toMatchObject([
    { state: 'wrong', says: `Nothing listens at 127.0.0.1:${port}.` },
  ]);
});

test('an unresolvable name is unknown', async () => {
  expect(await look('https://crm.no-such-host-here.invalid/')).toMatchObject([{ state: 'unknown' }]);
});

test.skipIf(!canMakeCertificates)('a certificate is red until its issuer is trusted', async () => {
  const certificate = await makeCertificate();
  const url = await startSecureServer(certificate, (_request, response) => void response.end());
  expect(await look(url)).toMatchObject([{ state: 'wrong', says: expect.stringContaining('TLS with ') }]);
  trust(certificate);
  expect(await look(url)).toMatchObject([{ state: 'right' }]);
});
