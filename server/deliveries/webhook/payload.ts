import type { Form } from '../../../contract/lead.ts';
import { leadPayload } from '../../leads/payload.ts';
import type { Lead } from '../../store/store.ts';

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
