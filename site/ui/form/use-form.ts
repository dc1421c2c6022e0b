import { type FormEvent, useRef, useState } from 'react';
import type { FieldErrors } from '../../../contract/form-fields.ts';
import { createKeyring, sendForm } from './send-form.ts';

type State<Field extends string> =
  | { phase: 'idle' | 'sending'; errors: FieldErrors<Field> }
  | { phase: 'failed'; errors: FieldErrors<Field>; message: string }
  | { phase: 'sent'; errors: FieldErrors<Field>; reference: string };

type Answers = Record<string, FormDataEntryValue>;

type FormOptions<Field extends string> = {
  /** Where it is sent. */
  address: string;
  /** Finds what is wrong before anything is sent; a form without it leaves that to the server. */
  check?: (form: HTMLFormElement) => FieldErrors<Field>;
  /** Called when the form is about to be sent; what it adds travels with the answers. */
  beforeSend?: (answers: Answers) => Promise<Record<string, string>>;
  onSent?: (reference: string) => void;
};

/** A form's four states and what moves it between them. */
export function useForm<Field extends string>({ address, check, beforeSend, onSent }: FormOptions<Field>) {
  const [state, setState] = useState<State<Field>>({ phase: 'idle', errors: {} });
  /** Counts the submits that found something wrong, so that each makes a fresh summary that takes the focus. */
  const [attempt, setAttempt] = useState(0);
  const keyFor = useRef(createKeyring());
  const busy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const wrong = check?.(form) ?? {};
    if (Object.keys(wrong).length > 0) {
      setState({ phase: 'idle', errors: wrong });
      setAttempt((count) => count + 1);
      return;
    }
    busy.current = true;
    setState({ phase: 'sending', errors: {} });
    const answers = Object.fromEntries(new FormData(form));
    // Of the words alone: a new proof with the same words is still the same request.
    const key = keyFor.current(JSON.stringify(answers));
    const more = await beforeSend?.(answers);
    const answer = await sendForm<Field>(address, { ...answers, ...more }, key);
    if (answer.success) {
      // Stays busy: a request that is stored is not sent again.
      setState({ phase: 'sent', errors: {}, reference: answer.reference });
      onSent?.(answer.reference);
      return;
    }
    busy.current = false;
    setState({ phase: 'failed', errors: answer.errors ?? {}, message: answer.message });
    setAttempt((count) => count + 1);
  }

  /** Takes an error away as soon as its answer has been mended. */
  function forgive(event: FormEvent<HTMLFormElement>) {
    const control = event.target as HTMLInputElement;
    const field = control.name as Field;
    if (!state.errors[field] || !control.validity.valid) return;
    setState({ ...state, errors: { ...state.errors, [field]: undefined } });
  }

  return { state, attempt, submit, forgive };
}
