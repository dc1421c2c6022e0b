import * as formWords from '../../../content/words/form.ts';
import type { FieldErrors, FormAnswer } from '../../../contract/forms/form.ts';
import { REQUEST_TIMEOUT } from '../../../contract/limits.ts';
import type { OfficePromise } from '../../../contract/promise.ts';
import { isUrgencyLevel } from '../../../contract/urgency.ts';
import type { Answers } from './answers.ts';

/** The two kinds of form: what is typed into one is there in the others of its kind. */
export type FormKind = 'estimate' | 'contact';

/** What a form sends. */
export type Submission = {
  /** The idempotency key: it makes one request of however many tries. */
  key: string;
  answers: Answers;
  /** What travels with the answers without being one. */
  metadata: Record<string, unknown>;
};

/** What was sent, in milliseconds since 1970, and is not acknowledged yet. */
export type PendingSubmission = Submission & { at: number };

/** What one try came to. */
export type Outcome = {
  answer: FormAnswer<string>;
  /** Set where the same submission may get through later: how long to wait at least, in milliseconds. */
  retryAfter?: number;
  /** Set where the key was used before for other words: under another one the submission gets through. */
  keyUsed?: true;
};

/**
 * Sends a submission to an address of ours. Never throws: a lost connection, a time-out after 60 s or an answer that is
 * no JSON is a failure like any other, and one that may pass.
 */
export async function sendForm(address: string, { key, answers, metadata }: Submission): Promise<Outcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT);
  const failed = { success: false, message: formWords.failed } as const;
  let retryAfter: number | undefined = 0;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ ...answers, ...metadata }),
      signal: timeout.signal,
    });
    retryAfter = waitAfter(response);
    const answer = readAnswer(await response.json());
    if (answer.success) return { answer };
    // Refused, and no answer is wrong: then it is the key.
    if (response.status === 422 && !answer.errors) return { answer, keyUsed: true };
    return { answer, retryAfter: response.ok ? undefined : retryAfter };
  } catch {
    return { answer: failed, retryAfter };
  } finally {
    clearTimeout(timer);
  }
}

/** Reads what came back, which may come from anybody on the way: only the boolean is a success. Throws on null. */
function readAnswer(answer: Record<string, unknown>): FormAnswer<string> {
  const { success, reference, promise, urgent, message, errors } = answer;
  if (success === true) {
    return {
      success,
      reference: isText(reference) ? reference : undefined,
      ...readPromise(promise),
      urgent: isUrgencyLevel(urgent) ? urgent : undefined,
    };
  }
  const wrong = Object.entries(errors ?? {}).filter(([, words]) => isText(words));
  return {
    success: false,
    message: isText(message) ? message : formWords.failed,
    ...(wrong.length > 0 && { errors: Object.fromEntries(wrong) as FieldErrors<string> }),
  };
}

function readPromise(promise: unknown): { promise?: OfficePromise } {
  const { by, words, withZone } = (promise ?? {}) as Record<string, unknown>;
  if (!isText(words)) return {};
  return { promise: { by: isText(by) ? by : null, words, withZone: isText(withZone) ? withZone : words } };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** What is refused stays refused; what broke off, and what the server could not take just now, may be sent again. */
function waitAfter({ status, ok, headers }: Response): number | undefined {
  if (ok) return 0;
  if (status !== 429 && status < 500) return undefined;
  // `Retry-After` comes in seconds or as a date.
  const header = headers.get('retry-after') ?? '';
  return Math.max(Number(header) * 1000 || Date.parse(header) - Date.now() || 0, 0);
}

/**
 * One key for one request: the same words sent again carry the same key, so that a retry is never stored
 * twice; changed words carry a new one, so that a correction after a time-out is not taken for a retry.
 */
export function createIdempotencyKeys(): (words: string) => string {
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
