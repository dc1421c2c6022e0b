import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { mailboxOf } from './mailbox.ts';
import type { Tables } from './tables.ts';

/** An address that has had its confirmation gets the next one after this, in milliseconds. */
export const CONFIRMATION_INTERVAL = 24 * 60 * 60 * 1000;

/** Whoever types somebody else's address again and again must not fill that inbox through us. */
export async function claimConfirmation(db: Kysely<Tables>, email: string, at: Date): Promise<boolean> {
  const dayAgo = new Date(at.getTime() - CONFIRMATION_INTERVAL).toISOString();
  const row = { address: addressHash(email), at: at.toISOString() };
  const written = await db
    .insertInto('confirmed_addresses')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet(row).where('confirmed_addresses.at', '<=', dayAgo),
    )
    .returning('address')
    .executeTakeFirst();
  return written !== undefined;
}

/**
 * Enough to know a mailbox again, and nothing to read. Before, each plus-variant had a hash of its own: such a row is
 * found no more and goes after its day, which costs that mailbox one confirmation too many.
 */
export function addressHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url');
}
