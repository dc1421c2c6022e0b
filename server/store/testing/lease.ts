import { LANES } from '../deliveries.ts';
import type { DeliveryLane, LeasedDelivery, Store } from '../store.ts';

/** Takes one delivery that is due, from this lane or from the first that has one. */
export async function leaseOne(
  store: Store,
  at: Date,
  leaseUntil: Date,
  ...lanes: DeliveryLane[]
): Promise<LeasedDelivery | undefined> {
  for (const lane of lanes.length > 0 ? lanes : LANES) {
    const [taken] = await store.leaseDueDeliveries({ at, leaseUntil, lane, most: 1 });
    if (taken) return taken;
  }
  return undefined;
}
