import type { LeasedDelivery } from '../store/store.ts';

/**
 * What came of handing a delivery on. `answer` is for the store alone: it may name whom we wrote to. `refusedAddress` is
 * what was said when the customer's address was refused for good.
 */
export type Outcome =
  | { result: 'delivered'; answer: string; recipients?: Recipients | undefined }
  /** No longer needed; no server was contacted. */
  | { result: 'void'; answer: string }
  /** An escalation that is not due before this time; null: not until the lead changes. Nothing was sent. */
  | { result: 'postponed'; until: Date | null }
  /** `fewTimes`: only a change of the settings helps, and each attempt may do harm. */
  | { result: 'retry'; answer: string; cause: Cause; fewTimes?: boolean }
  | { result: 'failed'; answer: string; cause: Cause; refusedAddress?: string };

/** Who got a mail that went to several, and whom its mail server refused. */
export type Recipients = { reached: string[]; missed: Missed[] };

/** `isFinal`: there is no such mailbox, so it is not tried again. */
type Missed = { address: string; answer: string; cause: Cause; isFinal: boolean };

/** What the log is told about a failure. Nothing of it can name a person. */
export type Cause = {
  /** Where in the conversation it happened. */
  phase: string;
  /** The other side's number for it, if it said one. */
  code?: string | number;
  /** Whether the fault lasts until the operator fixes something. */
  ours?: boolean;
  /** What to do about it, where that is known. */
  advice?: string;
};

/**
 * Why a reminder is sent. `unclaimed`: no one has claimed the request. `promise`: its promise is at risk. `unfinished`: the user who
 * claimed it has noted no outcome. `forgotten`: still none, much later.
 */
export type Step = 'unclaimed' | 'promise' | 'unfinished' | 'forgotten';

/** What an escalation says. */
export type Escalating = {
  step: Step;
  /** Addresses. */
  to: string[];
  /** Who claimed it, if it is claimed and the name is known. */
  claimer?: string | undefined;
  /** The request's page in the office, if the office is on the web. */
  url?: string | undefined;
  at: Date;
};

/** A delivery in hand; an escalation with what it says. `takesPhotos`: false where this server cannot read pictures. */
export type Sending = LeasedDelivery & { escalating?: Escalating; takesPhotos?: boolean };

/** Hands one delivery on. Whatever goes wrong at the other side is an outcome and not thrown. */
export type Send = (delivery: Sending) => Promise<Outcome>;
