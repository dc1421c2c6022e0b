import { PHOTOS_DATABASE } from '../../../../contract/photos.ts';
import { CONTEXT_FIELD, HONEYPOT_FIELD } from '../../../../contract/submission-context.ts';
import {
  answersOf,
  type FormKind,
  type Outcome,
  type PendingSubmission,
  type Submission,
  wordsOf,
} from '../send-form.ts';
import type { Notice as NoticeState, SubmissionStore } from '../submission-store.ts';
import { ContactFallback, Notice } from './notice.tsx';
import {
  acknowledge,
  contextOf,
  findPending,
  isPending,
  isRetrying,
  type Post,
  removePending,
  savePending,
  startRetrying,
  stopRetrying,
  subscribe,
} from './pending.ts';
import {
  dropDraft,
  dropLink,
  fillIn,
  hasWords,
  isOutdated,
  purge,
  recallDraft,
  recallLink,
  startAutosave,
} from './storage.ts';

/**
 * How long after the press a failure may appear, in milliseconds. It shifts the layout, and the second half of a double
 * press could hit a link.
 */
const DOUBLE_PRESS_MS = 500;

export type PersistenceOptions = {
  kind: FormKind;
  /** False for a form that starts empty instead of restoring a draft. */
  restores?: boolean | undefined;
  /** The service in the address. */
  suggested?: string | undefined;
  store: SubmissionStore;
  /** When the form was mounted, in milliseconds since the page was loaded. */
  shownAt: number;
  post: Post;
};

export type Persistence = ReturnType<typeof openPersistence>;

/** Restores a form's draft, and saves its answers until the server has acknowledged them. */
export function openPersistence(form: HTMLFormElement, options: PersistenceOptions) {
  const { kind, store, post } = options;
  const closing = new AbortController();
  const autosave = startAutosave(kind, form, closing.signal);
  form.addEventListener('input', noteInput, closing);
  purge();
  const { missed, unsubscribe } = subscribe(kind, showResolved);
  restore();
  // Includes the views, which a visitor who does not reach the form need not download.
  return { save, resolve, discard, clear, close, Notice, ContactFallback };

  function restore() {
    const pending = findPending(kind);
    const draft = options.restores !== false ? (recallDraft(kind) ?? pending) : undefined;
    const before = answersOf(form);
    const isFilled = draft !== undefined && fillIn(form, draft, options.suggested);
    // The visitor may have been typing before this script was loaded.
    const isEarly = form.contains(document.activeElement) && hasWords(before);
    if (isEarly && wordsOf(before) !== wordsOf(draft?.answers ?? {})) noteChange();
    const link = recallLink(kind);
    let notice: NoticeState | undefined = link ? { kind: 'sent', link } : undefined;
    if (pending) {
      const isInForm = wordsOf(answersOf(form)) === wordsOf(pending.answers);
      notice = { kind: 'pending', submission: pending, isInForm };
    } else if (missed?.answer.success) notice = { kind: 'arrived', reference: missed.answer.reference };
    else if (isFilled) {
      notice = { kind: 'draft' };
      if (isOutdated(form, draft, options.suggested)) autosave.now();
    }
    store.dispatch({ type: 'restored', pending, notice });
  }

  function noteInput({ target }: Event) {
    if ((target as HTMLInputElement).name !== HONEYPOT_FIELD) noteChange();
  }

  function noteChange() {
    autosave.soon();
    stopRetrying(kind);
    store.dispatch({ type: 'changed', answers: answersOf(form) });
  }

  /** Saves the submission after a press on Send, and returns the version to send. */
  function save(submission: Submission): PendingSubmission {
    stopRetrying(kind);
    let { pending } = store.getState();
    // Unchanged answers are the same request and keep its idempotency key.
    const isSame =
      pending && isPending(kind, pending) && wordsOf(pending.answers) === wordsOf(submission.answers);
    if (pending && !isSame) removePending(kind, pending);
    if (!pending || !isSame) {
      const metadata = { ...submission.metadata, [CONTEXT_FIELD]: contextOf(options.shownAt) };
      pending = { ...submission, at: Date.now(), metadata };
      savePending(kind, pending);
    }
    autosave.now();
    store.dispatch({ type: 'saved', pending, sentAt: performance.now() });
    return pending;
  }

  /** Handles the outcome of an attempt. */
  function resolve(submission: Submission, outcome: Outcome) {
    // This script may have been loaded only after the press.
    const saved = isMine(submission) ? submission : save(submission);
    if (outcome.answer.success) return acknowledge(kind, saved, outcome);
    const { retryAfter } = outcome;
    if (retryAfter === undefined) removePending(kind, saved);
    const { sentAt = 0 } = store.getState();
    const showAndRetry = () => {
      const isWanted = retryAfter !== undefined && !store.getState().isChanged;
      if (isWanted) startRetrying(kind, saved, retryAfter, post);
      showFailure(saved, outcome);
    };
    setTimeout(showAndRetry, DOUBLE_PRESS_MS - (performance.now() - sentAt));
  }

  /** A submission, from this form or an earlier one, is finished. Without an outcome, another tab finished it. */
  function showResolved(submission: Submission, outcome: Outcome | undefined) {
    if (outcome?.answer.success) {
      const { reference } = outcome.answer;
      // Show only a note if the visitor has begun another request.
      const isElsewhere = store.getState().isChanged && !isMine(submission);
      if (isElsewhere) return store.dispatch({ type: 'noticed', notice: { kind: 'arrived', reference } });
      autosave.cancel();
      dropDraft(kind);
      store.dispatch({ type: 'resolved', submission, outcome });
    } else if (isMine(submission)) {
      if (outcome) showFailure(submission, outcome);
      else store.dispatch({ type: 'retryEnded' });
    }
  }

  function showFailure(submission: Submission, outcome: Outcome) {
    const answers = answersOf(form);
    store.dispatch({ type: 'resolved', submission, outcome, answers, isRetrying: isRetrying(kind) });
  }

  function discard() {
    stopRetrying(kind);
    const { pending, isChanged, notice } = store.getState();
    if (pending) removePending(kind, pending);
    if (notice?.kind === 'sent') {
      dropLink(kind);
      window.indexedDB?.deleteDatabase(PHOTOS_DATABASE);
    }
    // Anything typed since belongs to another request.
    if (!isChanged) empty();
    store.dispatch({ type: 'noticed', notice: { kind: 'discarded' } });
  }

  function clear() {
    empty();
    store.dispatch({ type: 'noticed', notice: { kind: 'cleared' } });
  }

  function empty() {
    autosave.cancel();
    dropDraft(kind);
    form.reset();
  }

  function isMine({ key }: Submission): boolean {
    const { sentAt, pending } = store.getState();
    return sentAt !== undefined && key === pending?.key;
  }

  /** Called when the form unmounts. Retries go on. */
  function close() {
    autosave.flush();
    closing.abort();
    unsubscribe();
  }
}
