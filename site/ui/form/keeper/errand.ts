import { wordsOf } from '../answers.ts';
import type { Letter, Outcome } from '../send-form.ts';
import type { FormKind } from './desk.ts';
import { dropDraft, recallDraft } from './draft.ts';
import { isUnsent, release } from './outbox.ts';
import { keepTrying } from './retry.ts';

/** Told by a form that wants to know what has arrived. */
type Listener = (letter: Letter, outcome: Outcome) => void;

/** What is under way for the forms of one kind. It outlives a form, because the visitor may look at another page. */
type Errand = {
  stop?: () => void;
  listener?: Listener;
  /** What arrived while no form was there to say so. */
  news?: Outcome;
};

const errands: Record<FormKind, Errand> = { estimate: {}, contact: {} };

/** A form has come into the page. Returns what it has missed. */
export function attend(kind: FormKind, listener: Listener): Outcome | undefined {
  const errand = errands[kind];
  const { news } = errand;
  errand.listener = listener;
  errand.news = undefined;
  return news;
}

export function leave(kind: FormKind, listener: Listener): void {
  const errand = errands[kind];
  if (errand.listener === listener) errand.listener = undefined;
}

/** The server has the letter: nothing of it stays on the device. */
export function acknowledge(kind: FormKind, letter: Letter, outcome: Outcome): void {
  const errand = errands[kind];
  release(kind, letter);
  const draft = recallDraft(kind);
  if (draft && wordsOf(draft.answers) === wordsOf(letter.answers)) dropDraft(kind);
  if (errand.listener) errand.listener(letter, outcome);
  else errand.news = outcome;
}

type Pursuit = {
  retryAfter: number;
  post: (letter: Letter) => Promise<Outcome>;
  /** Called when it has come to an end without success. */
  onEnd: (outcome: Outcome | undefined) => void;
};

/** Goes on trying by itself for as long as the page is open and the letter is wanted. */
export function pursue(kind: FormKind, letter: Letter, { retryAfter, post, onEnd }: Pursuit): void {
  rest(kind);
  const errand = errands[kind];
  const stop = keepTrying({
    retryAfter,
    send: () => (isUnsent(kind, letter) ? post(letter) : undefined),
    done(outcome) {
      const wanted = errand.stop === stop;
      if (wanted) errand.stop = undefined;
      if (wanted && outcome?.answer.success) acknowledge(kind, letter, outcome);
      else if (wanted) onEnd(outcome);
      else if (outcome?.answer.success) release(kind, letter);
    },
  });
  errand.stop = stop;
}

export function isPursued(kind: FormKind): boolean {
  return errands[kind].stop !== undefined;
}

export function rest(kind: FormKind): void {
  const errand = errands[kind];
  errand.stop?.();
  errand.stop = undefined;
}
