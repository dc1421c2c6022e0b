import type { Transaction } from 'kysely';
import type { CaptchaVerdict, OneTimeChallenge } from './records.ts';
import type { Tables } from './tables.ts';

/**
 * How long a used challenge is remembered beyond its end, in milliseconds: an answer that was verified just before it
 * may be stored just after it.
 */
const GRACE = 10 * 60_000;

/** The verdict on each lead, unless its challenge has served another lead before. */
export async function consumeChallenges(
  db: Transaction<Tables>,
  leads: readonly { verdict: CaptchaVerdict; at: Date }[],
): Promise<CaptchaVerdict[]> {
  const [first] = leads;
  const challenges = leads.flatMap(({ verdict }) => challengeOf(verdict) ?? []);
  if (!first || challenges.length === 0) return leads.map(({ verdict }) => verdict);
  await removeOldChallenges(db, first.at);
  const unused = await insertChallenges(db, challenges);
  return leads.map(({ verdict }) => {
    const challenge = challengeOf(verdict);
    // Deleted as it is found: of two leads with one challenge, the first has it.
    return !challenge || unused.delete(challenge.id) ? verdict : { captcha: 'unverified', problem: 'used' };
  });
}

function challengeOf(verdict: CaptchaVerdict): OneTimeChallenge | undefined {
  return verdict.captcha === 'verified' ? verdict.challenge : undefined;
}

/** What a challenge that is long over could still show, its age refuses. */
export async function removeOldChallenges(db: Transaction<Tables>, at: Date) {
  const longOver = new Date(at.getTime() - GRACE).toISOString();
  await db.deleteFrom('used_challenges').where('expires_at', '<', longOver).execute();
}

/** The ids of those that were not used before. */
async function insertChallenges(db: Transaction<Tables>, challenges: OneTimeChallenge[]) {
  const inserted = await db
    .insertInto('used_challenges')
    .values(challenges.map(({ id, expiresAt }) => ({ id, expires_at: expiresAt.toISOString() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}
