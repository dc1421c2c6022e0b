import { HONEYPOT_FIELD } from '../../../../contract/submission-context.ts';
import { type Answers, answersOf } from '../answers.ts';
import type { FormKind } from '../send-form.ts';
import { forget, keep, recall } from './storage.ts';

/** What was typed and not sent. */
export type Draft = {
  answers: Answers;
  /** The entry of the tab's history in which it was typed, where the browser names them. */
  entry?: string | undefined;
};

/** Keeps what stands in a form of this kind now. */
export function saveDraft(kind: FormKind, { answers, entry }: Draft): void {
  if (hasWords(answers)) keep(nameOf(kind), { at: Date.now(), answers, entry });
  else dropDraft(kind);
}

/** A service alone is no words: some pages choose it by themselves. */
export function hasWords({ service, ...words }: Answers): boolean {
  return Object.values(words).some((answer) => answer !== '');
}

export function recallDraft(kind: FormKind): Draft | undefined {
  const draft = recall(nameOf(kind));
  if (!draft) return undefined;
  const { answers, entry } = draft;
  return { answers: readAnswers(answers), entry: typeof entry === 'string' ? entry : undefined };
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
 * fixed stay as they are. A service that the address suggests yields only to one that was chosen at this very place
 * after it. Tells whether any of the answers stand in the form now.
 */
export function fillIn(form: HTMLFormElement, { answers, entry }: Draft, suggested?: string): boolean {
  const isSamePlace = entry !== undefined && entry === historyEntry();
  let found = false;
  for (const control of form.querySelectorAll<Control>('input, select, textarea')) {
    const answer = answers[control.name];
    if (!answer || control.type === 'hidden') continue;
    const isFree =
      control.value === '' || (isSamePlace && control.name === 'service' && control.value === suggested);
    if (isFree && fits(control, answer)) control.value = answer;
    found ||= control.value === answer;
  }
  return found;
}

/** Whether the address has named another service since. */
export function isOutdated(form: HTMLFormElement, { answers }: Draft, suggested?: string): boolean {
  return suggested !== undefined && answersOf(form).service !== answers.service;
}

/**
 * Names the entry of the tab's history that is shown: the same after a reload and when somebody comes back to it. A
 * browser that gives its entries no names has ours written into the entry.
 */
export function historyEntry(): string {
  const key = window.navigation?.currentEntry?.key ?? history.state?.entry;
  if (key) return key;
  const entry = `${Date.now()}-${Math.random()}`;
  history.replaceState({ ...history.state, entry }, '');
  return entry;
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

/** How long to wait for the next letter, in milliseconds. */
const PAUSE_MS = 300;

/**
 * Saves what is typed shortly after it was typed, and at once when the page goes out of sight: on a phone that may be
 * the last that it hears.
 */
export function startAutosave(kind: FormKind, form: HTMLFormElement, signal: AbortSignal) {
  // The page's own entry: a form that goes is saved when the next one is the current one already.
  let entry = historyEntry();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function soon() {
    entry = historyEntry();
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE_MS);
  }

  /** Saves what was typed since the last time, if anything was. */
  function flush() {
    if (timer !== undefined) now();
  }

  /** Saves what stands in the form, though nobody may have typed. */
  function now() {
    cancel();
    saveDraft(kind, { answers: answersOf(form), entry });
  }

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  addEventListener('pagehide', flush, { signal });
  document.addEventListener('visibilitychange', flush, { signal });
  return { soon, now, flush, cancel };
}
