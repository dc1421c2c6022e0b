import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether somebody may see the numbers: who has the token, and without a token nobody. An address shows nothing: behind a
 * proxy that tells us nothing of its visitors, all of them are on this machine.
 */
export function mayRead(authorization: string | undefined, token: string | undefined): boolean {
  return token !== undefined && isSame(authorization ?? '', `Bearer ${token}`);
}

/** Takes as long for a wrong text as for the right one. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash(given), hash(expected));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
