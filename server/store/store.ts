import type { ContactMessage } from '../../contract/contact-message.ts';
import type { EstimateRequest } from '../../contract/estimate-request.ts';
import type { ProofProblem, Verdict } from '../captcha/verdict.ts';

/** A mail that a stored request or message owes to somebody. */
export type DeliveryKind = 'office-mail' | 'customer-mail';

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

export type NewEstimate = {
  id: string;
  key: string;
  request: EstimateRequest;
  deliveries: NewDelivery[];
  at: Date;
};

export type NewContactMessage = {
  id: string;
  key: string;
  message: ContactMessage;
  verdict: Verdict;
  deliveries: NewDelivery[];
  at: Date;
};

export type Recorded = {
  /** Eight characters to read over the phone. */
  reference: string;
  /** Counts requests, and messages apart from them, for the office, without a gap. */
  number: number;
  /** Whether this key had been answered before, so that nothing new was stored. */
  repeated: boolean;
};

/** `heldBecause` tells only of a message that this call has stored. */
export type RecordedContactMessage = Recorded & { heldBecause?: ProofProblem | null };

export type StoredEstimate = EstimateRequest & {
  form: 'estimate';
  id: string;
  number: number;
  reference: string;
  createdAt: Date;
};

export type StoredContactMessage = {
  form: 'contact';
  id: string;
  number: number;
  reference: string;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  message: string;
  proof: Verdict['proof'];
  /** Why the confirmation waits for a person, if it does. */
  heldBecause: ProofProblem | null;
  createdAt: Date;
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
};

/** A delivery in hand, with what it is about. */
export type TakenDelivery = Delivery & { about: StoredEstimate | StoredContactMessage };

/** How an attempt ended. */
export type Attempt =
  | { state: 'sent'; answer: string; at: Date }
  | { state: 'failed'; answer: string; at: Date; nextAttemptAt: Date }
  | { state: 'dead'; answer: string; at: Date };

/** What is kept, as verbs. Every engine behind it passes `store.contract.test.ts`. */
export type Store = {
  /** Commits a request and its deliveries in one transaction; the same key within a day gets the first answer. */
  recordEstimate(estimate: NewEstimate): Promise<Recorded>;
  /**
   * The same for a message. Its challenge is used up in the same transaction; one that has been used makes the
   * message unproven. An unproven message is held, with the deliveries that need a proof.
   */
  recordContactMessage(message: NewContactMessage): Promise<RecordedContactMessage>;
  /** What a message with this key was answered within a day. */
  findContactMessage(key: string, at: Date): Promise<Recorded | undefined>;
  /** Takes the delivery that is due longest, for one process alone until the lease ends. */
  takeDueDelivery(at: Date, leaseUntil: Date): Promise<TakenDelivery | undefined>;
  /** Writes down how an attempt ended and gives the lease back. */
  finishAttempt(deliveryId: string, attempt: Attempt): Promise<void>;
  /** Every delivery of one request or message, in the order they were made. */
  deliveriesOf(reference: string): Promise<Delivery[]>;
  /** Commits something tiny, to know that the next request can be stored. */
  check(at: Date): Promise<void>;
  close(): Promise<void>;
};
