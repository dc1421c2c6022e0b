import type { Urgency } from '../../contract/emergency.ts';
import type { Form, LeadAnswers } from '../../contract/lead.ts';
import type { UrgencyLevel } from '../../contract/urgency.ts';

/** A delivery that a stored lead, report or notice causes. */
export type DeliveryKind =
  | 'office-mail'
  | 'customer-mail'
  | 'digest-mail'
  | 'bad-address-mail'
  | 'sign-in-mail'
  | 'signed-in-mail'
  | 'webhook'
  | 'escalation-mail'
  | 'escalation-webhook'
  /** An escalation for the one address that its mail server did not take. */
  | 'escalation-copy';

/**
 * Deliveries leave by lanes, each on its own: when one lane is blocked, the others go on.
 * `office` is mail to the office, `customer` mail to the sender of the lead.
 */
export type DeliveryLane = 'office' | 'customer' | 'webhook';

/** `failed` will be tried again; `dead` will not. `held` waits for a person to release it. `void` is needed no more. */
export type DeliveryState = 'held' | 'pending' | 'sent' | 'failed' | 'dead' | 'void';

export type NewDelivery = {
  kind: DeliveryKind;
  messageId: string;
  /** A delivery that is known to be impossible is stored dead at once, with the reason. */
  undeliverable?: string;
  /** Whether it is stored held when its sender is unverified. */
  needsVerified?: boolean;
  /** When it is to be looked at; without it, at once. */
  dueAt?: Date;
  /** Which one of its kind it is; without it, the first. */
  round?: number;
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
  /** The name and the number that an ad network gave the click. */
  click_id: string;
  /** An irreversible hash of the visitor's address, different every day. */
  visitor: string;
};

/** The score and the codes of its reasons. A `held` lead has to be released by a person. */
export type SpamScore = { score: number; reasons: string[]; held: boolean };

/** Why a sender counts as unverified. */
export type CaptchaProblem =
  | 'missing'
  | 'unreadable'
  | 'forged'
  | 'wrong'
  | 'expired'
  | 'used'
  | 'refused'
  | 'unavailable'
  /** It says that it is an automatic test of ours, and is not. */
  | 'marker';

/** A challenge that is good for one lead: storing the lead consumes it. */
export type OneTimeChallenge = { id: string; expiresAt: Date };

/** What a captcha says about a sender. `unchecked`: nothing was asked. */
export type CaptchaVerdict =
  | { captcha: 'verified'; challenge?: OneTimeChallenge }
  | { captcha: 'unverified'; problem: CaptchaProblem }
  | { captcha: 'unchecked' };

/** How urgent a lead is. */
export type Priority = 'normal' | UrgencyLevel;

/** A submission, before it has a number. */
export type NewLead = {
  id: string;
  form: Form;
  key: string;
  answers: LeadAnswers;
  verdict: CaptchaVerdict;
  deliveries: NewDelivery[];
  origin: Origin;
  spam: SpamScore;
  /** What its words sound like; nothing when they sound like no emergency. */
  urgency?: Pick<Urgency, 'level' | 'rules'> | undefined;
  at: Date;
  /** By when the office answers; absent where no time can be promised. */
  promisedBy?: Date | undefined;
  /** Whether it is an automatic test, if its verdict still says so when it is stored. */
  canary?: boolean;
};

export type Recorded = {
  /** Eight characters to read over the phone. */
  reference: string;
  /** Counts the leads of one form, for the office, without a gap. */
  number: number;
  /** Whether this key had been answered before, so nothing new was stored. */
  repeated: boolean;
  /** Set when the key was used before for other words: nothing new was stored, and this is no answer to them. */
  conflicts?: true;
  /** By when the office answers, as the first answer had it. */
  promisedBy: Date | null;
  /** Why the lead waits for a person, as far as the captcha is the reason, and its spam score. */
  heldBecause: CaptchaProblem | null;
  spamScore: number;
  /** Set for an automatic test. */
  canary?: true;
};

