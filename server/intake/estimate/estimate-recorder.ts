import { randomUUID } from 'node:crypto';
import type { EstimateRequest } from '../../../contract/estimate-request.ts';
import type { NewDelivery, Store } from '../../store/store.ts';
import type { Recorder } from '../form-route.ts';
import { signsOf } from '../spam/signals.ts';
import { suspicionOf } from '../spam/spam-score.ts';

type Needs = {
  store: Store;
  owed: (id: string, email: string) => NewDelivery[];
  clock: () => Date;
  deliverLater: () => void;
};

/**
 * Makes what stores a request together with the mails it owes, and only then wakes the dispatcher. It answers nothing
 * when the store cannot take the request; the visitor is asked to call.
 */
export function createRecorder({ store, owed, clock, deliverLater }: Needs): Recorder<EstimateRequest> {
  return {
    find: (request, key) => store.findEstimate({ key, request, at: clock() }),

    async record(request, { key, origin, circumstances, log }) {
      const id = randomUUID();
      try {
        const deliveries = owed(id, request.email);
        const suspicion = suspicionOf(signsOf(request, { ...circumstances, unproven: false }));
        const at = clock();
        const recorded = await store.recordEstimate({ id, key, request, deliveries, origin, suspicion, at });
        if (recorded.conflicts) return { ...recorded, held: false };
        deliverLater();
        const { number, repeated } = recorded;
        log.info({ number, repeated, spam: suspicion.reasons }, 'estimate request stored');
        return { ...recorded, held: suspicion.held };
      } catch (error) {
        log.error({ err: error }, 'estimate request not stored');
        return undefined;
      }
    },
  };
}
