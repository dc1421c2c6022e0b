import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Store } from '../../store/store.ts';

/** Hashes the addresses of clients with a salt that changes every day, so that no hash can be undone or compared later. */
export type Visitors = {
  /** Without an address: who reset the connection before we could ask for it. They all count as one. */
  hash(address: string | undefined): Promise<string>;
};

/** The names of the salts in the store: one a day, and only today's is kept. */
export const SALT = 'visitors of ';

type Deps = { store: Pick<Store, 'secret'>; clock: () => Date };

/** Hashes addresses with a salt that all servers share for a day, by UTC. */
export function createVisitors({ store, clock }: Deps): Visitors {
  let salt: { day: string; value: Promise<string> } | undefined;

  function saltOf(day: string): Promise<string> {
    if (salt?.day === day) return salt.value;
    const value = store.secret(`${SALT}${day}`);
    salt = { day, value };
    // Asked again at the next visitor, if the store is away.
    value.catch(() => {
      salt = undefined;
    });
    return value;
  }

  return {
    async hash(address) {
      const key = await saltOf(clock().toISOString().slice(0, 10)).catch(() => NO_SALT);
      return createHmac('sha256', key)
        .update(household(address ?? 'unknown'))
        .digest('base64url')
        .slice(0, 22);
    },
  };
}

/** While the store is away nothing can be stored, and visitors must be counted all the same. */
const NO_SALT = 'no salt';

/** An IPv4 address, or the network of an IPv6 address that one household or one attacker has. */
function household(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
}
