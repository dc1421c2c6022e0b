import { serviceLabel } from '../../../contract/services.ts';
import type { StoredContactMessage, StoredEstimate } from '../../store/store.ts';

/**
 * What a webhook tells, as docs/running.md describes it. Another program reads it: fields may be added, but to rename one
 * or to change what it means takes a new `version`. It is the same at every attempt.
 */
export function webhookBody(about: StoredEstimate | StoredContactMessage): string {
  return JSON.stringify({
    version: 1,
    type: about.form === 'estimate' ? 'estimate.requested' : 'message.received',
    timestamp: about.createdAt.toISOString(),
    data: {
      number: about.number,
      reference: about.reference,
      first_name: about.first_name,
      last_name: about.last_name,
      phone: about.phone,
      email: about.email,
      ...(about.form === 'estimate' ? request(about) : message(about)),
      page: about.page,
      referrer: about.referrer,
      utm_source: about.utm_source,
      utm_medium: about.utm_medium,
      utm_campaign: about.utm_campaign,
      spam_score: about.spamScore,
      spam_reasons: about.spamReasons.split(' ').filter((reason) => reason !== ''),
    },
  });
}

function request({ service, description }: StoredEstimate) {
  return { service, service_label: serviceLabel(service), description };
}

function message({ message, proof }: StoredContactMessage) {
  return { message, proof };
}
