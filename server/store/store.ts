import type { EstimateRequest } from '../../contract/estimate-request.ts';

/** A mail that a stored request owes to somebody. */
export type DeliveryKind = 'office-mail' | 'customer-mail';

/** `failed` will be tried again; `dead` will not. */
export type DeliveryState = 'pending' | 'sent' | 'failed' | 'dead';

/** A delivery that is known to be impossible is stored dead at once, with the reason. */
export type NewDelivery = { kind: DeliveryKind; messageId: string; undeliverable?: string };

export type NewEstimate = {
  id: string;
  key: string;
  request: EstimateRequest;
  deliveries: NewDelivery[];
  at: Date;
};

export type RecordedEstimate = {
  /** Eight characters to read over the phone. */
  reference: string;
  /** Counts requests for the office, without a gap. */
  number: number;
  /** Whether this key had been answered before, so that nothing new was stored. */
  repeated: boolean;
};

export type StoredEstimate = EstimateRequest & {
  id: string;
  number: number;
  reference: string;
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
export type TakenDelivery = Delivery & { estimate: StoredEstimate };

/** How an attempt ended. */
export type Attempt =
  | { state: 'sent'; answer: string; at: Date }
  | { state: 'failed'; answer: string; at: Date; nextAttemptAt: Date }
  | { state: 'dead'; answer: string; at: Date };

/** What is kept, as verbs. Every engine behind it passes `store.contract.test.ts`. */
export type Store = {
  /** Commits a request and its deliveries in one transaction; the same key within a day gets the first answer. */
  recordEstimate(estimate: NewEstimate): Promise<RecordedEstimate>;
  /** Takes the delivery that is due longest, for one process alone until the lease ends. */
  takeDueDelivery(at: Date, leaseUntil: Date): Promise<TakenDelivery | undefined>;
  /** Writes down how an attempt ended and gives the lease back. */
  finishAttempt(deliveryId: string, attempt: Attempt): Promise<void>;
  /** Every delivery of one request, in the order they were made. */
  deliveriesOf(reference: string): Promise<Delivery[]>;
  /** Commits something tiny, to know that the next request can be stored. */
  check(at: Date): Promise<void>;
  close(): Promise<void>;
};
