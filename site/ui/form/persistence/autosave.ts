import { answersOf } from '../answers.ts';
import type { FormKind } from '../send-form.ts';
import { historyEntry, saveDraft } from './draft.ts';

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
