import type { ClaimedDelivery, Store } from '../store/store.ts';

/**
 * In milliseconds. What a server had in hand when it was killed, another one takes after this, or the same one when it is back.
 * Short, because an office that is to be woken must not wait for it.
 */
export const LEASE = 40_000;

/** In milliseconds. Two renewals may fail, or the clocks of two servers differ by half a minute, before a lease ends too early. */
const RENEW_EVERY = 10_000;

type Deps = {
  store: Pick<Store, 'renewLease'>;
  clock: () => Date;
  onError(error: unknown): void;
  renewEvery?: number | undefined;
};

/**
 * Renews the lease of a delivery for as long as somebody is at it; some mail servers take a minute. Call the function that it
 * returns when that is over: after it, `leasedUntil` of this very delivery is what the store has.
 */
export function keepLease(
  delivery: ClaimedDelivery,
  { store, clock, onError, renewEvery = RENEW_EVERY }: Deps,
): () => Promise<void> {
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch(onError);
  }, renewEvery);

  async function renew() {
    const until = leaseFrom(clock());
    if (await store.renewLease(delivery, until)) delivery.leasedUntil = until;
  }

  return async () => {
    clearInterval(timer);
    await renewing;
  };
}

export function leaseFrom(at: Date): Date {
  return new Date(at.getTime() + LEASE);
}
