import type { ClaimedDelivery, DeliveryLane, Store } from '../store.ts';

/** Takes the one delivery that is due longest, if any is. */
export async function claimOne(
  store: Store,
  at: Date,
  leaseUntil: Date,
  lane?: DeliveryLane,
): Promise<ClaimedDelivery | undefined> {
  const [taken] = await store.claimDueDeliveries({ at, leaseUntil, lane, most: 1 });
  return taken;
}
