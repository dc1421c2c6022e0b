import { createHash } from 'node:crypto';
import { ESTIMATE_FIELDS, type EstimateRequest } from '../../contract/estimate-request.ts';

/** How long the same key gets the same answer. */
export const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/**
 * The key that makes one request out of a double press or a retry. Our script sends one a page view in
 * `Idempotency-Key`; a form without script sends none, and there the words themselves are the key.
 * The first letter keeps a sender from making up a key that equals somebody's words.
 */
export function requestKey(header: string | string[] | undefined, request: EstimateRequest): string {
  if (typeof header === 'string' && /^[\x21-\x7e]{8,100}$/.test(header)) return `k:${header}`;
  const words = JSON.stringify(ESTIMATE_FIELDS.map((field) => request[field]));
  return `w:${createHash('sha256').update(words).digest('base64url')}`;
}
