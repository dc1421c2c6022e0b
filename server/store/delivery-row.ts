import { randomUUIDv7 } from 'node:crypto';
import type { DeliveryState, NewDelivery } from './records.ts';

/** What a delivery belongs to, as its column and the id there. */
type Owner = { lead_id: string } | { report_id: string };

/** The row of a delivery that nobody has tried yet. `at` is when it was made, as it is written down. */
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
