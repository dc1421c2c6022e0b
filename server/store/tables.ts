import type { Generated } from 'kysely';
import type { UrgencyLevel } from '../../contract/answer.ts';
import type { Form, LeadAnswers } from '../../contract/lead.ts';
import type { PhotoState } from '../../contract/photos.ts';

/** The tables as the migrations leave them. */
export type Tables = {
  leads: LeadAnswers & {
    id: string;
    form: Form;
    number: number;
    reference: string;
    idempotency_key: string | null;
    page: string;
    referrer: string;
    utm_source: string;
    utm_medium: string;
    utm_campaign: string;
    click_id: Generated<string>;
    visitor: string;
    spam_score: number;
    spam_reasons: string;
    captcha: CaptchaState;
    held_because: CaptchaProblem | null;
    email_refused: string | null;
    created_at: string;
    priority: Priority;
    priority_rules: string;
    status: Generated<LeadStatus>;
    claimed_by: string | null;
    claimed_at: string | null;
    contacted_at: string | null;
    quoted_at: string | null;
    closed_at: string | null;
    lost_reason: string | null;
    quote_cents: number | null;
    remind_at: string | null;
    visit: string | null;
    version: Generated<number>;
    search: string;
    promised_by: string | null;
    promise_missed_at: string | null;
    waiting_since: string | null;
    sent_phone: string | null;
    sent_email: string | null;
    sent_description: string | null;
    wished_times: string | null;
    link_tries: Generated<number>;
    /** 0 or 1. */
    canary: Generated<number>;
  };
  lead_events: {
    lead_id: string;
    /** The version of the lead that the change made. */
    version: number;
    at: string;
    user_id: string | null;
    via: Way;
    kind: ChangeKind;
    /** JSON. */
    before: string;
    after: string;
    undoes: number | null;
  };
  photos: {
    id: string;
    lead_id: string;
    state: PhotoState;
    reason: PhotoRefusal | null;
    width: number | null;
    height: number | null;
    mail_round: number | null;
    tries: Generated<number>;
    next_attempt_at: string;
    leased_until: string | null;
    created_at: string;
  };
  photo_parts: { photo_id: string; n: number; bytes: Uint8Array };
  deliveries: {
    id: string;
    lead_id: string | null;
    report_id: string | null;
    kind: DeliveryKind;
    /** Tells a second delivery of a kind from the first. */
    round: Generated<number>;
    message_id: string;
    /** Set where it is for this address alone. */
    recipient: string | null;
    state: DeliveryState;
    attempts: number;
    next_attempt_at: string;
    leased_until: string | null;
    last_answer: string | null;
    created_at: string;
    updated_at: string;
  };
  delivery_attempts: {
    delivery_id: string;
    number: number;
    at: string;
    state: DeliveryState;
    answer: string;
  };
  reports: { id: string; kind: string; day: string; content: string; created_at: string };
  backups: {
    id: string;
    at: string;
    place: string;
    bytes: number | null;
    requests: number | null;
    messages: number | null;
    problem: string | null;
  };
  confirmed_addresses: { address: string; at: string };
  secrets: { name: string; value: string };
  users: {
    id: string;
    /** Folded to lower case. */
    email: string;
    name: string;
    role: Role;
    /** 0 or 1. */
    active: number;
    created_at: string;
  };
  sign_ins: {
    id: string;
    user_id: string | null;
    code_hash: string | null;
    browser_hash: string | null;
    network: string | null;
    expires_at: string;
    tries: Generated<number>;
    used_at: string | null;
  };
  sessions: {
    id_hash: string;
    user_id: string;
    device: string;
    created_at: string;
    seen_at: string;
    expires_at: string;
  };
  audit: { id: string; at: string; user_id: string | null; what: AuditEvent; detail: string };
  used_challenges: { id: string; expires_at: string };
  rate_limits: { key: string; points: number; expire: number | null };
  jobs: { name: string; done_day: string; leased_until: string | null };
  forgotten: { form: Form; number: number; at: string };
  closures: {
    day: string;
    reason: string;
    open_from: string | null;
    open_until: string | null;
    made_by: string;
    made_at: string;
  };
  settings: { name: string; value: string; changed_by: string; changed_at: string };
  website_files: { hash: string; bytes: Uint8Array; kept_at: string };
  website_publications: {
    number: number;
    published_at: string;
    published_by: string | null;
    /** JSON. */
    changes: string;
    manifest: string;
  };
  website_drafts: {
    name: string;
    base: string | null;
    hash: string | null;
    changed_by: string | null;
    changed_at: string;
  };
  counters: { name: string; value: number };
  clock: { id: number; seen_at: string; steady_since: string };
  clock_changes: { number: number; kind: 'back' | 'ahead' | 'off'; from_at: string; to_at: string };
  heartbeat: { id: number; at: string };
  migrations: { version: number; name: string; applied_at: string };
};

/** A delivery that a stored lead, report or notice causes. */
export type DeliveryKind =
  | 'office-mail'
  | 'customer-mail'
  /** Tells the office what its sender has changed; its round is the version of the lead that the change made. */
  | 'change-mail'
  /** Shows the office the photos of a batch. */
  | 'photos-mail'
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
 * Deliveries leave by lanes, each on its own: when one lane is blocked, the others continue.
 * `office` is mail to the office, `customer` mail to the sender of the lead.
 */
export type DeliveryLane = 'office' | 'customer' | 'webhook';

/** `failed` will be tried again; `dead` will not. `held` waits for a person to release it. `void` is needed no more. */
export type DeliveryState = 'held' | 'pending' | 'sent' | 'failed' | 'dead' | 'void';

/** What a captcha said about the sender of a lead. `unchecked`: nothing was asked. */
export type CaptchaState = 'verified' | 'unverified' | 'unchecked';

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

/** How urgent a lead is. */
export type Priority = 'normal' | UrgencyLevel;

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
  | 'visit'
  | 'not-urgent'
  | 'corrected'
  | 'photos'
  | 'photo-removed'
  | 'undone';

/** Why a photo is refused. */
export type PhotoRefusal =
  | 'empty'
  | 'unknown'
  | 'heic'
  | 'broken'
  | 'too-many-pixels'
  | 'too-large'
  | 'damaged'
  | 'late';

/** What came of a call. */
export type CallOutcome = 'reached' | 'message' | 'no-answer' | 'wrote';

/** An owner may do everything, and decides who works in the office. An editor changes the website and sees no requests. */
export const ROLES = ['owner', 'office', 'editor'] as const;

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
  | 'storm-off'
  | 'website-published';
