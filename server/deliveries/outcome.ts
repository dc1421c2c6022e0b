import type { ClaimedDelivery } from '../store/store.ts';

/**
 * What came of handing a delivery on. `answer` is for the store alone: it may name whom we wrote to. `refusedAddress` is
 * what was said when the customer's address was refused for good.
 */
export type Outcome =
  | { result: 'delivered'; answer: string }
  /** It is needed no more, and nobody was asked. */
  | { result: 'void'; answer: string }
  | { result: 'retry'; answer: string; cause: Cause }
  | { result: 'failed'; answer: string; cause: Cause; refusedAddress?: string };

/** What the log is told about a failure. Nothing of it can name a person. */
export type Cause = {
  /** Where in the conversation it happened. */
  phase: string;
  /** The other side's number for it, if it said one. */
  code?: string | number;
  /** Whether it will not get better before somebody here puts something right. */
  ours?: boolean;
  /** What to do about it, where that is known. */
  advice?: string;
};

/** Hands one delivery on. Whatever goes wrong at the other side is an outcome and not thrown. */
export type Send = (delivery: ClaimedDelivery) => Promise<Outcome>;
