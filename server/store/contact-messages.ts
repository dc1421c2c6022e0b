import type { Kysely, Transaction } from 'kysely';
import type { ContactMessage } from '../../contract/contact-message.ts';
import type { OneTimeChallenge, Verdict } from '../intake/captcha/verdict.ts';
import type { Commit } from './group-commit.ts';
import {
  answerOnce,
  firstAnswer,
  insertDeliveries,
  nextNumberAndReference,
  provenance,
} from './recording.ts';
import type { NewContactMessage, Recorded, RecordedContactMessage } from './records.ts';
import type { Tables } from './tables.ts';

/** What the store does with contact messages. */
export type ContactMessageVerbs = {
  /**
   * As for a request. Its challenge is used up in the same transaction; one that has been used makes the message
   * unproven. An unproven message is held, with the deliveries that need a proof.
   */
  recordContactMessage(message: NewContactMessage): Promise<RecordedContactMessage>;
  /** What a message with this key was answered within a day, without storing anything. */
  findContactMessage(asked: Pick<NewContactMessage, 'key' | 'message' | 'at'>): Promise<Recorded | undefined>;
};

export function contactMessageQueries(db: Kysely<Tables>, commit: Commit): ContactMessageVerbs {
  return {
    findContactMessage: (asked) => firstAnswer(db, askedBy(asked)),

    recordContactMessage: (posted) =>
      commit((transaction) => answerOnce(transaction, askedBy(posted), () => insert(transaction, posted))),
  };
}

function askedBy({ key, message, at }: Pick<NewContactMessage, 'key' | 'message' | 'at'>) {
  return { table: 'contact_messages', key, words: columnsOf(message), at } as const;
}

/** The form's fields under the names of their columns. */
function columnsOf({ name, lname, number, email, message }: ContactMessage) {
  return { first_name: name, last_name: lname, phone: number, email, message };
}

async function insert(db: Transaction<Tables>, posted: NewContactMessage): Promise<RecordedContactMessage> {
  const { id, key, message, verdict, at } = posted;
  const final = await useUp(db, verdict, at);
  const held_because = final.proof === 'unproven' ? final.problem : null;
  const names = await nextNumberAndReference(db, 'contact');
  const created_at = at.toISOString();
  await db
    .insertInto('contact_messages')
    .values({
      id,
      ...names,
      idempotency_key: key,
      ...columnsOf(message),
      proof: final.proof,
      held_because,
      ...provenance(posted),
      created_at,
    })
    .execute();
  await insertDeliveries(db, { contact_message_id: id }, posted, message.email, held_because !== null);
  return { ...names, repeated: false, heldBecause: held_because };
}

/**
 * How long a used challenge is remembered beyond its end, in milliseconds: an answer that was judged just before it
 * may be stored just after it.
 */
const GRACE = 10 * 60_000;

/** The verdict, unless its challenge has served another message before. */
async function useUp(db: Transaction<Tables>, verdict: Verdict, at: Date): Promise<Verdict> {
  if (verdict.proof !== 'proven' || !verdict.challenge) return verdict;
  await removeOldChallenges(db, at);
  const isFirst = await insertChallenge(db, verdict.challenge);
  return isFirst ? verdict : { proof: 'unproven', problem: 'used' };
}

/** What a challenge that is long over could still prove, its age refuses. */
export async function removeOldChallenges(db: Transaction<Tables>, at: Date) {
  const longOver = new Date(at.getTime() - GRACE).toISOString();
  await db.deleteFrom('used_challenges').where('expires_at', '<', longOver).execute();
}

async function insertChallenge(db: Transaction<Tables>, { id, expiresAt }: OneTimeChallenge) {
  const inserted = await db
    .insertInto('used_challenges')
    .values({ id, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
