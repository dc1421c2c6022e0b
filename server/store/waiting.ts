import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { OF_NO_CANARY } from './canaries.ts';
import { LANE } from './deliveries.ts';
import { IS_PLANNED } from './escalations.ts';
import type { DeliveryKind, DeliveryState } from './records.ts';
import type { Tables } from './tables.ts';

/** Of the deliveries of one kind that wait to be sent, the worst. */
type Waiting = {
  kind: DeliveryKind;
  /**
   * When the wait began: when it was stored or last released, whatever was tried since then. Of an escalation, when it is due:
   * then it may be in the future, and nothing waits.
   */
  since: Date;
  /** Since when one has been due; it may be in the future. */
  dueSince: Date;
};

/** How many deliveries of a kind are in a state. `planned`: an escalation that was not attempted yet. */
type StateCount = { kind: DeliveryKind; state: DeliveryState | 'planned'; count: number };

/** The states of deliveries for metrics and health, without automatic tests and personal data. */
export function waitingQueries(db: Kysely<Tables>) {
  return {
    async waitingDeliveries(): Promise<Waiting[]> {
      const worst = new Map<DeliveryKind, Waiting>();
      let last = { lane: '', next_attempt_at: '', id: '' };
      for (;;) {
        const rows = await slice(db, last);
        for (const { kind, since, next_attempt_at } of rows) {
          const known = worst.get(kind);
          worst.set(kind, {
            kind,
            since: earlier(known?.since, new Date(since)),
            dueSince: earlier(known?.dueSince, new Date(next_attempt_at)),
          });
        }
        last = rows.at(-1) ?? last;
        if (rows.length < SLICE) break;
        await setImmediate();
      }
      return [...worst.values()].sort((one, other) => one.kind.localeCompare(other.kind));
    },

    async deliveryStates(): Promise<StateCount[]> {
      const rows = await db
        .selectFrom('deliveries')
        .select((row) => ['kind', SHOWN_STATE.as('state'), row.fn.countAll<number>().as('count')])
        .where(OF_NO_CANARY)
        .groupBy(['kind', SHOWN_STATE])
        .orderBy('kind')
        .orderBy(SHOWN_STATE)
        .execute();
      return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
    },
  };
}

const SHOWN_STATE = sql<DeliveryState | 'planned'>`(case when ${IS_PLANNED} then 'planned' else state end)`;

/** After a broken mail server tens of thousands may wait. Between two slices, requests get their turn in the store. */
const SLICE = 200;

/** The next of those that wait, in the order of their index, after one of them. */
function slice(
  db: Kysely<Tables>,
  { lane, next_attempt_at, id }: { lane: string; next_attempt_at: string; id: string },
) {
  return db
    .selectFrom('deliveries')
    .select(['id', 'kind', LANE.as('lane'), 'next_attempt_at', SINCE.as('since')])
    .where(IS_WAITING)
    .where(OF_NO_CANARY)
    .where(sql<boolean>`(${LANE}, next_attempt_at, id) > (${lane}, ${next_attempt_at}, ${id})`)
    .orderBy(LANE)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(SLICE)
    .execute();
}

/** As its index has it: SQLite takes that index only for these very words, and not for values that are bound. */
export const IS_WAITING = sql<boolean>`state in ('pending', 'failed')`;

function earlier(known: Date | undefined, time: Date): Date {
  return known && known < time ? known : time;
}

/**
 * The first attempt since a person last released it, and without one the moment it became due. The history goes further
 * back than `attempts` when something was sent again.
 */
const SINCE = sql<string>`coalesce(
  (
    select min(one.at) from delivery_attempts as one
    where one.delivery_id = deliveries.id and one.number > (
      select max(other.number) - deliveries.attempts from delivery_attempts as other
      where other.delivery_id = deliveries.id
    )
  ),
  deliveries.next_attempt_at
)`;
