import { createHash } from 'node:crypto';
import { LEAD_FIELDS, type LeadAnswers } from '../../contract/lead.ts';

/**
 * The key by which a double click or a retry is stored once. Our script sends one in `Idempotency-Key` for each distinct
 * set of answers; without JavaScript the key is a hash of the answers. The prefix keeps a sender from choosing a key that
 * equals such a hash.
 */
export function requestKey(header: string | string[] | undefined, answers: LeadAnswers): string {
  if (typeof header === 'string' && /^[\x21-\x7e]{8,100}$/.test(header)) return `k:${header}`;
  const words = JSON.stringify(
    LEAD_FIELDS.map((field) => answers[field]).filter((answer) => answer !== null),
  );
  return `w:${createHash('sha256').update(words).digest('base64url')}`;
}
