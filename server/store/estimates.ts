import type { Kysely, Transaction } from 'kysely';
import type { Commit } from './group-commit.ts';
import {
  answerOnce,
  firstAnswer,
  insertDeliveries,
  nextNumberAndReference,
  provenance,
} from './recording.ts';
import type { NewEstimate, Recorded, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** What the store does with requests. */
export function estimateQueries(
  db: Kysely<Tables>,
  commit: Commit,
): Pick<Store, 'recordEstimate' | 'findEstimate'> {
  return {
    findEstimate: (asked) => firstAnswer(db, askedBy(asked)),

    recordEstimate: (estimate) =>
      commit((transaction) =>
        answerOnce(transaction, askedBy(estimate), () => insert(transaction, estimate)),
      ),
  };
}

function askedBy({ key, request, at }: Pick<NewEstimate, 'key' | 'request' | 'at'>) {
  return { table: 'estimate_requests', key, words: request, at } as const;
}

async function insert(db: Transaction<Tables>, estimate: NewEstimate): Promise<Recorded> {
  const { id, key, request, at } = estimate;
  const names = await nextNumberAndReference(db, 'estimate');
  const created_at = at.toISOString();
  await db
    .insertInto('estimate_requests')
    .values({ id, ...names, idempotency_key: key, ...request, ...provenance(estimate), created_at })
    .execute();
  await insertDeliveries(db, { estimate_request_id: id }, estimate, request.email);
  return { ...names, repeated: false };
}
