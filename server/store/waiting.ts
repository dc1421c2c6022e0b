import { type Kysely, sql } from 'kysely';
import type { DeliveryKind, DeliveryState } from './store.ts';
import type { Tables } from './tables.ts';

/** Of the deliveries of one kind that wait to be sent, the worst. */
type Waiting = {
  kind: DeliveryKind;
  /** Since when one waits: from its storing, or from when a person last let it go, whatever was tried since then. */
  since: Date;
  /** Since when one could have been tried, and nobody did. It may lie in the future. */
  dueSince: Date;
};

/** How many deliveries of a kind are in a state. */
type StateCount = { kind: DeliveryKind; state: DeliveryState; count: number };

/** For those who watch over us. Nothing here says whose deliveries they are. */
export type WaitingVerbs = {
  waitingDeliveries(): Promise<Waiting[]>;
  deliveryStates(): Promise<StateCount[]>;
};

export function waitingQueries(db: Kysely<Tables>): WaitingVerbs {
  return {
    async waitingDeliveries() {
      const rows = await db
        .selectFrom('deliveries')
        .select((row) => ['kind', row.fn.min(SINCE).as('since'), row.fn.min('next_attempt_at').as('due')])
        .where('state', 'in', ['pending', 'failed'])
        .groupBy('kind')
        .orderBy('kind')
        .execute();
      return rows.map(({ kind, since, due }) => ({ kind, since: new Date(since), dueSince: new Date(due) }));
    },

    async deliveryStates() {
      const rows = await db
        .selectFrom('deliveries')
        .select((row) => ['kind', 'state', row.fn.countAll<number>().as('count')])
        .groupBy(['kind', 'state'])
        .orderBy('kind')
        .orderBy('state')
        .execute();
      return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
    },
  };
}

/**
 * The first attempt since a person last let it go, and without one the moment it became due. The history goes further
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
