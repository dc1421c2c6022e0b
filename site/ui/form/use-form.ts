import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { FieldErrors } from '../../../contract/form-fields.ts';
import { HONEYPOT_FIELD } from '../../../contract/honeypot.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { type Answers, answersOf, wordsOf } from './answers.ts';
import { inPageOrder, remainingErrors } from './field-errors.ts';
import type { FormKind } from './keeper/desk.ts';
import { createKeyring, type Letter, type Outcome, sendForm } from './send-form.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useKeeper } from './use-keeper.ts';

type State<Field extends string> =
  | { phase: 'idle' | 'sending'; errors: FieldErrors<Field> }
  | { phase: 'failed'; errors: FieldErrors<Field>; message: string }
  | { phase: 'sent'; errors: FieldErrors<Field>; reference: string | undefined };

type FormOptions<Field extends string> = {
  kind: FormKind;
  form: RefObject<HTMLFormElement | null>;
  /** Where it is sent. */
  address: string;
  /** Off for a form that starts anew: it does not put back what was typed before. */
  restores?: boolean | undefined;
  /** Finds what is wrong before anything is sent. */
  check: (form: HTMLFormElement) => FieldErrors<Field>;
  /** Called when somebody sends the form. */
  onSend?: (answers: Answers) => void;
  /** Called before each try; what it adds travels with the answers. */
  prove?: () => Promise<Record<string, string>>;
  onSent?: (reference: string | undefined) => void;
};

/** What ties the parts of a form to what moves it. */
export type FormBinding<Field extends string = string> = {
  /** The beginning of the ids of its fields. */
  id: string;
  form: RefObject<HTMLFormElement | null>;
  address: string;
  state: State<Field>;
  /** Counts the submits that found something wrong, so that each makes a fresh summary that takes the focus. */
  attempt: number;
  /** What the keeper has to say: above the form, or beside the failure when there is one. */
  note: ReactNode;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Takes errors away as soon as their answers have been mended. */
  clearErrors: (event: FormEvent<HTMLFormElement>) => void;
};

/** A form's four states and what moves it between them. */
export function useForm<Field extends string>(options: FormOptions<Field>): FormBinding<Field> {
  const { kind, form, address, restores = true, check, onSend, prove, onSent } = options;
  const id = useId();
  const [state, setState] = useState<State<Field>>({ phase: 'idle', errors: {} });
  const [attempt, setAttempt] = useState(0);
  const [note, say] = useState<ReactNode>();
  const hydrated = useHydrated();
  const [shownAt] = useState(() => (hydrated ? performance.now() : 0));
  const [keyFor, setKeyring] = useState(createKeyring);
  const busy = useRef(false);
  const keeper = useKeeper(form, { kind, restores, shownAt, post, send, show, say });
  useErrorTitle(Object.keys(state.errors).length > 0);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const wrong = check(event.currentTarget);
    if (Object.keys(wrong).length > 0) {
      if (state.phase === 'failed') say(undefined);
      setState({ phase: 'idle', errors: inPageOrder(event.currentTarget, wrong) });
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

  function show({ answer, keyUsed }: Outcome<Field>) {
    if (keyUsed) setKeyring(createKeyring);
    // Stays busy: a request that is stored is not sent again.
    busy.current = answer.success;
    if (answer.success) {
      setState({ phase: 'sent', errors: {}, reference: answer.reference });
      onSent?.(answer.reference);
      return;
    }
    const errors = form.current ? inPageOrder(form.current, answer.errors ?? {}) : {};
    setState({ phase: 'failed', errors, message: answer.message });
    setAttempt((count) => count + 1);
  }

  function clearErrors({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (Object.keys(state.errors).length === 0) return;
    const change = {
      found: check(currentTarget),
      touched: (target as HTMLInputElement).name,
      source: state.phase === 'failed' ? ('server' as const) : ('check' as const),
    };
    setState({ ...state, errors: remainingErrors(state.errors, change) });
  }

  return { id, form, address, state, attempt, note, submit, clearErrors };
}
