import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { EstimateRequest } from '../../contract/estimate-request.ts';
import { owedMails } from '../forms/owed-mails.ts';
import type { Recorded, Store } from '../store/store.ts';

export type RecordEstimate = (
  request: EstimateRequest,
  key: string,
  log: FastifyBaseLogger,
) => Promise<Recorded | undefined>;

type Needs = { store: Store; mailFrom: string; clock: () => Date; deliverLater: () => void };

/**
 * Makes the function that stores a request together with the mails it owes, and only then wakes the dispatcher.
 * It answers nothing when the store cannot take the request; the visitor is asked to call.
 */
export function createRecorder({ store, mailFrom, clock, deliverLater }: Needs): RecordEstimate {
  return async (request, key, log) => {
    const id = randomUUID();
    try {
      const deliveries = owedMails(id, request.email, mailFrom);
      const recorded = await store.recordEstimate({ id, key, request, deliveries, at: clock() });
      deliverLater();
      log.info({ number: recorded.number, repeated: recorded.repeated }, 'estimate request stored');
      return recorded;
    } catch (error) {
      log.error({ err: error }, 'estimate request not stored');
      return undefined;
    }
  };
}
