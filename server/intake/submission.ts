import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HONEYPOT_FIELD } from '../../contract/honeypot.ts';
import { ownValue } from '../../contract/own-value.ts';
import { CONTEXT_FIELD, PAGE_FIELD, parseSubmissionContext } from '../../contract/submission-context.ts';
import type { Visitors } from '../http/rate-limit/visitors.ts';
import type { Origin, Recorded } from '../store/store.ts';
import type { SpamContext } from './spam/signals.ts';

/** What comes with a form beside its answers. */
export type Submission = {
  key: string;
  origin: Origin;
  context: Omit<SpamContext, 'unverified'>;
  /** The decoded body, which holds a captcha's answer wherever its provider puts it. */
  body: unknown;
  log: FastifyInstance['log'];
};

/** What became of it, and whether it waits for a person. */
export type Kept = Recorded & { held: boolean };

type Known = { key: string; isFrequent: boolean; visitors: Visitors; isPage: (path: string) => boolean };

/** Reads what comes with a form beside its answers. Odd values are left empty, never refused. */
export async function readSubmission(
  request: FastifyRequest,
  { key, isFrequent, visitors, isPage }: Known,
): Promise<Submission> {
  const { body, log } = request;
  const { seconds, ...told } = parseSubmissionContext(ownValue(body, CONTEXT_FIELD));
  const page = ownValue(body, PAGE_FIELD);
  const origin = {
    ...told,
    // Of a plain form, the page is believed when we have it. The Referer holds no path: our own policy cuts it.
    page: told.page || (typeof page === 'string' && isPage(page) ? page : ''),
    visitor: await visitors.hash(request.ip),
  };
  const honeypot = ownValue(body, HONEYPOT_FIELD);
  return { key, origin, context: { honeypot, seconds, isFrequent }, body, log };
}
