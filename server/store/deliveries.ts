import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Delivery, DeliveryKind, DeliveryLane, DeliveryState, NewDelivery } from './records.ts';
import type { Tables } from './tables.ts';

const HOUR = 60 * 60_000;

/** A delivery is tried for this long, in milliseconds: a mail server may be down over a long weekend. */
export const GIVE_UP_AFTER = 72 * HOUR;

/** No two attempts are further apart (`server/deliveries/retry.ts`), so a longer wait can only come from a wrong clock. */
export const LONGEST_PAUSE = 4.8 * HOUR;

/** What a delivery belongs to, as its column and the id there. */
type Owner = { lead_id: string } | { report_id: string };

/** The row of a delivery that was not attempted yet. `at` is when it was made, as it is written down. */
export function newDeliveryRow(owner: Owner, delivery: NewDelivery, state: DeliveryState, at: string) {
  return {
    ...owner,
    // In the order of time, as the ids of leads are, and for the same reason.
    id: randomUUIDv7(),
    kind: delivery.kind,
    round: delivery.round ?? 1,
    message_id: delivery.messageId,
    recipient: null,
    state,
    attempts: 0,
    next_attempt_at: delivery.dueAt?.toISOString() ?? at,
    last_answer: delivery.undeliverable ?? null,
    created_at: at,
    updated_at: at,
  };
}

export type DeliveryRow = Selectable<Tables['deliveries']>;

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    kind: row.kind,
    round: row.round,
    messageId: row.message_id,
    recipient: row.recipient,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: new Date(row.next_attempt_at),
    lastAnswer: row.last_answer,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

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
