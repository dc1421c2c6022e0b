import type { DeliveryState, NewDelivery } from './records.ts';

/** Which form something was sent with, and so which table it is in. */
export const TABLE = { estimate: 'estimate_requests', contact: 'contact_messages' } as const;

export type Form = keyof typeof TABLE;

/** The column by which a delivery belongs to it. */
export const OWNER = { estimate: 'estimate_request_id', contact: 'contact_message_id' } as const;

/** What a delivery belongs to, as its column and the id there. */
export type Owner = { estimate_request_id: string } | { contact_message_id: string } | { report_id: string };

/** The row of a delivery that nobody has tried yet. `at` is its first moment, as it is written down. */
export function deliveryRow(
  id: string,
  owner: Owner,
  delivery: NewDelivery,
  state: DeliveryState,
  at: string,
) {
  return {
    ...owner,
    id,
    kind: delivery.kind,
    message_id: delivery.messageId,
    state,
    attempts: 0,
    next_attempt_at: at,
    last_answer: delivery.undeliverable ?? null,
    created_at: at,
    updated_at: at,
  };
}
