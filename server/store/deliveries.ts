import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DeliveryKind, DeliveryLane, DeliveryState, Tables } from './tables.ts';

export type NewDelivery = {
  kind: DeliveryKind;
  messageId: string;
  /** A delivery that is known to be impossible is stored dead at once, with the reason. */
  undeliverable?: string;
  /** Whether it is stored held when its sender is unverified. */
  needsVerified?: boolean;
  /** When it is to be looked at; without it, at once. */
  dueAt?: Date;
  /** Which one of its kind it is; without it, the first. */
  round?: number;
};

export type Delivery = {
  id: string;
  kind: DeliveryKind;
  /** Which one of its kind it is, from 1. */
  round: number;
  messageId: string;
  /** Set where it is for this address alone. */
  recipient: string | null;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: Date;
  lastAnswer: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export type DeliveryAttempt = {
  kind: DeliveryKind;
  /** With the kind, it names the delivery. */
  round: number;
  number: number;
  at: Date;
  state: DeliveryState;
  answer: string;
};

/** What the store tells of the deliveries of one lead; `findLeads` tells their current state. */
export function deliveryQueries(db: Kysely<Tables>) {
  return {
    /** Every attempt at every delivery, oldest first; none when the reference does not exist. */
    async attemptsOf(reference: string): Promise<DeliveryAttempt[]> {
      const rows = await db
        .selectFrom('delivery_attempts')
        .innerJoin('deliveries', 'deliveries.id', 'delivery_attempts.delivery_id')
        .select(['kind', 'round', 'delivery_attempts.number', 'at', 'delivery_attempts.state', 'answer'])
        .where('deliveries.id', 'in', deliveryIdsOf(db, reference))
        .orderBy('at')
        .orderBy('delivery_attempts.number')
        .execute();
      return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
    },
  };
}

/** The deliveries of the lead with this reference. */
export function deliveryIdsOf(db: Kysely<Tables>, reference: string) {
  return db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select('deliveries.id')
    .where('leads.reference', '=', reference);
}

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
  'change-mail': 'office',
  'photos-mail': 'office',
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

/** As its index has it: SQLite takes that index only for these very words, and not for values that are bound. */
export const IS_WAITING = sql<boolean>`state in ('pending', 'failed')`;

/** What tells the office again, by mail and by webhook. */
export const ESCALATIONS = ['escalation-mail', 'escalation-webhook'] as const satisfies DeliveryKind[];

export function isEscalation(kind: DeliveryKind): kind is (typeof ESCALATIONS)[number] {
  return ESCALATIONS.some((one) => one === kind);
}

export const IS_ESCALATION = sql<boolean>`kind in (${sql.join(ESCALATIONS.map((kind) => sql.lit(kind)))})`;

/** Not attempted yet: it is scheduled, and does not count as waiting. */
export const IS_PLANNED = sql<boolean>`(${IS_ESCALATION} and state = 'pending' and attempts = 0)`;
