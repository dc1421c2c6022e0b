import { createHmac } from 'node:crypto';
import { optionLabel } from '../../../contract/forms/form.ts';
import type { Form } from '../../../contract/lead.ts';
import { webhookKey } from '../../formats/settings.ts';
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

type Signed = { id: string; at: Date; body: string; secret: string };

/** The headers of Standard Webhooks: by them the other side knows us, and a message that it has had before. */
export function signatureHeaders({ id, at, body, secret }: Signed): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', webhookKey(secret))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
