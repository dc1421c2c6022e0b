import type { Advice } from '../../../../contract/emergency/table.ts';
import { urgencyOf } from '../../../../contract/emergency.ts';

export { adviceAfterSending } from '../../emergency-advice/emergency-advice.tsx';
export { AdviceBox } from './advice-box.tsx';

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
