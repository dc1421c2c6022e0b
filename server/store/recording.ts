import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ownValue } from '../../contract/form-fields.ts';
import { mailboxOf } from '../deliveries/mail/address.ts';
import { KEY_LIFETIME } from '../intake/idempotency-key.ts';
import { newReference } from '../intake/reference.ts';
import { deliveryRow, type Form, type Owner, type TABLE } from './owners.ts';
import type { NewDelivery, NewEstimate, Recorded } from './records.ts';
import type { Tables } from './tables.ts';

/** What both forms need when something they sent is stored. The two tables have these columns in common. */
type FormTable = (typeof TABLE)[Form];

/** What was sent with a key: the words as the columns in which they are stored. */
type Asked = { table: FormTable; key: string; words: Record<string, string>; at: Date };

/**
 * The first answer again, when this key was given one within its lifetime, and else that of `insert`. After it, a key
 * is free for a new row.
 */
export async function answerOnce<Answer extends Recorded>(
  db: Transaction<Tables>,
  asked: Asked,
  insert: () => Promise<Answer>,
): Promise<Answer | Recorded> {
  const row = await rowWithKey(db, asked);
  const first = answerOf(row, asked);
  if (first) return first;
  if (row) {
    const free = { idempotency_key: null };
    await db.updateTable(asked.table).set(free).where('id', '=', row.id).execute();
  }
  return insert();
}

/** What this key was answered before, within its lifetime. */
export async function firstAnswer(db: Kysely<Tables>, asked: Asked): Promise<Recorded | undefined> {
  return answerOf(await rowWithKey(db, asked), asked);
}

type KeyRow = { id: string; reference: string; number: number; created_at: string };

function rowWithKey(db: Kysely<Tables>, { table, key }: Asked): Promise<KeyRow | undefined> {
  return db.selectFrom(table).selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

/** Words are stored as they were read, and never changed: the row itself tells whether they are the same. */
function answerOf(row: KeyRow | undefined, { words, at }: Asked): Recorded | undefined {
  if (!row || new Date(row.created_at).getTime() < at.getTime() - KEY_LIFETIME) return undefined;
  const { reference, number } = row;
  const same = Object.entries(words).every(([column, word]) => ownValue(row, column) === word);
  return { reference, number, repeated: true, ...(!same && { conflicts: true }) };
}

/**
 * A number of the office's and a reference for the visitor, as a rule in one statement: each statement is a way to the
 * database and back while everybody else waits.
 */
export async function nextNumberAndReference(db: Kysely<Tables>, counter: Form) {
  const reference = newReference();
  const { number, taken } = await db
    .updateTable('counters')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', counter)
    .returning((row) => ['value as number', row.exists(holderOf(db, reference)).as('taken')])
    .executeTakeFirstOrThrow();
  return { number, reference: taken ? await freeReference(db) : reference };
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
  const rows = deliveries.map((delivery) =>
    deliveryRow(
      randomUUID(),
      owner,
      delivery,
      firstState(delivery, suspicion.held, unproven),
      at.toISOString(),
    ),
  );
  const confirmation = rows.find(({ kind, state }) => kind === 'customer-mail' && state === 'pending');
  const mayGo = !confirmation || (await mayConfirm(db, email, at));
  const owed = mayGo ? rows : rows.filter((row) => row !== confirmation);
  if (owed.length > 0) await db.insertInto('deliveries').values(owed).execute();
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

/**
 * Enough to know a mailbox again, and nothing to read. Before, each plus-variant had a hash of its own: such a row is
 * found no more and goes after its day, which costs that mailbox one confirmation too many.
 */
export function addressHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url');
}

/** One that neither a request nor a message has: whoever reads it out need not say which it was. */
async function freeReference(db: Kysely<Tables>): Promise<string> {
  for (;;) {
    const reference = newReference();
    if (!(await holderOf(db, reference).executeTakeFirst())) return reference;
  }
}

function holderOf(db: Kysely<Tables>, reference: string) {
  return db
    .selectFrom('estimate_requests')
    .select('id')
    .where('reference', '=', reference)
    .unionAll(db.selectFrom('contact_messages').select('id').where('reference', '=', reference));
}
