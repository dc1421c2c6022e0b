import { type Kysely, sql } from 'kysely';
import { NO_CANARY } from './canaries.ts';
import { IS_ESCALATION } from './escalations.ts';
import type { Commit } from './group-commit.ts';
import { NOTHING_HELD } from './leads.ts';
import type { Delivery, LeadStatus } from './records.ts';
import type { Tables } from './tables.ts';
import { IS_WAITING } from './waiting.ts';

/** An escalation under lease. */
type Taken = Pick<Delivery, 'id'> & { leasedUntil: Date };

export function escalationQueries(db: Kysely<Tables>, commit: Commit) {
  return {
    /**
     * Gives an escalation back that is not owed yet, until a time, or until the lead changes. Nothing was sent, so it is no
     * attempt. Has no effect if the lease has passed to another server.
     */
    postponeEscalation: ({ id, leasedUntil }: Taken, until: Date | null, at: Date): Promise<void> =>
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
    reckonEscalations: (at: Date): Promise<void> =>
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
