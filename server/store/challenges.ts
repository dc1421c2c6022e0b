import type { Transaction } from 'kysely';
import type { CaptchaVerdict, OneTimeChallenge } from './records.ts';
import type { Tables } from './tables.ts';

/**
 * How long a used challenge is remembered beyond its end, in milliseconds: an answer that was verified just before it
 * may be stored just after it.
 */
const GRACE = 10 * 60_000;

/** The verdict, unless its challenge has served another lead before. */
export async function consumeChallenge(
  db: Transaction<Tables>,
  verdict: CaptchaVerdict,
  at: Date,
): Promise<CaptchaVerdict> {
  if (verdict.captcha !== 'verified' || !verdict.challenge) return verdict;
  await removeOldChallenges(db, at);
  const isFirst = await insertChallenge(db, verdict.challenge);
  return isFirst ? verdict : { captcha: 'unverified', problem: 'used' };
}

/** What a challenge that is long over could still show, its age refuses. */
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
