import type { EstimateAnswer } from '../../../contract/estimate-request.ts';
import { REQUEST_TIMEOUT } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';

/**
 * Sends a request for an estimate. Never throws: a lost connection, a time-out after 60 s or an answer that is
 * no JSON is a failure like any other.
 */
export async function sendEstimate(body: string, idempotencyKey: string): Promise<EstimateAnswer> {
  try {
    const response = await fetch('/api/estimate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
    const answer: EstimateAnswer = await response.json();
    return answer.success === true ? answer : { ...answer, success: false };
  } catch {
    return { success: false, message: messages.failed };
  }
}

/**
 * One key for one request: the same words sent again carry the same key, so that a retry is never stored
 * twice; changed words carry a new one, so that a correction after a time-out is not taken for a retry.
 */
export function createKeyring(): (body: string) => string {
  let last = { body: '', key: '' };
  return (body) => {
    if (body !== last.body) last = { body, key: randomKey() };
    return last.key;
  };
}

/** 128 random bits. `crypto.randomUUID` would be shorter, but is missing on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
