import { type MouseEvent, useState } from 'react';
import type { FieldErrors } from '../../../contract/answer.ts';
import type { Advice } from '../../../contract/emergency/table.ts';
import { urgencyOf } from '../../../contract/emergency.ts';
import { fill } from '../../../contract/fill.ts';
import { quoted } from '../../../contract/forms/doubtful-answers.ts';
import { doubtful as doubtfulWords } from '../../../messages/en/doubtful.ts';
import { form as formWords } from '../../../messages/en/form.ts';
import { useContent } from '../../content/use-content.ts';
import type { PageContent } from '../../prerender/page-content.ts';
import { EmergencyAdvice } from '../emergency-advice/emergency-advice.tsx';
import { Link } from '../link/link.tsx';
import { elsewhereIn } from './elsewhere.ts';

export { doubtfulAnswers } from '../../../contract/forms/doubtful-answers.ts';

/** What is asked about answers that cannot be right: above the button, and at each field. */
export function questionsAbout(doubted: FieldErrors<string>) {
  const marks = Object.fromEntries(
    Object.keys(doubted).map((field) => [field, doubtfulWords[field as 'email' | 'phone']]),
  );
  return { question: fill(doubtfulWords.question, { answer: quoted(doubted) }), marks };
}

export { adviceAfterSending } from '../emergency-advice/emergency-advice.tsx';

/**
 * How long to wait for the next letter, in milliseconds. What appears moves the button below it: so soon after the last
 * letter no finger has come from the keyboard to it.
 */
const PAUSE_MS = 400;

/** What the words of a form call for before they are sent. */
export type Heard = {
  /** In an emergency. */
  advice: readonly Advice[];
  /** The places where the business does not work. */
  elsewhere: readonly string[];
};

/**
 * Reads what is written in a form when typing pauses, and tells what it calls for, where that is new. Nothing is told while
 * something is pressed, because it would move away under the finger. Returns what ends it.
 */
export function watchWords(
  form: HTMLFormElement,
  limits: PageContent['areaLimits'],
  onHeard: (heard: Heard) => void,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  // What was heard before is not known here, so the first reading is told in any case.
  let told = '';

  function readSoon() {
    clearTimeout(timer);
    timer = setTimeout(read, PAUSE_MS);
  }

  function read() {
    if (isPressed) return readSoon();
    const words = form.querySelector('textarea')?.value ?? '';
    const heard = { advice: urgencyOf(words)?.advice ?? [], elsewhere: elsewhereIn(words, limits) };
    if (JSON.stringify(heard) === told) return;
    told = JSON.stringify(heard);
    onHeard(heard);
  }

  function notePress({ type }: Event) {
    isPressed = type === 'pointerdown';
  }

  form.addEventListener('input', readSoon, { signal });
  form.addEventListener('reset', readSoon, { signal });
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, notePress, { signal });
  // A draft from an earlier visit may already be in the form.
  read();
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
}

/** A finger that was on its way to the button below must not call anybody, in milliseconds. */
const SURPRISE_MS = 500;

/** The advice above a form's button, shown while the visitor types. */
export function AdviceBox({ advice }: { advice: readonly Advice[] }) {
  const [shownAt] = useState(() => performance.now());
  const guard = (event: MouseEvent) => {
    // A click by keyboard, or by a screen reader, has no place and comes by no mistake.
    const isByPointer = event.detail > 0;
    if (isByPointer && event.timeStamp - shownAt < SURPRISE_MS) event.preventDefault();
  };
  return (
    <div onClickCapture={guard}>
      <EmergencyAdvice advice={advice} />
    </div>
  );
}

/** Says that we do not work in a place that is named, which may be in vain: the request can be sent all the same. */
export function ElsewhereNote({ places }: { places: readonly string[] }) {
  const { sections } = useContent();
  const areas = '/contact#areas';
  return (
    <p>
      {fill(formWords.elsewhere, { places: places.join(', ') })}
      {sections.includes(areas) && (
        <>
          {' '}
          <Link to={areas}>{formWords.elsewhereLink}</Link>
        </>
      )}
    </p>
  );
}
