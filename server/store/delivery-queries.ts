import type { Kysely, Selectable } from 'kysely';
import { finishAttempt } from './attempts.ts';
import type { Engine } from './engine.ts';
import { kindsIn } from './lanes.ts';
import type { Attempt, Delivery, DeliveryLane, StoredContactMessage, StoredEstimate } from './records.ts';
import { reportOf, type StoredReport } from './reports.ts';
import type { Tables } from './tables.ts';
import { IS_WAITING } from './waiting.ts';

/** A delivery in hand, with the end of the lease that it was taken for, and what it is about. */
export type TakenDelivery = Delivery & {
  leasedUntil: Date;
  about: StoredEstimate | StoredContactMessage | StoredReport;
};

/** What the store does with deliveries. */
export type DeliveryVerbs = {
  /** Takes the delivery that is due longest, in this lane or any, for one process alone until the lease ends. */
  takeDueDelivery(at: Date, leaseUntil: Date, lane?: DeliveryLane): Promise<TakenDelivery | undefined>;
  /**
   * Writes down how an attempt ended and gives the lease back, in one transaction with what follows from a bad address.
   * Tells whether the lease still held: after it, the attempt goes to the history, and changes the delivery only from
   * not sent to sent.
   */
  finishAttempt(taken: Pick<TakenDelivery, 'id' | 'leasedUntil'>, attempt: Attempt): Promise<boolean>;
  /** Every delivery of one request or message, in the order they were made. */
  deliveriesOf(reference: string): Promise<Delivery[]>;
};

export function deliveryQueries({ db, skipLocked }: Engine): DeliveryVerbs {
  return {
    async takeDueDelivery(at, leaseUntil, lane) {
      const now = at.toISOString();
      const due = db
        .selectFrom('deliveries')
        .select('id')
        .where(IS_WAITING)
        .where('next_attempt_at', '<=', now)
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
        .where('kind', 'in', kindsIn(lane))
        .orderBy('next_attempt_at')
        .orderBy('created_at')
        .limit(1)
        .$if(skipLocked, (query) => query.forUpdate().skipLocked());
      const row = await db
        .updateTable('deliveries')
        .set({ leased_until: leaseUntil.toISOString(), updated_at: now })
        .where('id', '=', due)
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      return { ...toDelivery(row), leasedUntil: leaseUntil, about: await aboutOf(db, row) };
    },

    finishAttempt: (taken, attempt) =>
      db.transaction().execute((transaction) => finishAttempt(transaction, taken, attempt)),

    async deliveriesOf(reference) {
      const rows = await db
        .selectFrom('deliveries')
        .selectAll()
        .where('id', 'in', deliveryIdsOf(db, reference))
        .orderBy('kind', 'desc')
        .execute();
      return rows.map(toDelivery);
    },
  };
}

/** The deliveries of the request or the message with this reference; none is given to both. */
export function deliveryIdsOf(db: Kysely<Tables>, reference: string) {
  return db
    .selectFrom('deliveries')
    .leftJoin('estimate_requests', 'estimate_requests.id', 'estimate_request_id')
    .leftJoin('contact_messages', 'contact_messages.id', 'contact_message_id')
    .select('deliveries.id')
    .where((row) =>
      row.or([
        row('estimate_requests.reference', '=', reference),
        row('contact_messages.reference', '=', reference),
      ]),
    );
}

/** A delivery belongs to exactly one of three; the database sees to that. */
function aboutOf(db: Kysely<Tables>, row: DeliveryRow): Promise<TakenDelivery['about']> {
  if (row.report_id) return reportOf(db, row.report_id);
  if (row.contact_message_id) return contactMessageOf(db, row.contact_message_id);
  return estimateOf(db, row.estimate_request_id ?? '');
}

async function estimateOf(db: Kysely<Tables>, id: string): Promise<StoredEstimate> {
  const row = await db
    .selectFrom('estimate_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toEstimate(row);
}

async function contactMessageOf(db: Kysely<Tables>, id: string): Promise<StoredContactMessage> {
  const row = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toContactMessage(row);
}

export function toEstimate(row: Selectable<Tables['estimate_requests']>): StoredEstimate {
  return { form: 'estimate', ...toStored(row) };
}

export function toContactMessage(row: Selectable<Tables['contact_messages']>): StoredContactMessage {
  const { held_because, ...message } = toStored(row);
  return { form: 'contact', ...message, heldBecause: held_because };
}

type Row = {
  idempotency_key: string | null;
  created_at: string;
  spam_score: number;
  spam_reasons: string;
  email_refused: string | null;
};

function toStored<Columns extends Row>(row: Columns) {
  const { idempotency_key, created_at, spam_score, spam_reasons, email_refused, ...rest } = row;
  return {
    ...rest,
    spamScore: spam_score,
    spamReasons: spam_reasons,
    emailRefused: email_refused,
    createdAt: new Date(created_at),
  };
}

type DeliveryRow = Selectable<Tables['deliveries']>;

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    kind: row.kind,
    messageId: row.message_id,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: new Date(row.next_attempt_at),
    lastAnswer: row.last_answer,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}