/** `new` is unclaimed; the last three are closed. */
export type LeadStatus = 'new' | 'claimed' | 'quoted' | 'won' | 'lost' | 'closed';

/** By which way a change came. */
export type Way = 'office' | 'mail' | 'cli' | 'customer' | 'system';

export type ChangeKind =
  | 'claimed'
  | 'released'
  | 'status'
  | 'note'
  | 'outcome'
  | 'reminder'
  | 'not-urgent'
  | 'undone';

/** What came of a call. */
export type CallOutcome = 'reached' | 'message' | 'no-answer' | 'wrote';

/** How far the office is with a lead. */
export type Progress = {
  status: LeadStatus;
  /** The id of the user who claimed it; null also after a claim at the command line without a name. */
  claimedBy: string | null;
  /** Null while unclaimed. */
  claimedAt: Date | null;
  /** The first time that the customer was reached, or tried. */
  contactedAt: Date | null;
  quotedAt: Date | null;
  closedAt: Date | null;
  lostReason: string | null;
  quoteCents: number | null;
  remindAt: Date | null;
  /** Each change makes the next one. */
  version: number;
};

/** A submission of one of our forms. */
export type Lead = LeadAnswers &
  Origin &
  Progress & {
    id: string;
    form: Form;
    number: number;
    reference: string;
    spamScore: number;
    /** What made it look like spam, with spaces between. */
    spamReasons: string;
    captcha: CaptchaVerdict['captcha'];
    /** Why the confirmation waits for a person, if it does. */
    heldBecause: CaptchaProblem | null;
    /** What a mail server said when it refused the customer's address for good. */
    emailRefused: string | null;
    priority: Priority;
    /** By which rules its words sounded urgent when it came, with spaces between. */
    priorityRules: string;
    createdAt: Date;
    /** Since when it is unclaimed: since it came, or was released, given back or reopened. */
    waitingSince: Date;
    /** By when the office has promised to answer. */
    promisedBy: Date | null;
    /** When it was found that the promise was not kept. */
    promiseMissedAt: Date | null;
    /** Whether it is an automatic test, which the office does not see. */
    canary: boolean;
  };

export type Delivery = {
  id: string;
  kind: DeliveryKind;
  /** Which one of its kind it is, from 1. */
  round: number;
  messageId: string;
  /** Set where it is for this address alone. */
  recipient: string | null;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: Date;
  lastAnswer: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/**
 * How an attempt ended. `next`: what takes the delivery's place, of one that comes in rounds. `told`: who got it, of one that went to
 * several.
 */
export type Attempt =
  | {
      state: 'sent' | 'void';
      answer: string;
      at: Date;
      next?: NewDelivery | undefined;
      told?: Told | undefined;
    }
  | { state: 'failed'; answer: string; at: Date; nextAttemptAt: Date }
  | { state: 'dead'; answer: string; at: Date; badAddress?: BadAddress; next?: NewDelivery | undefined };

/** Each of `missed` becomes a delivery of its own, whose first attempt has failed. */
export type Told = { reached: string[]; missed: Copy[] };

/** What was said when an address was refused; without `nextAttemptAt` for good. */
export type Copy = { messageId: string; recipient: string; answer: string; nextAttemptAt?: Date | undefined };

/** A mail server refused the customer's address for good: what it said, and the mail that tells the office. */
export type BadAddress = { refusal: string; tell: NewDelivery };

/** An owner also decides who works in the office. */
export const ROLES = ['owner', 'office'] as const;

export type Role = (typeof ROLES)[number];

/** What is written down about the people in the office. Entries stay, so a name may be added here and never changed. */
export type AuditEvent =
  | 'invited'
  | 'renamed'
  | 'role-changed'
  | 'revoked'
  | 'code-printed'
  | 'signed-in'
  | 'signed-out'
  | 'device-signed-out'
  | 'held'
  | 'let-through'
  | 'sent-again'
  | 'exported'
  | 'deleted'
  | 'day-closed'
  | 'day-reopened'
  | 'storm-on'
  | 'storm-off';
