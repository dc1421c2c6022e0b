import { type Kysely, sql, type Transaction } from 'kysely';
import type { DeliveryKind } from './records.ts';
import type { Tables } from './tables.ts';

// A lead has one open escalation of each kind, from its first moment to its last: what is to be said, to whom, and when, is asked
// each time that it is due (server/escalation/). When it has left, the next round takes its place. When nothing more is to be
// said it is void, until the lead changes.

/** What tells the office again, by mail and by webhook. */
export const ESCALATIONS = ['escalation-mail', 'escalation-webhook'] as const satisfies DeliveryKind[];

export function isEscalation(kind: DeliveryKind): kind is (typeof ESCALATIONS)[number] {
  return ESCALATIONS.some((one) => one === kind);
}

export const IS_ESCALATION = sql<boolean>`kind in (${sql.join(ESCALATIONS.map((kind) => sql.lit(kind)))})`;

/** Not attempted yet: it is scheduled, and does not count as waiting. */
export const IS_PLANNED = sql<boolean>`(${IS_ESCALATION} and state = 'pending' and attempts = 0)`;

/**
 * In milliseconds: a change takes effect after this. Until then a wrong click can be undone, and a
 * mail that is under way has been sent.
 */
export const SECOND_THOUGHTS = 60_000;

/**
 * Reschedules the escalations of a lead after a change of what they depend on. A server that holds one at this
 * moment loses it, because its copy of the lead is old; it may still record that it was sent.
 */
export async function reckonAnew(db: Transaction<Tables>, leadId: string, at: Date) {
  await db
    .updateTable('deliveries')
    .set({
      state: 'pending',
      attempts: 0,
      next_attempt_at: new Date(at.getTime() + SECOND_THOUGHTS).toISOString(),
      leased_until: null,
      updated_at: at.toISOString(),
    })
    .where('lead_id', '=', leadId)
    .where(IS_ESCALATION)
    .where('state', 'in', ['pending', 'failed', 'void'])
    .execute();
}

/** What decides about an escalation, besides its lead. */
export type EscalationContext = {
  isHeld: boolean;
  /** When the last one of its kind has left. A webhook that was given up counts: its receiver is not asked again before the next step. */
  lastSentAt: Date | null;
};

const IS_TOLD = sql<boolean>`(state = 'sent' or (state = 'dead' and kind = 'escalation-webhook'))`;

/** For each of these deliveries that is an escalation, by its id. */
export async function escalationContexts(
  db: Kysely<Tables>,
  deliveries: readonly { id: string; kind: DeliveryKind; lead_id: string | null }[],
): Promise<Map<string, EscalationContext>> {
  const escalations = deliveries.filter(({ kind }) => isEscalation(kind) || kind === 'escalation-copy');
  const leads = [...new Set(escalations.flatMap(({ lead_id }) => lead_id ?? []))];
  if (leads.length === 0) return new Map();
  const sent = await db
    .selectFrom('deliveries')
    .select((row) => ['lead_id', 'kind', row.fn.max('updated_at').as('at')])
    .where('lead_id', 'in', leads)
    .where(IS_ESCALATION)
    .where(IS_TOLD)
    .groupBy(['lead_id', 'kind'])
    .execute();
  const held = await db
    .selectFrom('deliveries')
    .select('lead_id')
    .where('lead_id', 'in', leads)
    .where('state', '=', 'held')
    .execute();
  return new Map(
    escalations.map(({ id, kind, lead_id }) => {
      const last = sent.find((one) => one.lead_id === lead_id && one.kind === kind);
      const isHeld = held.some((one) => one.lead_id === lead_id);
      return [id, { isHeld, lastSentAt: last ? new Date(last.at) : null }];
    }),
  );
}
