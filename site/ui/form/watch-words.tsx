import { type MouseEvent, useState } from 'react';
import type { Advice } from '../../../contract/emergency/table.ts';
import { urgencyOf } from '../../../contract/emergency.ts';
import { EmergencyAdvice } from '../emergency-advice/emergency-advice.tsx';

export { adviceAfterSending } from '../emergency-advice/emergency-advice.tsx';

/**
 * How long to wait for the next letter, in milliseconds. What appears moves the button below it: so soon after the last
 * letter no finger has come from the keyboard to it.
 */
const PAUSE_MS = 400;

/**
 * Reads what is written in a form for words of an emergency, when typing pauses, and tells what to advise, where that is new.
 * Nothing is told while something is pressed, because it would move away under the finger. Returns what ends it.
 */
export function watchWords(form: HTMLFormElement, onAdvice: (advice: Advice[]) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  let told = '';

  function readSoon() {
    clearTimeout(timer);
    timer = setTimeout(read, PAUSE_MS);
  }

  function read() {
    if (isPressed) return readSoon();
    const advice = urgencyOf(form.querySelector('textarea')?.value ?? '')?.advice ?? [];
    if (advice.join() === told) return;
    told = advice.join();
    onAdvice(advice);
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
