import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { newReference } from '../forms/reference.ts';
import { KEY_LIFETIME } from '../forms/request-key.ts';
import { deliveryRow, type Form, type Owner, type TABLE } from './owners.ts';
import type { NewDelivery, NewEstimate, Recorded } from './store.ts';
import type { Tables } from './tables.ts';

/** What both forms need when something they sent is stored. The two tables have these columns in common. */
type FormTable = (typeof TABLE)[Form];

/** What this key was answered before, within its lifetime. */
export async function firstAnswer(
  db: Kysely<Tables>,
  table: FormTable,
  key: string,
  at: Date,
): Promise<Recorded | undefined> {
  const first = await db
    .selectFrom(table)
    .select(['reference', 'number'])
    .where('idempotency_key', '=', key)
    .where('created_at', '>=', oldest(at))
    .executeTakeFirst();
  return first && { ...first, repeated: true };
}

/** Makes a key free for a new row once its lifetime has passed. */
export async function freeOldKey(db: Kysely<Tables>, table: FormTable, key: string, at: Date) {
  await db
    .updateTable(table)
    .set({ idempotency_key: null })
    .where('idempotency_key', '=', key)
    .where('created_at', '<', oldest(at))
    .execute();
}

/** A number of the office's and a reference for the visitor. */
export async function nextNumberAndReference(db: Kysely<Tables>, counter: Form) {
  return { number: await nextNumber(db, counter), reference: await freeReference(db) };
}

type Submission = Omit<NewEstimate, 'request'>;

/** The columns that say where something came from and how it looked. */
export function provenance({ origin, suspicion }: Submission) {
  return { ...origin, spam_score: suspicion.score, spam_reasons: suspicion.reasons.join(' ') };
}

/** Stores what is owed, except a second confirmation to the same address within a day. */
export async function insertDeliveries(
  db: Kysely<Tables>,
  owner: Owner,
  { deliveries, suspicion, at }: Submission,
  email: string,
  unproven = false,
) {
  for (const delivery of deliveries) {
    const state = firstState(delivery, suspicion.held, unproven);
    const goesOut = delivery.kind === 'customer-mail' && state === 'pending';
    if (goesOut && !(await mayConfirm(db, email, at))) continue;
    await db
      .insertInto('deliveries')
      .values(deliveryRow(randomUUID(), owner, delivery, state, at.toISOString()))
      .execute();
  }
}

function firstState({ undeliverable, needsProof }: NewDelivery, suspicious: boolean, unproven: boolean) {
  if (undeliverable) return 'dead';
  return suspicious || (unproven && needsProof) ? 'held' : 'pending';
}

/** An address that has had its confirmation gets the next one after this, in milliseconds. */
export const CONFIRMED_FOR = 24 * 60 * 60 * 1000;

/** Whoever types somebody else's address again and again must not fill that inbox through us. */
export async function mayConfirm(db: Kysely<Tables>, email: string, at: Date): Promise<boolean> {
  const dayAgo = new Date(at.getTime() - CONFIRMED_FOR).toISOString();
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

/** Enough to know an address again, and nothing to read. */
export function addressHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

async function nextNumber(db: Kysely<Tables>, name: string): Promise<number> {
  const counter = await db
    .updateTable('counters')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow();
  return counter.value;
}

/** One that neither a request nor a message has: whoever reads it out need not say which it was. */
async function freeReference(db: Kysely<Tables>): Promise<string> {
  for (;;) {
    const reference = newReference();
    const taken = await db
      .selectFrom('estimate_requests')
      .select('id')
      .where('reference', '=', reference)
      .unionAll(db.selectFrom('contact_messages').select('id').where('reference', '=', reference))
      .executeTakeFirst();
    if (!taken) return reference;
  }
}

function oldest(at: Date): string {
  return new Date(at.getTime() - KEY_LIFETIME).toISOString();
}
