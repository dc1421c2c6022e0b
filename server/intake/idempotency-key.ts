import { createHash } from 'node:crypto';
import { LEAD_FIELDS, type LeadAnswers } from '../../contract/lead.ts';

/**
 * The key that makes one request out of a double press or a retry. Our script sends one in `Idempotency-Key` for each
 * distinct set of answers; a form without script sends none, and there a hash of the answers is the key. The first letter
 * keeps a sender from making up a key that equals somebody's hash.
 */
export function requestKey(header: string | string[] | undefined, answers: LeadAnswers): string {
  if (typeof header === 'string' && /^[\x21-\x7e]{8,100}$/.test(header)) return `k:${header}`;
  const words = JSON.stringify(
    LEAD_FIELDS.map((field) => answers[field]).filter((answer) => answer !== null),
  );
  return `w:${createHash('sha256').update(words).digest('base64url')}`;
}
