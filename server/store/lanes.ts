import type { DeliveryKind, DeliveryLane } from './records.ts';

/** What waits in which lane. A new kind must be given one, or it is never sent. */
const LANE_OF: Record<DeliveryKind, DeliveryLane> = {
  'office-mail': 'office',
  'bad-address-mail': 'office',
  'digest-mail': 'office',
  'customer-mail': 'customer',
  webhook: 'webhook',
};

/** The kinds of delivery that leave by this lane, or by any. */
export function kindsIn(lane?: DeliveryLane): DeliveryKind[] {
  const kinds = Object.keys(LANE_OF) as DeliveryKind[];
  return kinds.filter((kind) => lane === undefined || LANE_OF[kind] === lane);
}
