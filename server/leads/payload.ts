import { serviceLabel } from '../../contract/services.ts';
import type { Lead } from '../store/store.ts';

/**
 * What other programs are told of a lead: the webhook, `--json` and the columns of a CSV take their names from here
 * (docs/decisions/020-one-lead.md). Not the id and not the visitor's hash, which only the server needs.
 */
export function leadPayload(lead: Lead) {
  const { service } = lead;
  return {
    form: lead.form,
    number: lead.number,
    reference: lead.reference,
    first_name: lead.first_name,
    last_name: lead.last_name,
    phone: lead.phone,
    email: lead.email,
    ...(service !== null && { service, service_label: serviceLabel(service) }),
    description: lead.description,
    captcha: lead.captcha,
    page: lead.page,
    referrer: lead.referrer,
    utm_source: lead.utm_source,
    utm_medium: lead.utm_medium,
    utm_campaign: lead.utm_campaign,
    spam_score: lead.spamScore,
    spam_reasons: lead.spamReasons.split(' ').filter((reason) => reason !== ''),
  };
}
