import type { LookupAddress, lookup } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { canMakeCertificates, makeCertificate, trust } from '../../testing/secure-server.ts';
import { startReceiver } from '../../testing/webhook-receiver.ts';
import { post } from './send.ts';

/** A name server that says what the test says, one answer after the other. */
function namesLeadTo(...answers: string[][]) {
  let asked = 0;
  const resolve = ((
    _host: string,
    _options: object,
    callback: (error: null, found: LookupAddress[]) => void,
  ) => {
    const addresses = answers[asked++] ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof lookup;
  return { resolve, asked: () => asked };
}

const body = '{}';
const headers = { 'content-type': 'application/json' };

test('connects to the address that was resolved, and resolves once', async () => {
  const receiver = await startReceiver();
  const names = namesLeadTo(['127.0.0.1'], ['10.0.0.1']);
  const url = new URL(`http://crm.example:${receiver.port}/hook`);
  const answer = await post({ url, body, headers, allowed: ['127.0.0.0/8'], timeoutMs: 5_000, ...names });
  expect(answer).toEqual({ status: 204, text: '' });
  expect(names.asked()).toBe(1);
  expect(receiver.got).toMatchObject([
    { headers: { host: `crm.example:${receiver.port}`, 'content-length': '2' } },
  ]);
});

test.each([
  [['127.0.0.1']],
  [['::ffff:127.0.0.1']],
  [['93.184.215.14', '127.0.0.1']],
  [['127.0.0.1', '2606:2800:21f::1']],
])('a name that resolves to %j is not connected to', async (addresses) => {
  const receiver = await startReceiver();
  const url = new URL(`http://crm.example:${receiver.port}/hook`);
  const sent = post({ url, body, headers, allowed: [], timeoutMs: 5_000, ...namesLeadTo(addresses) });
  await expect(sent).rejects.toThrow('is a private address');
  expect(receiver.got).toEqual([]);
});

test.each(['127.0.0.1', '127.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:7f00:1]', 'localhost'])(
  'neither is %s',
  async (host) => {
    const receiver = await startReceiver();
    const url = new URL(`http://${host}:${receiver.port}/hook`);
    const sent = post({ url, body, headers, allowed: [], timeoutMs: 5_000 });
    await expect(sent).rejects.toThrow('is a private address');
    expect(receiver.got).toEqual([]);
  },
);

describe.runIf(canMakeCertificates)('with TLS', () => {
  const name = 'crm.example';
  const send = (port: number) => {
    const url = new URL(`https://${name}:${port}/hook`);
    return post({ url, body, headers, allowed: [name], timeoutMs: 5_000, ...namesLeadTo(['127.0.0.1']) });
  };

  test('the certificate is checked against the name, not the address', async () => {
    const certificate = await makeCertificate({ name });
    const receiver = await startReceiver(certificate);
    trust(certificate);
    expect(await send(receiver.port)).toMatchObject({ status: 204 });
    expect(receiver.got).toHaveLength(1);
  });

  test.each([
    ['of another name', 'other.example', true],
    ['that is not trusted', name, false],
  ])('a certificate %s is told nothing', async (_what, certified, trusted) => {
    const certificate = await makeCertificate({ name: certified });
    const receiver = await startReceiver(certificate);
    if (trusted) trust(certificate);
    await expect(send(receiver.port)).rejects.toThrow(/altnames|self-signed/);
    expect(receiver.got).toEqual([]);
  });
});

test('a name that does not resolve is reported as such', async () => {
  const url = new URL('https://nobody.invalid/');
  await expect(post({ url, body, headers, allowed: [], timeoutMs: 5_000 })).rejects.toMatchObject({
    syscall: 'getaddrinfo',
  });
});
