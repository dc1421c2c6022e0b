import type { ContactMessage } from '../../contract/contact-message.ts';
import type { EstimateRequest } from '../../contract/estimate-request.ts';
import type { ProofProblem, Verdict } from '../intake/captcha/verdict.ts';
import type { Suspicion } from '../intake/spam/spam-score.ts';

/** What a stored request, message or report owes to somebody. */
export type DeliveryKind = 'office-mail' | 'customer-mail' | 'digest-mail' | 'bad-address-mail' | 'webhook';

/**
 * Deliveries leave by lanes, one after the other in each and each on its own: when one lane is blocked, the others go on.
 * `office` is mail to the office, `customer` mail to whoever wrote to us.
 */
export type DeliveryLane = 'office' | 'customer' | 'webhook';

/** `failed` will be tried again; `dead` will not. `held` waits for a person to let it go. */
export type DeliveryState = 'held' | 'pending' | 'sent' | 'failed' | 'dead';

export type NewDelivery = {
  kind: DeliveryKind;
  messageId: string;
  /** A delivery that is known to be impossible is stored dead at once, with the reason. */
  undeliverable?: string;
  /** Whether it is stored held when its sender is unproven. */
  needsProof?: boolean;
};

/** Where something that was sent came from. Each is empty when it is not known. */
export type Origin = {
  /** The path of the page that the form stood on. */
  page: string;
  /** The host of the site that led the visitor to us. */
  referrer: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  /** A hash of the visitor's address that nobody can undo, or compare with another day's. */
  visitor: string;
};

/** What everything that is sent has, whichever form it came from. */
type NewSubmission = {
  id: string;
  key: string;
  deliveries: NewDelivery[];
  origin: Origin;
  suspicion: Suspicion;
  at: Date;
};

export type NewEstimate = NewSubmission & { request: EstimateRequest };

export type NewContactMessage = NewSubmission & { message: ContactMessage; verdict: Verdict };

export type Recorded = {
  /** Eight characters to read over the phone. */
  reference: string;
  /** Counts requests, and messages apart from them, for the office, without a gap. */
  number: number;
  /** Whether this key had been answered before, so that nothing new was stored. */
  repeated: boolean;
  /** Set when the key was used before for other words: nothing new was stored, and this is no answer to them. */
  conflicts?: true;
};

/** `heldBecause` tells only of a message that this call has stored. */
export type RecordedContactMessage = Recorded & { heldBecause?: ProofProblem | null };

/** What everything that is stored has. */
type Stored = Origin & {
  id: string;
  number: number;
  reference: string;
  spamScore: number;
  /** What made it look like spam, with spaces between. */
  spamReasons: string;
  /** What a mail server said when it refused the customer's address for good. */
  emailRefused: string | null;
  createdAt: Date;
};

export type StoredEstimate = EstimateRequest & Stored & { form: 'estimate' };

export type StoredContactMessage = Stored & {
  form: 'contact';
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  message: string;
  proof: Verdict['proof'];
  /** Why the confirmation waits for a person, if it does. */
  heldBecause: ProofProblem | null;
};

export type Delivery = {
  id: string;
  kind: DeliveryKind;
  messageId: string;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: Date;
  lastAnswer: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** How an attempt ended. */
export type Attempt =
  | { state: 'sent'; answer: string; at: Date }
  | { state: 'failed'; answer: string; at: Date; nextAttemptAt: Date }
  | { state: 'dead'; answer: string; at: Date; badAddress?: BadAddress };

/** A mail server refused the customer's address for good: what it said, and the mail that tells the office. */
export type BadAddress = { refusal: string; tell: NewDelivery };
