import { wordsOf } from '../answers.ts';
import type { FormKind, Outcome, Submission } from '../send-form.ts';
import { dropDraft, recallDraft } from './draft.ts';
import { isPending, removePending } from './pending.ts';

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
