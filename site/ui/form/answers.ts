import type { FieldErrors } from '../../../contract/answer.ts';
import { HONEYPOT_FIELD, PAGE_FIELD } from '../../../contract/submission-context.ts';

export type Answers = Record<string, string>;

/** The form's current answers, without the honeypot and the page field. */
export function answersOf(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  data.delete(HONEYPOT_FIELD);
  data.delete(PAGE_FIELD);
  return Object.fromEntries(data) as Answers;
}

/** Two sets of answers have the same words when they are the same text here. */
export function wordsOf(answers: Answers): string {
  return JSON.stringify(answers);
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
