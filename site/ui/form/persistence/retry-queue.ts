import { wordsOf } from '../answers.ts';
import type { FormKind, Outcome, Submission } from '../send-form.ts';
import { dropDraft, recallDraft } from './draft.ts';
import { isPending, removePending } from './pending.ts';

/** Makes one try. */
export type Post = (submission: Submission) => Promise<Outcome>;

/** Told what a submission has come to; without an outcome, there was nothing to send any more. */
type Subscriber = (submission: Submission, outcome: Outcome | undefined) => void;

/** What is under way for the forms of one kind. It outlives a form, because the visitor may look at another page. */
type Queue = {
  stop?: (() => void) | undefined;
  subscriber?: Subscriber | undefined;
  /** What arrived while no form was there to say so. */
  missed?: Outcome | undefined;
};

const queues: Record<FormKind, Queue> = { estimate: {}, contact: {} };

/** A form has come into the page: it is told of what arrives from now on, and what it has missed. */
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

/** The server has the submission: nothing of it stays on the device. */
export function acknowledge(kind: FormKind, submission: Submission, outcome: Outcome): void {
  const queue = queues[kind];
  removePending(kind, submission);
  const draft = recallDraft(kind);
  if (draft && wordsOf(draft.answers) === wordsOf(submission.answers)) dropDraft(kind);
  if (queue.subscriber) queue.subscriber(submission, outcome);
  else queue.missed = outcome;
}

/** Goes on trying for as long as the page is open and the submission is wanted. */
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
 * Tries again after growing waits, at once when the device is online again, and never before the server wants to be
 * asked (`retryAfter`, which a result has where another try may do better). `send` makes no try where there is nothing
 * to send any more. `done` is told once, of the last result or of none. Returns what stops it; a try that is under way
 * is still told to `done`.
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
    // Up to half as long again, so that not everybody who was cut off comes back in the same moment.
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
