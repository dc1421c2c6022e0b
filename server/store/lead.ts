import type { Selectable } from 'kysely';
import type { Urgency } from '../../contract/emergency.ts';
import type { Form, LeadAnswers } from '../../contract/lead.ts';
import type { NewDelivery } from './deliveries.ts';
import type { CaptchaProblem, CaptchaState, LeadStatus, Priority, Tables } from './tables.ts';

/** Where something that was sent came from. Each is empty when it is not known. */
export type Origin = {
  /** The path of the page with the form. */
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

/** A challenge that is good for one lead: storing the lead redeems it. */
export type OneTimeChallenge = { id: string; expiresAt: Date };

/** What a captcha says about a sender. `unchecked`: nothing was asked. */
export type CaptchaVerdict =
  | { captcha: 'verified'; challenge?: OneTimeChallenge }
  | { captcha: 'unverified'; problem: CaptchaProblem }
  | { captcha: 'unchecked' };

/** A lead as judged: it has no number yet. */
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

/** What was sent with a key. */
export type Asked = Pick<NewLead, 'form' | 'key' | 'answers' | 'at'>;

/** From when to when the office comes. */
export type Visit = { from: Date; until: Date };

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
  /** When the office comes, as the customer has been told. */
  visit: Visit | null;
  /** Each change makes the next one. */
  version: number;
};

/** What was sent, where its sender has corrected it since; else null. */
export type AsSent = Pick<Selectable<Tables['leads']>, 'sent_phone' | 'sent_email' | 'sent_description'>;

/** A lead as stored; its answers as they hold now. */
export type Lead = LeadAnswers &
  AsSent &
  Origin &
  Progress & {
    id: string;
    form: Form;
    /** Counts the leads of one form, for the office, without a gap. */
    number: number;
    /** Eight characters to read over the phone. */
    reference: string;
    spamScore: number;
    /** What made it look like spam, with spaces between. */
    spamReasons: string;
    captcha: CaptchaState;
    /** Why the confirmation waits for a person, if it does. */
    heldBecause: CaptchaProblem | null;
    /** What a mail server said when it refused the customer's address for good. */
    emailRefused: string | null;
    priority: Priority;
    /** By which rules its words sounded urgent when it came, with spaces between. */
    priorityRules: string;
    createdAt: Date;
    /** Since when it is unclaimed: since it came, or was released, unclaimed or reopened. */
    waitingSince: Date;
    /** By when the office has promised to answer. */
    promisedBy: Date | null;
    /** When it was found that the promise was not kept. */
    promiseMissedAt: Date | null;
    /** Whether it is an automatic test, which the office does not see. */
    canary: boolean;
    /** When its sender would like the office to come, a line each; a wish. */
    wishedTimes: string | null;
  };

/** What the sender of a lead is answered; `promisedBy` as the first answer had it. */
export type Recorded = Pick<Lead, 'reference' | 'number' | 'promisedBy' | 'heldBecause' | 'spamScore'> & {
  /** Whether this key had been answered before, so nothing new was stored. */
  repeated: boolean;
  /** Set when the key was used before for other words: nothing new was stored, and this is no answer to them. */
  conflicts?: true;
  /** Set for an automatic test. */
  canary?: true;
};

export function toLead(row: Selectable<Tables['leads']>): Lead {
  const {
    idempotency_key: _,
    search: __,
    link_tries: ___,
    spam_score,
    spam_reasons,
    held_because,
    email_refused,
    priority_rules,
    canary,
    created_at,
    claimed_by,
    claimed_at,
    contacted_at,
    quoted_at,
    closed_at,
    lost_reason,
    quote_cents,
    remind_at,
    visit,
    promised_by,
    promise_missed_at,
    waiting_since,
    wished_times,
    ...rest
  } = row;
  return {
    ...rest,
    spamScore: spam_score,
    spamReasons: spam_reasons,
    heldBecause: held_because,
    emailRefused: email_refused,
    priorityRules: priority_rules,
    canary: canary === 1,
    createdAt: new Date(created_at),
    claimedBy: claimed_by,
    claimedAt: toDate(claimed_at),
    contactedAt: toDate(contacted_at),
    quotedAt: toDate(quoted_at),
    closedAt: toDate(closed_at),
    lostReason: lost_reason,
    quoteCents: quote_cents,
    remindAt: toDate(remind_at),
    visit: toVisit(visit),
    waitingSince: new Date(waiting_since ?? created_at),
    promisedBy: toDate(promised_by),
    promiseMissedAt: toDate(promise_missed_at),
    wishedTimes: wished_times,
  };
}

/** As it is stored. */
export function toVisit(text: string | null): Visit | null {
  const [from, until] = text?.split('/') ?? [];
  return from && until ? { from: new Date(from), until: new Date(until) } : null;
}

export function visitColumn({ from, until }: Visit): string {
  return `${from.toISOString()}/${until.toISOString()}`;
}

export function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
