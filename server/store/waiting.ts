import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { OF_NO_CANARY } from './canaries.ts';
import { IS_PLANNED, IS_WAITING, LANE } from './deliveries.ts';
import type { DeliveryKind, DeliveryState, Tables } from './tables.ts';

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

/** The states of deliveries, except those of reports and automatic tests, and scheduled escalations. */
type DeliveryCounts = {
  /** Since the time that was asked for. */
  sent: number;
  dead: number;
  /** At this moment. */
  pending: number;
  failed: number;
  /** When the longest waiting of the last two was made. */
  oldest: Date | null;
};

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

    async deliveriesSince(since: Date): Promise<DeliveryCounts> {
      const rows = await db
        .selectFrom('deliveries')
        .select((row) => [
          'state',
          row.fn.countAll<number>().as('count'),
          row.fn.min('created_at').as('oldest'),
        ])
        .where('report_id', 'is', null)
        .where(OF_NO_CANARY)
        .where(sql<boolean>`not ${IS_PLANNED}`)
        .where((row) =>
          row.or([
            row('state', 'in', ['pending', 'failed']),
            row.and([row('state', 'in', ['sent', 'dead']), row('updated_at', '>', since.toISOString())]),
          ]),
        )
        .groupBy('state')
        .execute();
      const of = (state: string) => rows.find((row) => row.state === state);
      const oldest = [of('pending')?.oldest, of('failed')?.oldest]
        .filter((time) => time !== undefined)
        .sort();
      return {
        sent: of('sent')?.count ?? 0,
        dead: of('dead')?.count ?? 0,
        pending: of('pending')?.count ?? 0,
        failed: of('failed')?.count ?? 0,
        oldest: oldest[0] ? new Date(oldest[0]) : null,
      };
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
