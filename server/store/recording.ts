import type { Kysely, Selectable, Transaction } from 'kysely';
import { type Form, LEAD_FIELDS } from '../../contract/lead.ts';
import { consumeChallenge } from './challenges.ts';
import { claimConfirmation } from './confirmations.ts';
import { newDeliveryRow } from './delivery-row.ts';
import type { Commit } from './group-commit.ts';
import type { NewDelivery, NewLead, Recorded, RecordedLead } from './records.ts';
import { newReference } from './reference.ts';
import type { Tables } from './tables.ts';

/** How long the same key gets the same answer. */
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/** What was sent with a key. */
type Asked = Pick<NewLead, 'form' | 'key' | 'answers' | 'at'>;

/** How something that was sent is stored. */
export type RecordingRepository = {
  /**
   * Commits a lead and its deliveries in one transaction; the same key with the same words gets the first answer for a
   * day. What looks like spam is stored with all its deliveries held. An address gets one confirmation a day. The
   * captcha's challenge is consumed in the same transaction; one that has been used makes the lead unverified. An
   * unverified lead is held, with the deliveries that need a verified sender.
   */
  recordLead(lead: NewLead): Promise<RecordedLead>;
  /** What a lead of this form with this key was answered within a day, without storing anything. */
  findLead(asked: Asked): Promise<Recorded | undefined>;
};

export function recordingQueries(db: Kysely<Tables>, commit: Commit): RecordingRepository {
  return {
    findLead: async (asked) => answerOf(await rowWithKey(db, asked), asked),
    recordLead: (lead) => commit((transaction) => recordOnce(transaction, lead)),
  };
}

/** The first answer again, when this key was given one within its lifetime. After it, a key is free for a new row. */
async function recordOnce(db: Transaction<Tables>, lead: NewLead): Promise<RecordedLead> {
  const row = await rowWithKey(db, lead);
  const first = answerOf(row, lead);
  if (first) return first;
  if (row) await db.updateTable('leads').set({ idempotency_key: null }).where('id', '=', row.id).execute();
  return insertLead(db, lead);
}

type LeadRow = Selectable<Tables['leads']>;

function rowWithKey(db: Kysely<Tables>, { form, key }: Asked): Promise<LeadRow | undefined> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('form', '=', form)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Words are stored as they were read, and never changed: the row itself tells whether they are the same. */
function answerOf(row: LeadRow | undefined, { answers, at }: Asked): Recorded | undefined {
  if (!row || new Date(row.created_at).getTime() < at.getTime() - KEY_LIFETIME) return undefined;
  const { reference, number } = row;
  const same = LEAD_FIELDS.every((field) => row[field] === answers[field]);
  return { reference, number, repeated: true, ...(!same && { conflicts: true }) };
}

async function insertLead(db: Transaction<Tables>, lead: NewLead): Promise<RecordedLead> {
  const { id, form, key, answers, origin, spam, at } = lead;
  const verdict = await consumeChallenge(db, lead.verdict, at);
  const held_because = verdict.captcha === 'unverified' ? verdict.problem : null;
  const names = await nextNumberAndReference(db, form);
  await db
    .insertInto('leads')
    .values({
      id,
      form,
      ...names,
      idempotency_key: key,
      ...answers,
      ...origin,
      spam_score: spam.score,
      spam_reasons: spam.reasons.join(' '),
      captcha: verdict.captcha,
      held_because,
      email_refused: null,
      created_at: at.toISOString(),
    })
    .execute();
  await insertDeliveries(db, lead, held_because !== null);
  return { ...names, repeated: false, heldBecause: held_because };
}

/**
 * A number of the office's and a reference for the visitor, as a rule in one statement: each statement is a way to the
 * database and back while everybody else waits.
 */
async function nextNumberAndReference(db: Kysely<Tables>, form: Form) {
  const reference = newReference();
  const { number, taken } = await db
    .updateTable('counters')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', form)
    .returning((row) => ['value as number', row.exists(holderOf(db, reference)).as('taken')])
    .executeTakeFirstOrThrow();
  return { number, reference: taken ? await freeReference(db) : reference };
}

async function freeReference(db: Kysely<Tables>): Promise<string> {
  for (;;) {
    const reference = newReference();
    if (!(await holderOf(db, reference).executeTakeFirst())) return reference;
  }
}

function holderOf(db: Kysely<Tables>, reference: string) {
  return db.selectFrom('leads').select('id').where('reference', '=', reference);
}

/** Stores the planned deliveries, except a second confirmation to the same address within a day. */
async function insertDeliveries(
  db: Kysely<Tables>,
  { id, answers, deliveries, spam, at }: NewLead,
  unverified: boolean,
) {
  const rows = deliveries.map((delivery) =>
    newDeliveryRow({ lead_id: id }, delivery, firstState(delivery, spam.held, unverified), at.toISOString()),
  );
  const confirmation = rows.find(({ kind, state }) => kind === 'customer-mail' && state === 'pending');
  const mayGo = !confirmation || (await claimConfirmation(db, answers.email, at));
  const planned = mayGo ? rows : rows.filter((row) => row !== confirmation);
  if (planned.length > 0) await db.insertInto('deliveries').values(planned).execute();
}

function firstState({ undeliverable, needsVerified }: NewDelivery, suspicious: boolean, unverified: boolean) {
  if (undeliverable) return 'dead';
  return suspicious || (unverified && needsVerified) ? 'held' : 'pending';
}
