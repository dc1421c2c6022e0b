// Submissions that have no answer yet: kept on the device, and tried again.

import {
  labelsIn,
  parseSubmissionContext,
  type SubmissionContext,
} from '../../../../contract/submission-context.ts';
import {
  type FormKind,
  type Outcome,
  type PendingSubmission,
  type Submission,
  wordsOf,
} from '../send-form.ts';
import { dropDraft, forget, keep, keepLink, namesOf, readAnswers, recall, recallDraft } from './storage.ts';

/** One storage key per submission: two tabs must not overwrite each other's. */
export function savePending(kind: FormKind, { at, key, answers, metadata }: PendingSubmission): void {
  // `beside` is the first release's name for the metadata; an open tab or stored submission may still use it.
  keep(nameOf(kind, key), { at, key, answers, beside: metadata });
}

/** The oldest pending submission. */
export function findPending(kind: FormKind): PendingSubmission | undefined {
  const found = namesOf(nameOf(kind, '')).flatMap((name) => {
    const submission = readPending(recall(name));
    if (submission && name === nameOf(kind, submission.key)) return [submission];
    forget(name);
    return [];
  });
  return found.sort((one, other) => one.at - other.at)[0];
}

/** False once it has been acknowledged, discarded (in any tab) or expired. */
export function isPending(kind: FormKind, { key }: Submission): boolean {
  return recall(nameOf(kind, key)) !== undefined;
}

export function removePending(kind: FormKind, { key }: Submission): void {
  forget(nameOf(kind, key));
}

/** Checks the key's format, because it goes into a header. */
function readPending(kept: ReturnType<typeof recall>): PendingSubmission | undefined {
  if (typeof kept?.key !== 'string' || !/^[0-9a-f]{32}$/.test(kept.key)) return undefined;
  const { at, key, answers, beside } = kept;
  return { at, key, answers: readAnswers(answers), metadata: { ...(beside as object) } };
}

function nameOf(kind: FormKind, key: string): string {
  return `${kind}.unsent.${key}`;
}

/**
 * Where the visit came from, read from what the browser keeps anyway: nothing is stored for visitors who only look. It is
 * parsed here already to cap its length, because an address can be longer than the body limit.
 */
export function contextOf(shownAt: number): SubmissionContext {
  return parseSubmissionContext({
    page: location.pathname,
    referrer: foreignHost(document.referrer),
    ...landingLabels(),
    seconds: Math.floor((performance.now() - shownAt) / 1000),
  });
}

/** Labels in the address of this document or, if it has none, of the tab's first entry on this site. */
function landingLabels() {
  const [loaded] = performance.getEntriesByType('navigation');
  const [first, before] = [loaded?.name, window.navigation?.entries()[0]?.url].map((address) =>
    labelsIn(/\?([^#]*)/.exec(address ?? '')?.[1] ?? ''),
  );
  return Object.values(first ?? {}).some(Boolean) ? first : before;
}

function foreignHost(address: string): string {
  const host = address && new URL(address).hostname;
  return host === location.hostname ? '' : host;
}

/** Makes one attempt. */
export type Post = (submission: Submission) => Promise<Outcome>;

/** Called with a finished submission. Without an outcome, there was nothing left to send. */
type Subscriber = (submission: Submission, outcome: Outcome | undefined) => void;

/** Retries for one kind of form. Outlives the form, because the visitor may go to another page. */
type Queue = {
  stop?: (() => void) | undefined;
  subscriber?: Subscriber | undefined;
  /** A success while no form was mounted. */
  missed?: Outcome | undefined;
};

const queues: Record<FormKind, Queue> = { estimate: {}, contact: {} };

/** Called when a form mounts. Returns the success that it missed, if any. */
export function subscribe(kind: FormKind, subscriber: Subscriber) {
  const queue = queues[kind];
  const { missed } = queue;
  queue.subscriber = subscriber;
  queue.missed = undefined;
  const unsubscribe = () => {
    if (queue.subscriber === subscriber) queue.subscriber = undefined;
  };
  return { missed, unsubscribe };
}

/** Removes a submission that the server has stored from the device. */
export function acknowledge(kind: FormKind, submission: Submission, outcome: Outcome): void {
  const queue = queues[kind];
  removePending(kind, submission);
  if (outcome.answer.success && outcome.answer.link) keepLink(kind, outcome.answer.link);
  const draft = recallDraft(kind);
  if (draft && wordsOf(draft.answers) === wordsOf(submission.answers)) dropDraft(kind);
  if (queue.subscriber) queue.subscriber(submission, outcome);
  else queue.missed = outcome;
}

/** Retries while the page is open and the submission is pending. */
export function startRetrying(kind: FormKind, submission: Submission, retryAfter: number, post: Post): void {
  stopRetrying(kind);
  const queue = queues[kind];
  const send = () => (isPending(kind, submission) ? post(submission) : undefined);
  const stop = retryWithBackoff(retryAfter, send, (outcome) => {
    const isWanted = queue.stop === stop;
    if (isWanted) queue.stop = undefined;
    if (isWanted && outcome?.answer.success) return acknowledge(kind, submission, outcome);
    if (outcome && (isWanted || outcome.answer.success)) removePending(kind, submission);
    if (isWanted) queue.subscriber?.(submission, outcome);
  });
  queue.stop = stop;
}

export function isRetrying(kind: FormKind): boolean {
  return queues[kind].stop !== undefined;
}

export function stopRetrying(kind: FormKind): void {
  const queue = queues[kind];
  queue.stop?.();
  queue.stop = undefined;
}

const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Retries with exponential backoff, and as soon as the device is back online, but never before `retryAfter`, which a
 * result has if another attempt may succeed. `send` returns undefined if there is nothing left to send. `done` is called
 * at most once, with the final result. Returns a function that stops retrying; an attempt already under way still calls
 * `done` if its result is final.
 */
export function retryWithBackoff<Result extends { retryAfter?: number }>(
  retryAfter: number,
  send: () => Promise<Result> | undefined,
  done: (result: Result | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let notBefore = 0;
  let trying = false;
  let stopped = false;

  function plan(least: number) {
    notBefore = Date.now() + least;
    // Up to 50% jitter, to spread the retries of visitors who lost the connection together.
    timer = setTimeout(tryAgain, Math.max(wait, least) * (1 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  async function tryAgain() {
    if (trying || Date.now() < notBefore) return;
    clearTimeout(timer);
    trying = true;
    const result = await send();
    trying = false;
    if (result?.retryAfter === undefined) {
      stop();
      done(result);
    } else if (!stopped) plan(result.retryAfter);
  }

  function stop() {
    stopped = true;
    clearTimeout(timer);
    removeEventListener('online', tryAgain);
  }

  addEventListener('online', tryAgain);
  plan(retryAfter);
  return stop;
}
