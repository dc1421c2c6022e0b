import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { EstimateRequest } from '../../contract/estimate-request.ts';
import type { NewDelivery, RecordedEstimate, Store } from '../store/store.ts';
import { isPlausibleAddress } from './address.ts';

export type RecordEstimate = (
  request: EstimateRequest,
  key: string,
  log: FastifyBaseLogger,
) => Promise<RecordedEstimate | undefined>;

type Needs = { store: Store; mailFrom: string; clock: () => Date; deliverLater: () => void };

/**
 * Makes the function that stores a request together with the mails it owes, and only then wakes the dispatcher.
 * It answers nothing when the store cannot take the request; the visitor is asked to call.
 */
export function createRecorder({ store, mailFrom, clock, deliverLater }: Needs): RecordEstimate {
  return async (request, key, log) => {
    const id = randomUUID();
    try {
      const deliveries = mailsFor(request, id, domainOf(mailFrom));
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

/** The Message-ID is made once and kept, so that a mail sent again after a crash is known as the same mail. */
function mailsFor(request: EstimateRequest, id: string, domain: string): NewDelivery[] {
  const office: NewDelivery = { kind: 'office-mail', messageId: `<office.${id}@${domain}>` };
  const customer: NewDelivery = { kind: 'customer-mail', messageId: `<customer.${id}@${domain}>` };
  if (!isPlausibleAddress(request.email)) customer.undeliverable = 'The e-mail as typed is not an address.';
  return [office, customer];
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
