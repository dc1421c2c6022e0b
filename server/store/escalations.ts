import { type Kysely, sql, type Transaction } from 'kysely';
import { NO_CANARY } from './canaries.ts';
import { type Delivery, IS_ESCALATION, IS_WAITING, isEscalation } from './deliveries.ts';
import type { Commit } from './group-commit.ts';
import { NOTHING_HELD } from './leads.ts';
import type { DeliveryKind, LeadStatus, Tables } from './tables.ts';

// A lead has one open escalation of each kind, from its first moment to its last: what is to be said, to whom, and when, is asked
// each time that it is due (server/escalation/). When it has left, the next round takes its place. When nothing more is to be
// said it is void, until the lead changes.

/** An escalation under lease. */
type Leased = Pick<Delivery, 'id'> & { leasedUntil: Date };

export function escalationQueries(db: Kysely<Tables>, commit: Commit) {
  return {
    /**
     * Gives an escalation back that is not owed yet, until a time, or until the lead changes. Nothing was sent, so it is no
     * attempt. Has no effect if the lease has passed to another server.
     */
    postponeEscalation: ({ id, leasedUntil }: Leased, until: Date | null, at: Date): Promise<void> =>
      commit(async (transaction) => {
        await transaction
          .updateTable('deliveries')
          .set({
            state: until ? 'pending' : 'void',
            attempts: 0,
            ...(until && { next_attempt_at: until.toISOString() }),
            leased_until: null,
            updated_at: at.toISOString(),
          })
          .where('id', '=', id)
          .where('leased_until', '=', leasedUntil.toISOString())
          .execute();
      }),

    /** Has every open escalation asked again: the office's hours have changed. */
    recomputeEscalations: (at: Date): Promise<void> =>
      commit(async (transaction) => {
        await transaction
          .updateTable('deliveries')
          .set({ next_attempt_at: at.toISOString() })
          .where(IS_WAITING)
          .where(IS_ESCALATION)
          .where('attempts', '=', 0)
          .where('next_attempt_at', '>', at.toISOString())
          .execute();
      }),

    /** Writes down which promises were missed, and tells how many. */
    noteMissedPromises: (at: Date): Promise<number> =>
      commit(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('leads')
          // Not the time that was promised: a digest tells of what was found since the last one.
          .set({ promise_missed_at: at.toISOString() })
          .where('status', 'in', UNDECIDED)
          .where('promise_missed_at', 'is', null)
          .where('promised_by', '<', at.toISOString())
          .where((row) =>
            row.or([row('contacted_at', 'is', null), row('contacted_at', '>', row.ref('promised_by'))]),
          )
          // A lead held past its time carried no promise.
          .where(sql<boolean>`promised_by > coalesce(waiting_since, created_at)`)
          .where(NOTHING_HELD)
          .executeTakeFirst();
        return Number(numUpdatedRows);
      }),

    /** Since when the longest-waiting unclaimed lead has waited; undefined if none waits. */
    async longestWaiting(): Promise<Date | undefined> {
      const row = await db
        .selectFrom('leads')
        .select(sql<string | null>`min(coalesce(waiting_since, created_at))`.as('since'))
        .where('status', '=', 'new')
        .where('contacted_at', 'is', null)
        .where(NOTHING_HELD)
        .where(NO_CANARY)
        .executeTakeFirst();
      return row?.since ? new Date(row.since) : undefined;
    },
  };
}

const UNDECIDED: LeadStatus[] = ['new', 'claimed'];

/**
 * In milliseconds: a change takes effect after this. Until then a wrong click can be undone, and a
 * mail that is under way has been sent.
 */
export const SECOND_THOUGHTS = 60_000;

/**
 * Reschedules the escalations of a lead after a change of what they depend on. A server that holds one at this
 * moment loses it, because its copy of the lead is old; it may still record that it was sent.
 */
export async function recompute(db: Transaction<Tables>, leadId: string, at: Date) {
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
