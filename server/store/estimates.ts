import type { Kysely, Transaction } from 'kysely';
import type { Commit } from './group-commit.ts';
import {
  answerOnce,
  firstAnswer,
  insertDeliveries,
  nextNumberAndReference,
  provenance,
} from './recording.ts';
import type { NewEstimate, Recorded } from './records.ts';
import type { Tables } from './tables.ts';

/** What the store does with requests. */
export type EstimateVerbs = {
  /**
   * Commits a request and its deliveries in one transaction; the same key with the same words gets the first answer
   * for a day. What looks like spam is stored with all its deliveries held. An address gets one confirmation a day.
   */
  recordEstimate(estimate: NewEstimate): Promise<Recorded>;
  /** What a request with this key was answered within a day, without storing anything. */
  findEstimate(asked: Pick<NewEstimate, 'key' | 'request' | 'at'>): Promise<Recorded | undefined>;
};

export function estimateQueries(db: Kysely<Tables>, commit: Commit): EstimateVerbs {
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
