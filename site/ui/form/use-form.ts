import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { FieldErrors } from '../../../contract/form-fields.ts';
import { HONEYPOT_FIELD } from '../../../contract/honeypot.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { type Answers, answersOf, wordsOf } from './answers.ts';
import { createKeyring, type Letter, type Outcome, sendForm } from './send-form.ts';
import { type FormKind, useKeeper } from './use-keeper.ts';

type State<Field extends string> =
  | { phase: 'idle' | 'sending'; errors: FieldErrors<Field> }
  | { phase: 'failed'; errors: FieldErrors<Field>; message: string }
  | { phase: 'sent'; errors: FieldErrors<Field>; reference: string };

type FormOptions<Field extends string> = {
  kind: FormKind;
  form: RefObject<HTMLFormElement | null>;
  /** Where it is sent. */
  address: string;
  /** Off for a form that starts anew: it does not put back what was typed before. */
  restores?: boolean | undefined;
  /** Finds what is wrong before anything is sent; a form without it leaves that to the server. */
  check?: (form: HTMLFormElement) => FieldErrors<Field>;
  /** Called when somebody sends the form. */
  onSend?: (answers: Answers) => void;
  /** Called before each try; what it adds travels with the answers. */
  prove?: () => Promise<Record<string, string>>;
  onSent?: (reference: string) => void;
};

/** A form's four states and what moves it between them. */
export function useForm<Field extends string>(options: FormOptions<Field>) {
  const { kind, form, address, restores = true, check, onSend, prove, onSent } = options;
  const [state, setState] = useState<State<Field>>({ phase: 'idle', errors: {} });
  /** Counts the submits that found something wrong, so that each makes a fresh summary that takes the focus. */
  const [attempt, setAttempt] = useState(0);
  /** What the keeper has to say: above the form, or beside the failure when there is one. */
  const [note, say] = useState<ReactNode>();
  const hydrated = useHydrated();
  const [shownAt] = useState(() => (hydrated ? performance.now() : 0));
  const [keyFor, setKeyring] = useState(createKeyring);
  const busy = useRef(false);
  const keeper = useKeeper(form, { kind, restores, shownAt, post, send, show, say });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const wrong = check?.(event.currentTarget) ?? {};
    if (Object.keys(wrong).length > 0) {
      if (state.phase === 'failed') say(undefined);
      setState({ phase: 'idle', errors: wrong });
      setAttempt((count) => count + 1);
      return;
    }
    begin();
    const answers = answersOf(event.currentTarget);
    onSend?.(answers);
    const trap = new FormData(event.currentTarget).get(HONEYPOT_FIELD);
    const letter = { key: keyFor(wordsOf(answers)), answers, beside: { [HONEYPOT_FIELD]: trap } };
    // Kept before it is sent: from here on nothing is lost, not even by a device that dies.
    const kept = await keeper(3_000);
    await send(kept?.hold(letter) ?? letter);
  }

  function begin() {
    busy.current = true;
    say(undefined);
    setState({ phase: 'sending', errors: {} });
  }

  async function send(letter: Letter) {
    begin();
    const outcome = await post(letter);
    const kept = await keeper(0);
    if (kept) kept.settle(letter, outcome);
    else show(outcome);
  }

  /** One try. A proof is good for one, and no part of the words: with a new one it is still the same request. */
  async function post(letter: Letter): Promise<Outcome<Field>> {
    const beside = { ...letter.beside, ...(await prove?.()) };
    return sendForm<Field>(address, { ...letter, beside });
  }

  function show({ answer, keyUsed }: Outcome) {
    if (keyUsed) setKeyring(createKeyring);
    // Stays busy: a request that is stored is not sent again.
    busy.current = answer.success;
    if (answer.success) {
      setState({ phase: 'sent', errors: {}, reference: answer.reference });
      onSent?.(answer.reference);
      return;
    }
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

  return { state, attempt, note, submit, forgive };
}
