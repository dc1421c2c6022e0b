import type { LimitedReach, UrgencyLevel } from '../../../contract/answer.ts';
import { promiseHere } from '../promise/use-promise.ts';
import {
  type Answers,
  type Outcome,
  type PendingSubmission,
  type Submission,
  sortErrorsByField,
} from './send-form.ts';

/** The note above the fields. Shows an excerpt of a pending submission whose text is not in the form. */
export type Notice =
  | { kind: 'pending'; submission: PendingSubmission; isInForm: boolean }
  | { kind: 'arrived'; reference: string | undefined }
  /** Sent from this device within thirty days. */
  | { kind: 'sent'; link: string }
  | { kind: 'draft' | 'discarded' | 'cleared' };

/** The state machine of a form; docs/decisions/014 has the reasons. */
export type SubmissionState = {
  phase: 'editing' | 'sending' | 'failed' | 'sent';
  errors: Record<string, string>;
  /** Counts failures: each one remounts the message, which then takes the focus. */
  attempt: number;
  notice?: Notice | undefined;
  /** Why it failed. */
  message?: string;
  /** What was sent; after a failure the form's answers, unknown if the persistence script was not loaded. */
  answers?: Answers | undefined;
  isRetrying?: boolean | undefined;
  reference?: string | undefined;
  /** The end of "You’ll hear from us …". */
  promise?: string | undefined;
  /** The server's estimate of the urgency, once sent, and how the sender can be reached, if not by mail. */
  urgent?: UrgencyLevel | undefined;
  reach?: LimitedReach | undefined;
  /** The path of the page where it can be seen and corrected. */
  link?: string | undefined;
  /** Whether the visitor has changed anything since the form was mounted or last sent. */
  isChanged: boolean;
  /** The submission sent from this form or kept from an earlier visit. */
  pending?: PendingSubmission | undefined;
  /** When this form sent it, in milliseconds since the page was loaded. */
  sentAt?: number;
};

export type SubmissionEvent =
  /** Saved answers have been restored. */
  | { type: 'restored'; pending: PendingSubmission | undefined; notice: Notice | undefined }
  | { type: 'changed'; answers: Answers }
  /** The form's own check found these errors; after a press, nothing is sent. */
  | { type: 'checked'; errors: Record<string, string>; isPress?: true }
  | { type: 'sending' }
  /** Stored on the device, so it can be retried. */
  | { type: 'saved'; pending: PendingSubmission; sentAt: number }
  | { type: 'resolved'; submission: Submission; outcome: Outcome; answers?: Answers; isRetrying?: boolean }
  | { type: 'retryEnded' }
  | { type: 'noticed'; notice: Notice };

const initialState: SubmissionState = { phase: 'editing', errors: {}, attempt: 0, isChanged: false };

function reduce(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  switch (event.type) {
    case 'restored':
      // May come after the press, when there is nothing left to ask.
      return { ...state, pending: event.pending, notice: isBusy(state) ? undefined : event.notice };
    case 'changed':
      if (state.isChanged && state.phase !== 'failed') return state;
      return { ...state, isChanged: true, isRetrying: false, answers: event.answers };
    case 'checked':
      if (!event.isPress) return { ...state, errors: event.errors };
      return { ...state, phase: 'editing', errors: event.errors, attempt: state.attempt + 1 };
    case 'sending':
      return { ...state, phase: 'sending', errors: {}, notice: undefined };
    case 'saved':
      return { ...state, pending: event.pending, sentAt: event.sentAt, isChanged: false };
    case 'resolved': {
      const { submission, outcome, answers, isRetrying } = event;
      if (outcome.answer.success) {
        const { reference, promise, urgent, reach, link } = outcome.answer;
        return {
          ...initialState,
          phase: 'sent',
          reference,
          promise: promise && promiseHere(promise),
          urgent,
          reach,
          link,
          answers: submission.answers,
        };
      }
      const { message, errors = {} } = outcome.answer;
      return {
        ...state,
        phase: 'failed',
        message,
        errors: sortErrorsByField(submission.answers, errors),
        attempt: state.attempt + 1,
        answers,
        isRetrying,
      };
    }
    case 'retryEnded':
      return { ...state, isRetrying: false };
    case 'noticed':
      return {
        ...state,
        notice: event.notice,
        isChanged: state.isChanged && event.notice.kind !== 'cleared',
      };
  }
}

/** Whether a press would send the form twice. */
export function isBusy({ phase }: SubmissionState): boolean {
  return phase === 'sending' || phase === 'sent';
}

export type SubmissionStore = ReturnType<typeof createSubmissionStore>;

/** The state of one form, for `useSyncExternalStore`. */
export function createSubmissionStore() {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(event: SubmissionEvent) {
      state = reduce(state, event);
      for (const listener of listeners) listener();
    },
  };
}
