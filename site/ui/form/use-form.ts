import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FieldErrors } from '../../../contract/answer.ts';
import { fill } from '../../../contract/fill.ts';
import type { FormDefinition } from '../../../contract/forms/form.ts';
import { HONEYPOT_FIELD } from '../../../contract/submission-context.ts';
import { form as formWords } from '../../../messages/en/form.ts';
import { useContent } from '../../content/use-content.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import type { Persistence, PersistenceOptions } from './persistence/persistence.ts';
import {
  type Answers,
  answersOf,
  createIdempotencyKeys,
  type FormKind,
  remainingErrors,
  type Submission,
  sendForm,
  sortErrorsByField,
  wordsOf,
} from './send-form.ts';
import { createSubmissionStore, isBusy } from './submission-store.ts';
import type * as watchWords from './watch-words.tsx';
import type { Heard } from './watch-words.tsx';

/** How long a press that asks something is not taken for the answer, in milliseconds: it may be half of a double press. */
const DOUBLE_PRESS_MS = 500;

/** How long a press waits for each of the form's later scripts, in milliseconds. The form works without them. */
const SCRIPT_TIMEOUT_MS = 3_000;

type FormOptions = Pick<PersistenceOptions, 'restores' | 'suggested'> & {
  definition: FormDefinition<FormKind>;
  form: RefObject<HTMLFormElement | null>;
  /** Validates the form before it is sent. */
  check: (form: HTMLFormElement) => FieldErrors<string>;
  /** Called once the answers have passed the check. */
  onSend?: (answers: Answers) => void;
  /** Called before each attempt; the result is sent along with the answers. */
  solveCaptcha?: () => Promise<Record<string, string>>;
};

export type FormBinding = ReturnType<typeof useForm>;

/** Sends a form, and keeps its answers until the server has them. */
export function useForm(options: FormOptions) {
  const { definition, form, check } = options;
  const id = useId();
  const [store] = useState(createSubmissionStore);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const [keyFor, setKeys] = useState(createIdempotencyKeys);
  const hydrated = useHydrated();
  const [shownAt] = useState(() => (hydrated ? performance.now() : 0));
  const [persistence, load] = usePersistence(form, {
    ...options,
    kind: definition.name,
    store,
    shownAt,
    post,
  });
  const words = useWords(form, persistence !== undefined);
  const [question, setQuestion] = useState<Question>();
  useErrorTitle(Object.keys(state.errors).length > 0);

  const doubtIn = (answers: Answers) => words.script?.doubtfulAnswers(definition, answers) ?? {};

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy(store.getState())) return;
    const element = event.currentTarget;
    const answers = answersOf(element);
    const errors = sortErrorsByField(answers, check(element));
    if (Object.keys(errors).length > 0) return store.dispatch({ type: 'checked', errors, isPress: true });
    // On a slow line what asks about doubtful answers may still be on its way.
    if (!words.script) store.dispatch({ type: 'sending' });
    const script = words.script ?? (await withinTime(words.load(), SCRIPT_TIMEOUT_MS));
    const doubted = script?.doubtfulAnswers(definition, answers) ?? {};
    if (Object.keys(doubted).length > 0 && !isSame(doubted, question?.doubted)) {
      setQuestion({ doubted, askedAt: performance.now(), isOpen: true });
      store.dispatch({ type: 'checked', errors, isPress: true });
      // The fields can be typed in again.
      if (!words.script) await letPaint();
      const [first = ''] = Object.keys(doubted);
      return (element.elements.namedItem(first) as HTMLElement).focus();
    }
    if (question?.isOpen && event.timeStamp - question.askedAt < DOUBLE_PRESS_MS) return;
    setQuestion((asked) => asked && { ...asked, isOpen: false });
    store.dispatch({ type: 'sending' });
    options.onSend?.(answers);
    const trap = new FormData(element).get(HONEYPOT_FIELD);
    const submission = { key: keyFor(wordsOf(answers)), answers, metadata: { [HONEYPOT_FIELD]: trap } };
    await letPaint();
    // Saved before it is sent: the answers survive a failed connection or a closed browser.
    const loaded = await load(SCRIPT_TIMEOUT_MS);
    await send(loaded?.save(submission) ?? submission);
  }

  async function send(submission: Submission) {
    store.dispatch({ type: 'sending' });
    const outcome = await post(submission);
    const loaded = await load(0);
    if (loaded) loaded.resolve(submission, outcome);
    else store.dispatch({ type: 'resolved', submission, outcome });
  }

  /** One attempt. Each needs a new captcha answer, which does not make it another request. */
  async function post(submission: Submission) {
    const metadata = { ...submission.metadata, ...(await options.solveCaptcha?.()) };
    const outcome = await sendForm(definition.action, { ...submission, metadata });
    if (outcome.keyUsed) setKeys(createIdempotencyKeys);
    return outcome;
  }

  /** Removes errors as soon as their answers are corrected. */
  function clearErrors({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (question && !isSame(question.doubted, doubtIn(answersOf(currentTarget)))) setQuestion(undefined);
    if (Object.keys(state.errors).length === 0) return;
    const source = state.phase === 'failed' ? 'server' : 'check';
    const { name: touched } = target as HTMLInputElement;
    const change = { found: check(currentTarget), touched, source } as const;
    store.dispatch({ type: 'checked', errors: remainingErrors(state.errors, change) });
  }

  const asked = question?.isOpen ? words.script?.questionsAbout(question.doubted) : undefined;
  const errors = { ...state.errors, ...asked?.marks };
  return {
    ...options,
    id,
    state,
    errors,
    persistence,
    words,
    question: asked?.question,
    submit,
    send,
    clearErrors,
  };
}

