import {
  type FieldErrors,
  type FormAnswer,
  isMyPath,
  isUrgencyLevel,
  LIMITED_REACH,
  type OfficePromise,
  REQUEST_TIMEOUT,
} from '../../../contract/answer.ts';
import { HONEYPOT_FIELD, PAGE_FIELD } from '../../../contract/submission-context.ts';
import { form as formWords } from '../../../messages/en/form.ts';

export type Answers = Record<string, string>;

/** The form's current answers, without the honeypot and the page field. */
export function answersOf(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  data.delete(HONEYPOT_FIELD);
  data.delete(PAGE_FIELD);
  return Object.fromEntries(data) as Answers;
}

/** Two sets of answers have the same words when they are the same text here, in whichever order the form had its fields. */
export function wordsOf(answers: Answers): string {
  return JSON.stringify(Object.entries(answers).sort());
}

type Errors = Record<string, string>;

/** The errors in the order of the answers, which is the form's; one that belongs to no field is left out. */
export function sortErrorsByField(answers: Answers, errors: FieldErrors<string>): Errors {
  return Object.fromEntries(
    Object.keys(answers).flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])),
  );
}

type Change = {
  /** What the form's own check finds now. */
  found: FieldErrors<string>;
  /** The field that was changed. */
  touched: string;
  /** Who found the errors that are shown. */
  source: 'check' | 'server';
};

/**
 * The errors that remain after a change: those that the form's own check still finds, with the current message. An error
 * that only the server could find stays until its field is touched.
 */
export function remainingErrors(shown: Errors, { found, touched, source }: Change): Errors {
  const remaining: Errors = {};
  for (const field of Object.keys(shown)) {
    const isJudged = source === 'check' || field === touched;
    const message = isJudged ? found[field] : shown[field];
    if (message) remaining[field] = message;
  }
  return remaining;
}

/** Forms of a kind share their draft. */
export type FormKind = 'estimate' | 'contact';

export type Submission = {
  /** The idempotency key, the same for every attempt. */
  key: string;
  answers: Answers;
  /** Sent along with the answers. */
  metadata: Record<string, unknown>;
};

/** Saved at `at`, in milliseconds since 1970, and not acknowledged yet. */
export type PendingSubmission = Submission & { at: number };

/** The result of one attempt. */
export type Outcome = {
  answer: FormAnswer<string>;
  /** The shortest wait before a retry, in milliseconds. Missing if a retry cannot succeed. */
  retryAfter?: number;
  /** Set if the server has the key with other answers: the submission needs a new key. */
  keyUsed?: true;
};

/** Never throws: a lost connection, a timeout or an answer that is not JSON is a failed outcome that may be retried. */
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
    // A 422 without field errors means that the key was used for other answers.
    if (response.status === 422 && !answer.errors) return { answer, keyUsed: true };
    return { answer, retryAfter: response.ok ? undefined : retryAfter };
  } catch {
    return { answer: failed, retryAfter };
  } finally {
    clearTimeout(timer);
  }
}

/** Validates the answer, which may come from a proxy or captive portal: only a boolean `true` is success. Throws on null. */
function readAnswer(answer: Record<string, unknown>): FormAnswer<string> {
  const { success, reference, promise, urgent, reach, link, message, errors } = answer;
  if (success === true) {
    return {
      success,
      reference: isText(reference) ? reference : undefined,
      ...readPromise(promise),
      urgent: isUrgencyLevel(urgent) ? urgent : undefined,
      reach: LIMITED_REACH.find((each) => each === reach),
      link: isMyPath(link) ? link : undefined,
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

/** Only 429 and 5xx may be retried, and a success whose body cannot be read. */
function waitAfter({ status, ok, headers }: Response): number | undefined {
  if (ok) return 0;
  if (status !== 429 && status < 500) return undefined;
  // `Retry-After` is in seconds or a date (RFC 9110, 10.2.3).
  const header = headers.get('retry-after') ?? '';
  return Math.max(Number(header) * 1000 || Date.parse(header) - Date.now() || 0, 0);
}

/**
 * Unchanged answers keep their key, so a retry is never stored twice. Changed answers get a new key; otherwise a
 * correction after a timeout would be taken for a retry.
 */
export function createIdempotencyKeys(): (words: string) => string {
  let last = { words: '', key: '' };
  return (words) => {
    if (words !== last.words) last = { words, key: randomKey() };
    return last.key;
  };
}

/** 128 random bits. Not `crypto.randomUUID`, which is missing on plain HTTP. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
