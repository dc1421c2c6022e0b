import type { Transaction } from 'kysely';
import { type Delivery, type DeliveryRow, type NewDelivery, newDeliveryRow } from './deliveries.ts';
import { eraseCode } from './reports.ts';
import type { Tables } from './tables.ts';

/**
 * How an attempt ended. `next`: what takes the delivery's place, of one that comes in rounds. `told`: who got it, of one that went to
 * several.
 */
export type Attempt =
  | {
      state: 'sent' | 'void';
      answer: string;
      at: Date;
      next?: NewDelivery | undefined;
      told?: Told | undefined;
    }
  | { state: 'failed'; answer: string; at: Date; nextAttemptAt: Date }
  | { state: 'dead'; answer: string; at: Date; badAddress?: BadAddress; next?: NewDelivery | undefined };

/** Each of `missed` becomes a delivery of its own, whose first attempt has failed. */
export type Told = { reached: string[]; missed: Copy[] };

/** What was said when an address was refused; without `nextAttemptAt` for good. */
type Copy = { messageId: string; recipient: string; answer: string; nextAttemptAt?: Date | undefined };

/** A mail server refused the customer's address for good: what it said, and the mail that tells the office. */
export type BadAddress = { refusal: string; tell: NewDelivery };

type Leased = Pick<Delivery, 'id'> & { leasedUntil: Date };

/**
 * Records how an attempt ended, and moves the delivery on if the lease still holds. After it has expired, another server
 * may have the delivery, or a person may have held it: then the attempt goes to the history, and only `sent` may still
 * change the state.
 */
export async function finishAttempt(
  db: Transaction<Tables>,
  leased: Leased,
  attempt: Attempt,
): Promise<boolean> {
  const delivery = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', leased.id)
    .executeTakeFirst();
  // It was deleted together with its lead meanwhile.
  if (!delivery) return false;
  const isOurs = delivery.leased_until === leased.leasedUntil.toISOString();
  if (!isOurs && (await isWritten(db, leased.id, attempt))) return true;
  await insertAttempt(db, leased.id, attempt);
  const counts = isOurs || (attempt.state === 'sent' && delivery.state !== 'sent');
  await db
    .updateTable('deliveries')
    .set({
      attempts: delivery.attempts + 1,
      updated_at: attempt.at.toISOString(),
      ...(counts && movedOn(attempt)),
    })
    .where('id', '=', leased.id)
    .execute();
  if (counts && attempt.state !== 'failed') await followUp(db, delivery, attempt);
  return isOurs;
}

/** What follows from an attempt that was the last. */
async function followUp(
  db: Transaction<Tables>,
  { lead_id, report_id }: DeliveryRow,
  attempt: Exclude<Attempt, { state: 'failed' }>,
) {
  if (report_id) await eraseCode(db, report_id);
  if (!lead_id) return;
  const { at, next } = attempt;
  if (attempt.state === 'dead' && attempt.badAddress)
    await noteBadAddress(db, lead_id, attempt.badAddress, at);
  if (next) await insertNext(db, lead_id, next, at);
  if (attempt.state === 'sent' && attempt.told) await replaceCopies(db, lead_id, attempt.told, at);
}

/** A connection that breaks at the commit leaves it open whether the attempt is written, so it is written again. */
async function isWritten(db: Transaction<Tables>, delivery_id: string, { state, answer, at }: Attempt) {
  const known = await db
    .selectFrom('delivery_attempts')
    .select('number')
    .where('delivery_id', '=', delivery_id)
    .where('at', '=', at.toISOString())
    .where('state', '=', state)
    .where('answer', '=', answer)
    .executeTakeFirst();
  return known !== undefined;
}

function movedOn(attempt: Attempt) {
  return {
    state: attempt.state,
    last_answer: attempt.answer,
    leased_until: null,
    ...(attempt.state === 'failed' && { next_attempt_at: attempt.nextAttemptAt.toISOString() }),
  };
}

/** The number is the history's own: `attempts` restarts when a user has a delivery sent again. */
async function insertAttempt(
  db: Transaction<Tables>,
  delivery_id: string,
  { state, answer, at }: Pick<Attempt, 'state' | 'answer' | 'at'>,
) {
  await db
    .insertInto('delivery_attempts')
    .values(({ selectFrom, fn, lit }) => ({
      delivery_id,
      number: selectFrom('delivery_attempts')
        .select(({ eb }) => eb(fn.coalesce(fn.max('number'), lit(0)), '+', 1).as('next'))
        .where('delivery_id', '=', delivery_id),
      at: at.toISOString(),
      state,
      answer,
    }))
    .execute();
}

/** The office is told once, however often a mail to this address is tried again. */
async function noteBadAddress(
  db: Transaction<Tables>,
  lead_id: string,
  { refusal, tell }: BadAddress,
  at: Date,
) {
  await db.updateTable('leads').set({ email_refused: refusal }).where('id', '=', lead_id).execute();
  await insertNext(db, lead_id, tell, at);
}

/**
 * Gives each address that was missed a delivery of its own. It takes the place of an older one to the same address, which says
 * no more than this one, and so does a mail that has arrived there.
 */
async function replaceCopies(db: Transaction<Tables>, lead_id: string, { reached, missed }: Told, at: Date) {
  const recipients = [...reached, ...missed.map(({ recipient }) => recipient)];
  if (recipients.length === 0) return;
  await db
    .updateTable('deliveries')
    .set({ state: 'void', leased_until: null, updated_at: at.toISOString() })
    .where('lead_id', '=', lead_id)
    .where('kind', '=', COPY)
    .where('recipient', 'in', recipients)
    .where('state', 'in', ['pending', 'failed'])
    .execute();
  for (const copy of missed) await insertCopy(db, lead_id, copy, at);
}

const COPY = 'escalation-copy';

/** Once, although two servers may have leased the mail. */
async function insertCopy(
  db: Transaction<Tables>,
  lead_id: string,
  { messageId, recipient, answer, nextAttemptAt: dueAt }: Copy,
  at: Date,
) {
  const { rounds } = await db
    .selectFrom('deliveries')
    .select((row) => row.fn.countAll<number>().as('rounds'))
    .where('lead_id', '=', lead_id)
    .where('kind', '=', COPY)
    .executeTakeFirstOrThrow();
  const planned = { kind: COPY, messageId, round: Number(rounds) + 1, dueAt } satisfies NewDelivery;
  const state = dueAt ? 'failed' : 'dead';
  const row = newDeliveryRow({ lead_id }, planned, state, at.toISOString());
  const inserted = await db
    .insertInto('deliveries')
    .values({ ...row, recipient, attempts: 1, last_answer: answer })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await insertAttempt(db, inserted.id, { state, answer, at });
}

/** What follows from an attempt follows once, although two servers may have leased the delivery. */
async function insertNext(db: Transaction<Tables>, lead_id: string, next: NewDelivery, at: Date) {
  await db
    .insertInto('deliveries')
    .values(newDeliveryRow({ lead_id }, next, 'pending', at.toISOString()))
    .onConflict((conflict) => conflict.columns(['lead_id', 'kind', 'round']).doNothing())
    .execute();
}
