import { sql } from 'kysely';
import type { DeliveryKind, DeliveryLane } from './records.ts';

/** What waits in which lane. A new kind must be given one here and in `LANE`, or it leaves with what is for the office. */
const LANE_OF: Record<DeliveryKind, DeliveryLane> = {
  'office-mail': 'office',
  'bad-address-mail': 'office',
  'digest-mail': 'office',
  'sign-in-mail': 'office',
  'signed-in-mail': 'office',
  'customer-mail': 'customer',
  webhook: 'webhook',
  'escalation-mail': 'office',
  'escalation-webhook': 'webhook',
  'escalation-copy': 'office',
};

export const DELIVERY_KINDS = Object.keys(LANE_OF) as DeliveryKind[];

/** Each lane goes at its own pace: what one waits for holds up no other. */
export const LANES: DeliveryLane[] = ['office', 'customer', 'webhook'];

/** The kinds of delivery that leave by this lane. */
export function kindsIn(lane: DeliveryLane): DeliveryKind[] {
  return DELIVERY_KINDS.filter((kind) => LANE_OF[kind] === lane);
}

/** The lane of a row, in the very words of its index: SQLite takes an index of an expression for no others. */
export const LANE = sql<DeliveryLane>`(case kind when 'customer-mail' then 'customer' when 'webhook' then 'webhook' when 'escalation-webhook' then 'webhook' else 'office' end)`;
