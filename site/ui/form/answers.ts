import { HONEYPOT_FIELD } from '../../../contract/honeypot.ts';
import { PAGE_FIELD } from '../../../contract/submission-context.ts';

export type Answers = Record<string, string>;

/** What a form would send now. What stands in the fields that nobody sees is not among the answers. */
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
