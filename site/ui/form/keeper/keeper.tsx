import { CONTEXT_FIELD } from '../../../../contract/submission-context.ts';
import { wordsOf } from '../answers.ts';
import type { Letter, Outcome } from '../send-form.ts';
import type { Desk } from './desk.ts';
import { isOutdated, recallDraft } from './draft.ts';
import { acknowledge, attend, isPursued, leave, pursue, rest } from './errand.ts';
import { ArrivedNote, DraftNote, GoneNote, UnsentNote } from './notes.tsx';
import { findUnsent, isUnsent, putAway, release, type Unsent } from './outbox.ts';
import { purge } from './storage.ts';
import { contextOf } from './visit.ts';
import { Ways } from './ways.tsx';
import { watchWriting } from './writing.ts';

/**
 * A failure shows no sooner than this after the press, in milliseconds: it moves the button away, and the second half
 * of a double press would meet what stands there then.
 */
const DOUBLE_PRESS = 500;

/** Keeps what is written in one form until the server has it. */
export type Keeper = {
  /** Send was pressed: keeps the letter and returns it as it is to be sent. */
  hold: (letter: Letter) => Unsent;
  /** The letter was sent, and it came to this. */
  settle: (letter: Letter, outcome: Outcome) => void;
  /** The form leaves the page; what it has sent stays under way. */
  close: () => void;
};

export function openKeeper(form: HTMLFormElement, desk: Desk): Keeper {
  const { kind, say } = desk;
  const writing = watchWriting(kind, form, () => {
    rest(kind);
    if (hasFailed()) sayWays();
  });
  /** What was sent from this form, or is kept from an earlier visit; a changed one takes its place. */
  let unsent: Unsent | undefined;
  /** When it was sent from this form, in milliseconds since the page was loaded. */
  let sentAt: number | undefined;
  let open = true;

  purge();
  putBack(attend(kind, noteArrival));
  return { hold, settle, close };

  function putBack(news: Outcome | undefined) {
    unsent = findUnsent(kind);
    const draft = desk.restores ? (recallDraft(kind) ?? unsent) : undefined;
    const found = writing.putBack(draft ?? { answers: {} });
    if (unsent) {
      const isInForm = writing.holds(unsent.answers);
      say(<UnsentNote letter={unsent} isInForm={isInForm} onSend={sendNow} onDiscard={discard} />);
    } else if (news?.answer.success) say(<ArrivedNote reference={news.answer.reference} />);
    else if (found) {
      if (draft && isOutdated(form, draft)) writing.save();
      say(<DraftNote onClear={clear} />);
    }
  }

  function hold(letter: Letter): Unsent {
    rest(kind);
    // The same words are the same request, and keep the key that they were sent with before.
    const again = unsent && isUnsent(kind, unsent) && wordsOf(unsent.answers) === wordsOf(letter.answers);
    if (unsent && !again) release(kind, unsent);
    if (!unsent || !again) {
      const beside = { ...letter.beside, [CONTEXT_FIELD]: contextOf(desk.shownAt) };
      unsent = { ...letter, at: Date.now(), beside };
      putAway(kind, unsent);
    }
    writing.saveAsSent();
    sentAt = performance.now();
    return unsent;
  }

  function sendNow() {
    if (!unsent) return;
    // The button that was pressed goes away with its note.
    form.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
    desk.send(hold(unsent));
  }

  function settle(letter: Letter, outcome: Outcome) {
    // This may have come only after the press.
    const held = isMine(letter) ? letter : hold(letter);
    if (outcome.answer.success) return acknowledge(kind, held, outcome);
    const { retryAfter } = outcome;
    if (retryAfter === undefined) release(kind, held);
    const showAndGoOn = () => {
      if (retryAfter !== undefined && !writing.hasChanged())
        pursue(kind, held, { retryAfter, post: desk.post, onEnd });
      if (open) showFailure(outcome);
    };
    setTimeout(showAndGoOn, DOUBLE_PRESS - (performance.now() - (sentAt ?? 0)));
  }

  /** Trying has ended: with an answer that is no good one, or because there is nothing to send any more. */
  function onEnd(outcome: Outcome | undefined) {
    if (outcome && unsent) release(kind, unsent);
    if (!open) return;
    if (outcome) showFailure(outcome);
    else if (hasFailed()) sayWays();
  }

  function noteArrival(letter: Letter, outcome: Outcome) {
    const { answer } = outcome;
    // Who writes something else by now is not disturbed.
    if (writing.hasChanged() && !isMine(letter) && answer.success)
      return say(<ArrivedNote reference={answer.reference} />);
    writing.drop();
    desk.show(outcome);
  }

  function discard() {
    rest(kind);
    if (unsent) release(kind, unsent);
    unsent = undefined;
    // What was written since belongs to another request.
    if (!writing.hasChanged()) writing.empty();
    say(<GoneNote>Discarded. The request is not on this device any more.</GoneNote>);
  }

  function clear() {
    writing.empty();
    say(<GoneNote>Cleared. Nothing that you typed is on this device any more.</GoneNote>);
  }

  function showFailure(outcome: Outcome) {
    desk.show(outcome);
    sayWays();
  }

  function sayWays() {
    say(<Ways kind={kind} answers={writing.answers()} trying={isPursued(kind)} />);
  }

  function hasFailed() {
    return form.dataset.phase === 'failed';
  }

  function isMine({ key }: Letter) {
    return sentAt !== undefined && key === unsent?.key;
  }

  function close() {
    open = false;
    writing.close();
    leave(kind, noteArrival);
  }
}
