import { wordsOf } from '../answers.ts';
import type { FormKind, Outcome, Submission } from '../send-form.ts';
import { dropDraft, recallDraft } from './draft.ts';
import { isPending, removePending } from './pending.ts';
import { retryWithBackoff } from './retry.ts';

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
