import { optionLabel } from '../../../contract/forms/form.ts';
import type { Form } from '../../../contract/lead.ts';
import { leadPayload } from '../../leads/payload.ts';
import type { Lead } from '../../store/store.ts';
import type { Escalating } from '../outcome.ts';

const TYPES: Record<Form, string> = { estimate: 'estimate.requested', contact: 'message.received' };

/** What version 1 calls the captcha's verdict. */
const PROOF: Record<Lead['captcha'], string> = {
  verified: 'proven',
  unverified: 'unproven',
  unchecked: 'unchecked',
};

/**
 * What a webhook tells, as docs/running.md describes it. Another program reads it: fields may be added, but to rename one
 * or to change what it means takes a new `version`. It is the same at every attempt.
 */
export function webhookBody(lead: Lead): string {
  const { form, captcha, ...data } = leadPayload(lead);
  return JSON.stringify({
    version: 1,
    type: TYPES[form],
    timestamp: lead.createdAt.toISOString(),
    // Of a message, `message` and `proof` are the names from before there was one for both forms.
    data: form === 'contact' ? { ...data, captcha, message: lead.description, proof: PROOF[captcha] } : data,
  });
}

/**
 * What tells a pager or a telephone that a lead waits: nothing that its sender typed, because it goes where many read along. At a
 * later attempt it tells how long it has waited by then.
 */
export function waitingBody(lead: Lead, { step, url, at }: Escalating): string {
  const { form, number, reference, service, priority, createdAt, promisedBy, claimedAt } = lead;
  return JSON.stringify({
    version: 1,
    type: 'lead.waiting',
    timestamp: at.toISOString(),
    data: {
      form,
      number,
      reference,
      ...(service && { service, service_label: optionLabel(service) }),
      priority,
      step,
      waiting_minutes: Math.max(0, Math.floor((at.getTime() - createdAt.getTime()) / 60_000)),
      promised_by: promisedBy?.toISOString() ?? null,
      claimed: claimedAt !== null,
      ...(url && { url }),
    },
  });
}
