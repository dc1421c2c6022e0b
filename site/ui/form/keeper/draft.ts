import { HONEYPOT_FIELD } from '../../../../contract/honeypot.ts';
import type { Answers } from '../answers.ts';
import type { FormKind } from '../use-keeper.ts';
import { forget, keep, recall } from './storage.ts';

/** Keeps what stands in a form of this kind now. */
export function saveDraft(kind: FormKind, answers: Answers): void {
  if (hasWords(answers)) keep(nameOf(kind), { at: Date.now(), answers });
  else dropDraft(kind);
}

/** A service alone is no words: some pages choose it by themselves. */
export function hasWords({ service, ...words }: Answers): boolean {
  return Object.values(words).some((answer) => answer !== '');
}

export function recallDraft(kind: FormKind): Answers | undefined {
  const draft = recall(nameOf(kind));
  return draft && readAnswers(draft.answers);
}

export function dropDraft(kind: FormKind): void {
  forget(nameOf(kind));
}

/** Reads answers back from the device, where anybody could have written anything. */
export function readAnswers(input: unknown): Answers {
  const entries = Object.entries(input ?? {});
  return Object.fromEntries(
    entries.filter(([field, answer]) => field !== HONEYPOT_FIELD && typeof answer === 'string'),
  );
}

/**
 * Puts answers into the fields that are empty: what the browser restored, what is being typed and a service that is
 * fixed stay as they are. Tells whether any of the answers stand in the form now.
 */
export function fillIn(form: HTMLFormElement, answers: Answers): boolean {
  let found = false;
  for (const control of form.querySelectorAll<Control>('input, select, textarea')) {
    const answer = answers[control.name];
    if (!answer || control.type === 'hidden') continue;
    if (control.value === '' && fits(control, answer)) control.value = answer;
    found ||= control.value === answer;
  }
  return found;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A script may write into a field what nobody could type or choose there. */
function fits(control: Control, answer: string): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some(({ value }) => value === answer);
  return control.maxLength < 0 || answer.length <= control.maxLength;
}

function nameOf(kind: FormKind): string {
  return `${kind}.draft`;
}
