import { expect, test } from 'vitest';
import { isAllowedLoopback, isHostOrNetwork, mayConnect } from './network.ts';

const host = 'crm.example';

test.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
  '%s is on the internet',
  (address) => {
    expect(mayConnect(address, { host, allowed: [] })).toBe(true);
  },
);

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.8.8.8'],
  ['this machine', '::1'],
  ['this machine', '0.0.0.0'],
  ['this machine', '::'],
  ['this machine in IPv6 form', '::ffff:127.0.0.1'],
  ['this machine in an older IPv6 form', '::127.0.0.1'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.31.0.1'],
  ['a private network', '192.168.1.1'],
  ['a private network in IPv6 form', '::ffff:192.168.1.1'],
  ['a private network through NAT64', '64:ff9b::c0a8:101'],
  ['a private network through 6to4', '2002:c0a8:101::1'],
  ['a carrier’s network', '100.64.0.1'],
  ['the keys of a cloud', '169.254.169.254'],
  ['the keys of a cloud', '100.100.100.200'],
  ['the keys of a cloud', '192.0.0.192'],
  ['the keys of a cloud', 'fd00:ec2::254'],
  ['the keys of a cloud', '168.63.129.16'],
  ['the same link', 'fe80::1'],
  ['the same link', 'fe80::1%eth0'],
  ['a unique local network', 'fc00::1'],
  ['a site, as it once was', 'fec0::1'],
  ['broadcast', '255.255.255.255'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['a reserved range', '240.0.0.1'],
  ['documentation', '203.0.113.1'],
  ['documentation', '2001:db8::1'],
])('%s, %s, is refused, and allowed when it is named', (_what, address) => {
  expect(mayConnect(address, { host, allowed: [] })).toBe(false);
  expect(mayConnect(address, { host, allowed: ['other.example', '10.0.0.0/32', 'fd00::/128'] })).toBe(false);
  expect(mayConnect(address, { host, allowed: ['CRM.example'] })).toBe(true);
});

test.each([
  ['192.168.1.7', '192.168.0.0/16', true],
  ['192.168.1.7', '192.168.1.7', true],
  ['192.168.1.7', '192.168.1.8', false],
  ['192.168.1.7', '192.168.2.0/24', false],
  ['::ffff:192.168.1.7', '192.168.0.0/16', true],
  ['fd12::7', 'fd00::/8', true],
  ['fd12::7', '0.0.0.0/0', false],
])('%s with %s allowed: %s', (address, entry, expected) => {
  expect(mayConnect(address, { host, allowed: [entry] })).toBe(expected);
});

test.each([
  ['localhost', ['localhost'], true],
  ['localhost', ['127.0.0.0/8'], true],
  ['127.0.0.1', ['127.0.0.1'], true],
  ['::1', ['::1'], true],
  ['localhost', [], false],
  ['localhost', ['crm.example'], false],
  ['crm.example', ['crm.example'], false],
  ['10.0.0.1', ['10.0.0.1'], false],
])('%s with %j allowed is a loopback of ours: %s', (name, allowed, expected) => {
  expect(isAllowedLoopback({ host: name, allowed })).toBe(expected);
});

test.each(['crm', 'crm.internal', '10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])(
  '%s can be allowed',
  (text) => {
    expect(isHostOrNetwork(text)).toBe(true);
  },
);

test.each(['', 'http://crm', '10.0.0.0/33', 'fd00::/129', '10.0.0', '*.internal', 'a b', 'crm:80'])(
  '"%s" cannot',
  (text) => {
    expect(isHostOrNetwork(text)).toBe(false);
  },
);
