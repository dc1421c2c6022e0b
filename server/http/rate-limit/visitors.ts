import { createHash, createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { phoneKeys } from '../../formats/phone-numbers.ts';
import { mailboxOf } from '../../store/one-time.ts';
import type { Store } from '../../store/store.ts';

/** The salts' names in the store begin with this; the day follows. Only today's is kept. */
export const SALT_PREFIX = 'visitors of ';

type Deps = { store: Pick<Store, 'secret'>; clock: () => Date };

export type Visitors = ReturnType<typeof createVisitors>;

/**
 * Hashes client addresses. The salt of visitors, which all servers of a store share, changes every UTC day, so a hash cannot be
 * reversed or compared later.
 */
export function createVisitors({ store, clock }: Deps) {
  let salt: { day: string; value: Promise<string> } | undefined;

  function saltOf(day: string): Promise<string> {
    if (salt?.day === day) return salt.value;
    const value = store.secret(`${SALT_PREFIX}${day}`);
    salt = { day, value };
    // A failure is not cached: the next visitor tries again.
    value.catch(() => {
      salt = undefined;
    });
    return value;
  }

  return {
    /** The address is missing when the client reset the connection early; all of these count as one visitor. */
    async hash(address: string | undefined) {
      const key = await saltOf(clock().toISOString().slice(0, 10)).catch(() => NO_SALT);
      return hashWith(key, address);
    },
    /** Of the network of an office sign-in; the same every day. */
    network: async (address: string | undefined) => hashWith(await store.secret('networks'), address),
  };
}

function hashWith(key: string, address: string | undefined): string {
  return createHmac('sha256', key)
    .update(networkPrefix(address ?? 'unknown'))
    .digest('base64url')
    .slice(0, 22);
}

/** Used while the store does not answer: visitors must still be counted. */
const NO_SALT = 'no salt';

/** An IPv4 address, or the /64 of an IPv6 address: one household, or one attacker, has all of it. */
function networkPrefix(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
}

/** Hashes that identify the sender: one of the e-mail, one of each phone number. */
export function personKeys({ email = '', phone = '' }: { email?: string; phone?: string }): string[] {
  const mailbox = mailboxOf(email);
  const numbers = phoneKeys(phone).map((number) => `phone ${number}`);
  return [...(mailbox ? [`e-mail ${mailbox}`] : []), ...numbers].map(hash);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
