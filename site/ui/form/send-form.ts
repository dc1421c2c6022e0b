import type { FormAnswer } from '../../../contract/form-fields.ts';
import { REQUEST_TIMEOUT } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';

/**
 * Sends a form's answers to an address of ours. Never throws: a lost connection, a time-out after 60 s or an answer
 * that is no JSON is a failure like any other.
 */
export async function sendForm<Field extends string>(
  address: string,
  answers: Record<string, unknown>,
  idempotencyKey: string,
): Promise<FormAnswer<Field>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(answers),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
    const answer: FormAnswer<Field> = await response.json();
    return answer.success === true ? answer : { ...answer, success: false };
  } catch {
    return { success: false, message: messages.failed };
  }
}

/**
 * One key for one request: the same words sent again carry the same key, so that a retry is never stored
 * twice; changed words carry a new one, so that a correction after a time-out is not taken for a retry.
 */
export function createKeyring(): (words: string) => string {
  let last = { words: '', key: '' };
  return (words) => {
    if (words !== last.words) last = { words, key: randomKey() };
    return last.key;
  };
}

/** 128 random bits. `crypto.randomUUID` would be shorter, but is missing on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
