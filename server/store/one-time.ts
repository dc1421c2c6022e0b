import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { meantAddress } from '../formats/email-address.ts';
import type { CaptchaVerdict, OneTimeChallenge } from './lead.ts';
import type { Tables } from './tables.ts';

// What may be had once: a lead for a captcha's challenge, and a confirmation a day for an address.

/**
 * How long a used challenge is remembered beyond its end, in milliseconds: an answer that was verified just before it
 * may be stored just after it.
 */
const GRACE = 10 * 60_000;

/** The verdict on each lead, unless its challenge has served another lead before. */
export async function redeemChallenges(
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

/** Expired challenges are refused for their age, so their rows are not needed. */
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

/** An address that has had its confirmation gets the next one after this, in milliseconds. */
export const CONFIRMATION_INTERVAL = 24 * 60 * 60 * 1000;

/**
 * For each address, whether it may get a confirmation now; if so, it is marked as sent. Otherwise a stranger could fill
 * another person's inbox by typing that address again and again.
 */
export async function reserveConfirmations(
  db: Kysely<Tables>,
  emails: readonly string[],
  at: Date,
): Promise<boolean[]> {
  if (emails.length === 0) return [];
  const hashes = emails.map(addressHash);
  const now = at.toISOString();
  const dayAgo = new Date(at.getTime() - CONFIRMATION_INTERVAL).toISOString();
  const written = await db
    .insertInto('confirmed_addresses')
    .values([...new Set(hashes)].map((address) => ({ address, at: now })))
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({ at: now }).where('confirmed_addresses.at', '<=', dayAgo),
    )
    .returning('address')
    .execute();
  const reserved = new Set(written.map(({ address }) => address));
  // Deleted as it is found: of two with one address, the first has it.
  return hashes.map((hash) => reserved.delete(hash));
}

/**
 * Enough to know a mailbox again, and nothing to read. Before, each plus-variant had a hash of its own: such a row is
 * found no more and goes after its day, which costs that mailbox one confirmation too many.
 */
export function addressHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url');
}

/**
 * The mailbox behind an address, for knowing a person again: in lower case, and without what follows a plus sign
 * (ada+roof@x and ada+deck@x are ada@x). The plus alone, because almost every mail server delivers such variants to one
 * mailbox (subaddressing, RFC 5233). Dots, which Gmail ignores, make two people elsewhere.
 */
export function mailboxOf(email: string): string {
  const address = meantAddress(email).toLowerCase();
  return address.replace(/^([^+@]+)\+[^@]*(?=@[^@]*$)/, '$1');
}
