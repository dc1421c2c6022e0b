import { type FormEvent, useRef, useState } from 'react';
import type { EstimateErrors, EstimateField } from '../../../contract/estimate-request.ts';
import { messages } from '../../../contract/messages.ts';
import { createKeyring, sendEstimate } from './send-estimate.ts';

type State =
  | { phase: 'idle' | 'sending'; errors: EstimateErrors }
  | { phase: 'failed'; errors: EstimateErrors; message: string }
  | { phase: 'sent'; errors: EstimateErrors; reference: string };

/** The form's four states and what moves it between them. */
export function useEstimateForm() {
  const [state, setState] = useState<State>({ phase: 'idle', errors: {} });
  /** Counts the submits that found something wrong, so that each makes a fresh summary that takes the focus. */
  const [attempt, setAttempt] = useState(0);
  const keyFor = useRef(createKeyring());
  const busy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    if (!form.checkValidity()) {
      setState({ phase: 'idle', errors: wrongAnswers(form) });
      setAttempt((count) => count + 1);
      return;
    }
    busy.current = true;
    setState({ phase: 'sending', errors: {} });
    const fields = Object.fromEntries(new FormData(form));
    // The specification asks for this line.
    console.log(fields.first_name);
    const body = JSON.stringify(fields);
    const answer = await sendEstimate(body, keyFor.current(body));
    if (answer.success) {
      // Stays busy: a request that is stored is not sent again.
      setState({ phase: 'sent', errors: {}, reference: answer.reference });
      return;
    }
    busy.current = false;
    setState({ phase: 'failed', errors: answer.errors ?? {}, message: answer.message });
    setAttempt((count) => count + 1);
  }

  /** Takes an error away as soon as its answer has been mended. */
  function forgive(event: FormEvent<HTMLFormElement>) {
    const control = event.target as HTMLInputElement;
    const field = control.name as EstimateField;
    if (!state.errors[field] || !control.validity.valid) return;
    setState({ ...state, errors: { ...state.errors, [field]: undefined } });
  }

  return { state, attempt, submit, forgive };
}

/** Asks the browser's built-in validity of each control; the words are ours. */
function wrongAnswers(form: HTMLFormElement): EstimateErrors {
  const errors: EstimateErrors = {};
  for (const control of form.elements) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      )
    )
      continue;
    if (control.validity.valid) continue;
    const field = control.name as EstimateField;
    errors[field] = messages[field].missing;
  }
  return errors;
}
