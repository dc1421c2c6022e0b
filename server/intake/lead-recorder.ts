import { createHash, randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OfficePromise } from '../../contract/answer.ts';
import type { Urgency } from '../../contract/emergency.ts';
import { type Form, LEAD_FIELDS, type LeadAnswers } from '../../contract/lead.ts';
import {
  CONTEXT_FIELD,
  HONEYPOT_FIELD,
  labelsIn,
  ownValue,
  PAGE_FIELD,
  parseSubmissionContext,
} from '../../contract/submission-context.ts';
import { promiseAsTold } from '../calendar/promise.ts';
import type { Escalation } from '../escalation/escalation.ts';
import type { Rate } from '../http/rate-limit/rate-limit.ts';
import type { Visitors } from '../http/rate-limit/visitors.ts';
import { limitedReach } from '../leads/reach.ts';
import { HOLD_THRESHOLD } from '../leads/spam-signals.ts';
import type { CaptchaVerdict, NewDelivery, Origin, Recorded, Store } from '../store/store.ts';
import type { Captcha } from './captcha.ts';
import { type SpamContext, signalsOf, spamScoreOf } from './spam-score.ts';

/** A lead as it was posted. */
export type PostedLead = {
  form: Form;
  answers: LeadAnswers;
  /** What the visitor's own words sound like. */
  urgency: Urgency | undefined;
  /** The idempotency key. */
  key: string;
  origin: Origin;
  context: Omit<SpamContext, 'unverified'>;
  /** The parsed body: each captcha provider puts its answer in a field of its own. */
  body: unknown;
  /** What the marker of an automatic test proves, if there is one. */
  marker: CaptchaVerdict | undefined;
  log: FastifyInstance['log'];
};

/** As its sender is told. `held`: it waits until the office releases it. Then there is no `promise`, nor to a sender who cannot be reached. */
export type RecordedLead = Recorded & { held: boolean; promise?: OfficePromise | undefined };

export type LeadRecorder = {
  /** What an earlier post with this key got, if there was one. Throws when the store fails. */
  findLead(posted: Pick<PostedLead, 'form' | 'answers' | 'key'>): Promise<RecordedLead | undefined>;
  /** Stores a lead. Undefined when the store fails: then the visitor is asked to call. */
  recordLead(posted: PostedLead): Promise<RecordedLead | undefined>;
};

type Deps = {
  store: Pick<Store, 'findLead' | 'recordLead'>;
  captchas: Record<Form, Captcha>;
  plannedDeliveries: (id: string, email: string, escalatedAt: Date) => NewDelivery[];
  escalation: Pick<Escalation, 'firstAt'>;
  promiseFor: (at: Date) => Date | undefined;
  clock: () => Date;
  deliverLater: () => void;
};

const STORED: Record<Form, string> = { estimate: 'estimate request', contact: 'contact message' };

/** Stores a lead and its deliveries in one transaction, verified or not, and then wakes the dispatcher. */
export function createLeadRecorder(deps: Deps): LeadRecorder {
  const { store, clock } = deps;
  const beingRecorded = new Map<string, Promise<RecordedLead | undefined>>();
  return {
    async findLead(posted) {
      const at = clock();
      const recorded = await store.findLead({ ...posted, at });
      return recorded && told(recorded, posted.answers, at);
    },

    // A captcha answer works once: the second of two simultaneous posts of one lead would find it used.
    recordLead(posted) {
      const post = JSON.stringify([posted.form, posted.answers, posted.key]);
      const first = beingRecorded.get(post);
      if (first) return first.then((recorded) => recorded && { ...recorded, repeated: true });
      const recording = record(deps, posted).finally(() => beingRecorded.delete(post));
      beingRecorded.set(post, recording);
      return recording;
    },
  };
}