/** Whether an address or a number is right that cannot be one: asked once, before it is sent as it is. */
type Question = { doubted: FieldErrors<string>; askedAt: number; isOpen: boolean };

function isSame(doubted: FieldErrors<string>, before: FieldErrors<string> = {}): boolean {
  return JSON.stringify(doubted) === JSON.stringify(before);
}

/** What a promise resolves to within the given milliseconds. */
function withinTime<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);
}

/** Lets the browser paint the "sending" state first. Not `requestAnimationFrame`, which pauses in a hidden tab. */
function letPaint(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Prefixes the title with "Error: ", which a screen reader reads first. */
function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    const errorTitle = fill(formWords.errorTab, { title });
    document.title = errorTitle;
    return () => {
      if (document.title === errorTitle) document.title = title;
    };
  }, [wrong]);
}

/**
 * Loads the persistence script when the form is within a screen of the viewport: the connection may be lost later.
 * Returns it once it is loaded, and a function that waits for it for the given milliseconds.
 */
function usePersistence(form: RefObject<HTMLFormElement | null>, options: PersistenceOptions) {
  const loading = useRef<Promise<Persistence | undefined>>(undefined);
  const [persistence, setPersistence] = useState<Persistence>();

  function load(): Promise<Persistence | undefined> {
    loading.current ??= import('./persistence/persistence.ts')
      .then((script) => {
        const opened = form.current ? script.openPersistence(form.current, options) : undefined;
        setPersistence(opened);
        return opened;
      })
      .catch(() => {
        // Lets the next focus try again.
        loading.current = undefined;
        return undefined;
      });
    return loading.current;
  }

  const approach = useEffectEvent(load);
  // A layout effect: passive effects clean up later, and an outcome must not reach a form that is already unmounted.
  useLayoutEffect(() => {
    const element = form.current;
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && approach(), {
      rootMargin: '100%',
    });
    if (element) watcher.observe(element);
    element?.addEventListener('focusin', approach);
    return () => {
      watcher.disconnect();
      loading.current?.then((opened) => opened?.close());
    };
  }, [form]);

  return [persistence, (ms: number) => withinTime(load(), ms)] as const;
}

/**
 * Loads the script that reads the words, once the form is near, and what they call for at the moment. Where it does not come,
 * the page that thanks still says what to do in an emergency, for the server reads them too.
 */
function useWords(form: RefObject<HTMLFormElement | null>, isNear: boolean) {
  const { areaLimits } = useContent();
  const [script, setScript] = useState<typeof watchWords>();
  const [heard, setHeard] = useState<Heard>();
  const [load] = useState(() => async () => {
    const loaded = await import('./watch-words.tsx').catch(() => undefined);
    setScript(loaded);
    return loaded;
  });
  useEffect(() => {
    if (isNear) load();
  }, [isNear, load]);
  useEffect(() => {
    if (script && form.current) return script.watchWords(form.current, areaLimits, setHeard);
  }, [script, form, areaLimits]);
  return { script, heard, load };
}
