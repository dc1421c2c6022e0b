import { createHash } from 'node:crypto';

/** How long the same key gets the same answer. */
export const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/**
 * The key that makes one request out of a double press or a retry. Our script sends one a page view in
 * `Idempotency-Key`; a form without script sends none, and there the words themselves are the key.
 * The first letter keeps a sender from making up a key that equals somebody's words.
 */
export function requestKey<Field extends string>(
  header: string | string[] | undefined,
  fields: readonly Field[],
  answers: Record<Field, string>,
): string {
  if (typeof header === 'string' && /^[\x21-\x7e]{8,100}$/.test(header)) return `k:${header}`;
  const words = JSON.stringify(fields.map((field) => answers[field]));
  return `w:${createHash('sha256').update(words).digest('base64url')}`;
}
