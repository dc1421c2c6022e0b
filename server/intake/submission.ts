import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LEAD_FIELDS, type LeadAnswers } from '../../contract/lead.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { OfficePromise } from '../../contract/promise.ts';
import {
  CONTEXT_FIELD,
  HONEYPOT_FIELD,
  labelsIn,
  PAGE_FIELD,
  parseSubmissionContext,
} from '../../contract/submission-context.ts';
import type { Rate } from '../http/rate-limit/limits.ts';
import type { Visitors } from '../http/rate-limit/visitors.ts';
import type { CaptchaVerdict, Origin, Recorded } from '../store/store.ts';
import type { SpamContext } from './spam/spam-score.ts';

/** What comes with a form besides its answers. */
export type Submission = {
  key: string;
  origin: Origin;
  context: Omit<SpamContext, 'unverified'>;
  /** The parsed body: each captcha provider puts its answer in a field of its own. */
  body: unknown;
  /** What its mark proves, where it says that it is an automatic test. */
  marker: CaptchaVerdict | undefined;
  log: FastifyInstance['log'];
};

/** `held`: it waits until the office releases it. `promise`: what its sender is told, unless held. */
export type RecordedLead = Recorded & { held: boolean; promise?: OfficePromise | undefined };

type Deps = {
  key: string;
  rate: Rate;
  marker: CaptchaVerdict | undefined;
  visitors: Visitors;
  isPage: (path: string) => boolean;
};

/** Reads what comes with a form besides its answers. Invalid values become empty and are never refused. */
export async function readSubmission(
  request: FastifyRequest,
  { key, rate: { sameSender, isFlood }, marker, visitors, isPage }: Deps,
): Promise<Submission> {
  const { body, log } = request;
  const { seconds, ...told } = parseSubmissionContext(ownValue(body, CONTEXT_FIELD));
  const hasContext = ownValue(body, CONTEXT_FIELD) !== undefined;
  const [page = '', labels = ''] = hasContext ? [] : pageWithLabels(request).split('?');
  const origin = {
    ...told,
    ...(!hasContext && { ...labelsIn(labels), page: isPage(page) ? page : '' }),
    visitor: await visitors.hash(request.ip),
  };
  const honeypot = ownValue(body, HONEYPOT_FIELD);
  return { key, origin, context: { honeypot, seconds, sameSender, isFlood }, body, marker, log };
}

/**
 * The page that a form without JavaScript was on, as its hidden field says, with the labels of its address: they come in the
 * `Referer` of the form's own page, and from there on in the field.
 */
export function pageWithLabels({ body, headers }: FastifyRequest): string {
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
