import type { Transaction } from 'kysely';
import type { Commit } from './group-commit.ts';
import { answerOnce, insertDeliveries, nextNumberAndReference, provenance } from './recording.ts';
import type { NewEstimate, Recorded, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** What the store does with requests. */
export function estimateQueries(commit: Commit): Pick<Store, 'recordEstimate'> {
  return {
    recordEstimate: (estimate) =>
      // The key decides, not the words: who corrects a word and sends again before the first answer has arrived
      // must not become two requests. The page makes a new key once it has an answer.
      commit((transaction) =>
        answerOnce(transaction, 'estimate_requests', estimate, () => insert(transaction, estimate)),
      ),
  };
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
