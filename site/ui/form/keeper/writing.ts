import { HONEYPOT_FIELD } from '../../../../contract/honeypot.ts';
import { type Answers, answersOf, wordsOf } from '../answers.ts';
import type { FormKind } from '../use-keeper.ts';
import { dropDraft, fillIn, hasWords, saveDraft } from './draft.ts';
import { createSaver } from './saver.ts';

/** What is written in one form, and the draft of it on the device. */
export function watchWriting(kind: FormKind, form: HTMLFormElement, onChange: () => void) {
  const saver = createSaver(() => saveDraft(kind, answersOf(form)));
  let changed = false;
  form.addEventListener('input', noteInput);

  function noteInput({ target }: Event) {
    if ((target as HTMLInputElement).name !== HONEYPOT_FIELD) noteChange();
  }

  function noteChange() {
    changed = true;
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
    putBack(answers: Answers): boolean {
      const before = answersOf(form);
      const found = fillIn(form, answers);
      // Somebody may have been typing before this script came.
      const early = form.contains(document.activeElement) && hasWords(before);
      if (early && wordsOf(before) !== wordsOf(answers)) noteChange();
      return found;
    },
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
