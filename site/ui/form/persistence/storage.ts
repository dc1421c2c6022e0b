// What a form keeps on the device for a day: named values, and the draft of what is typed; and for a month, the link to what was sent.

import { isMyPath } from '../../../../contract/answer.ts';
import { HONEYPOT_FIELD } from '../../../../contract/submission-context.ts';
import { type Answers, answersOf, type FormKind } from '../send-form.ts';

/** How long answers are kept, in milliseconds: as long as the server remembers an idempotency key. */
export const LIFETIME = 24 * 60 * 60 * 1000;

/** How long the link to what was sent is kept, in milliseconds. */
export const LINK_LIFETIME = 30 * LIFETIME;

/** Tolerance for a clock that was set back, in milliseconds; a time further in the future is garbage. */
const CLOCK_SLIP = 60 * 60 * 1000;

const PREFIX = 'kept.';

/** Stored values are untrusted; only `at` is checked here. */
type Kept = { at: number; [key: string]: unknown };

/** Fallback for storage that is full or blocked. Lasts as long as the page. */
const memory = new Map<string, string>();

/** Keeps a value for its lifetime after `at`. */
export function keep(name: string, value: Kept): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** Returns the value, or deletes it if it is expired or unreadable. */
export function recall(name: string): Kept | undefined {
  const kept = parse(memory.get(name) ?? stored(name));
  if (kept && isFresh(kept.at, name.endsWith(SENT) ? LINK_LIFETIME : LIFETIME)) return kept;
  forget(name);
}

export function forget(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Storage that cannot be reached holds nothing.
  }
}

export function namesOf(beginning: string): string[] {
  let names: string[] = [];
  try {
    names = Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    // Only the memory is left.
  }
  return [...new Set([...names, ...memory.keys()])].filter((name) => name.startsWith(beginning));
}

/** Deletes expired values of every form. */
export function purge(): void {
  for (const name of namesOf('')) recall(name);
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function parse(text: string | null): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Kept) : undefined;
  } catch {
    return undefined;
  }
}

function isFresh(at: unknown, lifetime: number): boolean {
  const age = Date.now() - Number(at);
  return typeof at === 'number' && age < lifetime && age > -CLOCK_SLIP;
}

const SENT = '.sent';

/** The newest of a form, whose page can be found again. */
export function keepLink(kind: FormKind, link: string): void {
  keep(kind + SENT, { at: Date.now(), link });
}

export function recallLink(kind: FormKind): string | undefined {
  const link = recall(kind + SENT)?.link;
  return isMyPath(link) ? link : undefined;
}

export function dropLink(kind: FormKind): void {
  forget(kind + SENT);
}

/** Typed but not sent. */
export type Draft = {
  answers: Answers;
  /** Key of the history entry in which it was typed. */
  entry?: string | undefined;
};

/** Saves the form's current answers, or drops the draft if they are empty. */
export function saveDraft(kind: FormKind, { answers, entry }: Draft): void {
  if (hasWords(answers)) keep(nameOf(kind), { at: Date.now(), answers, entry });
  else dropDraft(kind);
}

/** Ignores the service, which some pages preselect. */
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

/** Reads answers from storage, which other scripts can write to. */
export function readAnswers(input: unknown): Answers {
  const entries = Object.entries(input ?? {});
  return Object.fromEntries(
    entries.filter(([field, answer]) => field !== HONEYPOT_FIELD && typeof answer === 'string'),
  );
}

/**
 * Fills in empty fields only: text that the browser restored or the visitor is typing is kept, and so is a fixed service.
 * A service preselected by the address gives way only to a draft from the same history entry. Returns whether the form
 * now shows any of the answers.
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

/** Whether the address now suggests another service than the draft has. */
export function isOutdated(form: HTMLFormElement, { answers }: Draft, suggested?: string): boolean {
  return suggested !== undefined && answersOf(form).service !== answers.service;
}

/**
 * Key of the current history entry, stable across reloads and Back. In browsers without the Navigation API, a key of our
 * own is written into `history.state`.
 */
export function historyEntry(): string {
  const key = window.navigation?.currentEntry?.key ?? history.state?.entry;
  if (key) return key;
  const entry = `${Date.now()}-${Math.random()}`;
  history.replaceState({ ...history.state, entry }, '');
  return entry;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Setting `value` from a script bypasses `maxlength`, and an unknown value clears a select. */
function fits(control: Control, answer: string): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some(({ value }) => value === answer);
  return control.maxLength < 0 || answer.length <= control.maxLength;
}

function nameOf(kind: FormKind): string {
  return `${kind}.draft`;
}

/** How long to wait for the next keystroke, in milliseconds. */
const PAUSE_MS = 300;

/**
 * Saves shortly after each keystroke, and at once when the page is hidden: on a phone that may be the last event it gets.
 */
export function startAutosave(kind: FormKind, form: HTMLFormElement, signal: AbortSignal) {
  // Kept from the last input: when a form unmounts, the next page's entry is already current.
  let entry = historyEntry();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function soon() {
    entry = historyEntry();
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE_MS);
  }

  /** Saves any input since the last save. */
  function flush() {
    if (timer !== undefined) now();
  }

  /** Saves the form even without new input. */
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
