import { HONEYPOT_FIELD } from '../../../../contract/honeypot.ts';
import { type Answers, answersOf, wordsOf } from '../answers.ts';
import type { FormKind } from './desk.ts';
import { type Draft, dropDraft, fillIn, hasWords, historyEntry, saveDraft } from './draft.ts';
import { createSaver } from './saver.ts';

/** What is written in one form, and the draft of it on the device. */
export function watchWriting(kind: FormKind, form: HTMLFormElement, onChange: () => void) {
  // The page's own entry: a form that goes is saved when the next one is the current one already.
  let entry = historyEntry();
  const saver = createSaver(() => saveDraft(kind, { answers: answersOf(form), entry }));
  let changed = false;
  form.addEventListener('input', noteInput);

  function noteInput({ target }: Event) {
    if ((target as HTMLInputElement).name !== HONEYPOT_FIELD) noteChange();
  }

  function noteChange() {
    changed = true;
    entry = historyEntry();
    saver.soon();
    onChange();
  }

  function drop() {
    saver.cancel();
    dropDraft(kind);
    changed = false;
  }

  return {
    answers: () => answersOf(form),
    /** Whether the visitor has changed anything since the form came or was last sent. */
    hasChanged: () => changed,
    holds: (answers: Answers) => wordsOf(answersOf(form)) === wordsOf(answers),
    /** Puts answers into what is empty, and tells whether any of them stand in the form now. */
    putBack(draft: Draft): boolean {
      const before = answersOf(form);
      const found = fillIn(form, draft);
      // Somebody may have been typing before this script came.
      const early = form.contains(document.activeElement) && hasWords(before);
      if (early && wordsOf(before) !== wordsOf(draft.answers)) noteChange();
      return found;
    },
    /** Keeps what stands in the form now, though nobody has typed. */
    save: saver.now,
    saveAsSent() {
      saver.now();
      changed = false;
    },
    drop,
    empty() {
      drop();
      form.reset();
    },
    close() {
      saver.close();
      form.removeEventListener('input', noteInput);
    },
  };
}
