import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { mailboxOf } from './mailbox.ts';
import type { Tables } from './tables.ts';

/** An address that has had its confirmation gets the next one after this, in milliseconds. */
export const CONFIRMATION_INTERVAL = 24 * 60 * 60 * 1000;

/**
 * For each of these addresses whether it may have a confirmation now, and then it has had it: typing somebody else's
 * address again and again must not fill that inbox through us.
 */
export async function claimConfirmations(
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
  const claimed = new Set(written.map(({ address }) => address));
  // Deleted as it is found: of two with one address, the first has it.
  return hashes.map((hash) => claimed.delete(hash));
}

/**
 * Enough to know a mailbox again, and nothing to read. Before, each plus-variant had a hash of its own: such a row is
 * found no more and goes after its day, which costs that mailbox one confirmation too many.
 */
export function addressHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url');
}
