import { LANES } from '../deliveries.ts';
import type { ClaimedDelivery, DeliveryLane, Store } from '../store.ts';

/** Takes one delivery that is due, from this lane or from the first that has one. */
export async function claimOne(
  store: Store,
  at: Date,
  leaseUntil: Date,
  ...lanes: DeliveryLane[]
): Promise<ClaimedDelivery | undefined> {
  for (const lane of lanes.length > 0 ? lanes : LANES) {
    const [taken] = await store.claimDueDeliveries({ at, leaseUntil, lane, most: 1 });
    if (taken) return taken;
  }
  return undefined;
}