async function record(
  { store, captchas, plannedDeliveries, escalation, promiseFor, clock, deliverLater }: Deps,
  { form, answers, urgency, key, origin, context, body, marker, log }: PostedLead,
): Promise<RecordedLead | undefined> {
  // Ids in order of time are adjacent in the indexes: a commit writes a few pages instead of hundreds.
  const id = randomUUIDv7();
  try {
    const verdict = marker ?? (await captchas[form].verify(body, log));
    const canary = marker?.captcha === 'verified';
    const unverified = verdict.captcha === 'unverified';
    const spam = spamScoreOf(canary ? [] : signalsOf(answers, { ...context, unverified }));
    const at = clock();
    // No customer waits for the answer to a test, and none can have one who cannot be reached.
    const promisedBy = canary || limitedReach(answers) === 'none' ? undefined : promiseFor(at);
    const deliveries = plannedDeliveries(id, answers.email, escalation.firstAt({ at, urgency, promisedBy }));
    const recorded = await store.recordLead({
      id,
      form,
      key,
      answers,
      verdict,
      deliveries,
      origin,
      spam,
      urgency,
      at,
      promisedBy,
      canary,
    });
    if (recorded.conflicts) return told(recorded, answers, at);
    deliverLater();
    const { number, repeated, heldBecause } = recorded;
    log.info(
      { number, repeated, heldBecause, spam: spam.reasons, urgent: urgency?.level, canary: recorded.canary },
      `${STORED[form]} stored`,
    );
    return told(recorded, answers, at);
  } catch (error) {
    log.error({ err: error }, `${STORED[form]} not stored`);
    return undefined;
  }
}

/** A held sender is told nothing, also on a repeat. */
function told(recorded: Recorded, answers: LeadAnswers, at: Date): RecordedLead {
  const { promisedBy, heldBecause, spamScore } = recorded;
  if (heldBecause || spamScore >= HOLD_THRESHOLD) return { ...recorded, held: true };
  if (limitedReach(answers) === 'none') return { ...recorded, held: false };
  return { ...recorded, held: false, promise: promiseAsTold(promisedBy, at) };
}

type RequestDetails = {
  rate: Rate;
  visitors: Visitors;
  isPage: (path: string) => boolean;
};

/** Reads what comes with a form besides its answers. Invalid values become empty and are never refused. */
export async function readContext(
  { body, headers, ip }: Pick<FastifyRequest, 'body' | 'headers' | 'ip'>,
  { rate: { sameSender, isFlood }, visitors, isPage }: RequestDetails,
): Promise<Pick<PostedLead, 'origin' | 'context'>> {
  const { seconds, ...told } = parseSubmissionContext(ownValue(body, CONTEXT_FIELD));
  const hasContext = ownValue(body, CONTEXT_FIELD) !== undefined;
  const [page = '', labels = ''] = hasContext ? [] : pageWithLabels({ body, headers }).split('?');
  const origin = {
    ...told,
    ...(!hasContext && { ...labelsIn(labels), page: isPage(page) ? page : '' }),
    visitor: await visitors.hash(ip),
  };
  const honeypot = ownValue(body, HONEYPOT_FIELD);
  return { origin, context: { honeypot, seconds, sameSender, isFlood } };
}

/**
 * The page that a form without JavaScript was on, as its hidden field says, with the labels of its address: they come in the
 * `Referer` of the form's own page, and from there on in the field.
 */
export function pageWithLabels({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): string {
  const page = ownValue(body, PAGE_FIELD);
  const told = typeof page === 'string' ? page : '';
  if (told.includes('?')) return told;
  const { click_id, ...campaign } = labelsIn(URL.parse(headers.referer ?? '')?.search ?? '');
  const labels = new URLSearchParams(Object.entries(campaign).filter(([, label]) => label !== ''));
  const [name = '', number = ''] = click_id.split(/=(.*)/s);
  if (number) labels.set(name, number);
  return labels.size > 0 ? `${told}?${labels}` : told;
}

/**
 * The key by which a double click or a retry is stored once. Our script sends one in `Idempotency-Key` for each distinct
 * set of answers; without JavaScript the key is a hash of the answers. The prefix keeps a sender from choosing a key that
 * equals such a hash.
 */
export function requestKey(header: string | string[] | undefined, answers: LeadAnswers): string {
  if (typeof header === 'string' && /^[\x21-\x7e]{8,100}$/.test(header)) return `k:${header}`;
  const words = JSON.stringify(
    LEAD_FIELDS.map((field) => answers[field]).filter((answer) => answer !== null),
  );
  return `w:${createHash('sha256').update(words).digest('base64url')}`;
}
