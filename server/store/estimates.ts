import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { newReference } from '../estimates/reference.ts';
import { KEY_LIFETIME } from '../estimates/request-key.ts';
import type { NewDelivery, NewEstimate, RecordedEstimate, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** What the store does with requests. */
export function estimateQueries(db: Kysely<Tables>): Pick<Store, 'recordEstimate'> {
  return {
    recordEstimate: (estimate) =>
      db.transaction().execute(async (transaction) => {
        // The key decides, not the words: who corrects a word and sends again before the first answer has arrived
        // must not become two requests. The page makes a new key once it has an answer.
        return (await firstAnswer(transaction, estimate)) ?? (await insert(transaction, estimate));
      }),
  };
}

async function firstAnswer(
  db: Transaction<Tables>,
  { key, at }: NewEstimate,
): Promise<RecordedEstimate | undefined> {
  const oldest = new Date(at.getTime() - KEY_LIFETIME).toISOString();
  await db
    .updateTable('estimate_requests')
    .set({ idempotency_key: null })
    .where('idempotency_key', '=', key)
    .where('created_at', '<', oldest)
    .execute();
  const first = await db
    .selectFrom('estimate_requests')
    .select(['reference', 'number'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return first && { ...first, repeated: true };
}

async function insert(db: Transaction<Tables>, estimate: NewEstimate): Promise<RecordedEstimate> {
  const { id, key, request, deliveries } = estimate;
  const created_at = estimate.at.toISOString();
  const number = await nextNumber(db);
  const reference = await freeReference(db);
  await db
    .insertInto('estimate_requests')
    .values({ id, number, reference, idempotency_key: key, ...request, created_at })
    .execute();
  for (const delivery of deliveries) {
    await db
      .insertInto('deliveries')
      .values(deliveryRow(id, delivery, created_at))
      .execute();
  }
  return { reference, number, repeated: false };
}

function deliveryRow(requestId: string, { kind, messageId, undeliverable }: NewDelivery, at: string) {
  return {
    id: randomUUID(),
    request_id: requestId,
    kind,
    message_id: messageId,
    state: undeliverable ? ('dead' as const) : ('pending' as const),
    attempts: 0,
    next_attempt_at: at,
    leased_until: null,
    last_answer: undeliverable ?? null,
    created_at: at,
    updated_at: at,
  };
}

async function nextNumber(db: Transaction<Tables>): Promise<number> {
  const counter = await db
    .updateTable('counters')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', 'estimate')
    .returning('value')
    .executeTakeFirstOrThrow();
  return counter.value;
}

async function freeReference(db: Transaction<Tables>): Promise<string> {
  for (;;) {
    const reference = newReference();
    const taken = db.selectFrom('estimate_requests').select('id').where('reference', '=', reference);
    if (!(await taken.executeTakeFirst())) return reference;
  }
}
