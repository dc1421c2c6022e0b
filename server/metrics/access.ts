import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Whether somebody may see the numbers: who is on this machine, or has the token. With TRUST_PROXY the address is the
 * visitor's. Without it everybody behind a proxy on this machine seems to be here, and the proxy's headers tell.
 */
export function mayRead(
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  token: string | undefined,
): boolean {
  if (token && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  return isLoopback(ip) && !FORWARDING.some((name) => headers[name] !== undefined);
}

const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Takes as long for a wrong text as for the right one. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash(given), hash(expected));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
