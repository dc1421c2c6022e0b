import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownValue } from '../../contract/form-fields.ts';
import { HONEYPOT_FIELD } from '../../contract/honeypot.ts';
import { CONTEXT_FIELD, parseSubmissionContext } from '../../contract/submission-context.ts';
import type { Visitors } from '../limits/visitors.ts';
import type { Circumstances } from '../spam/signs.ts';
import type { Origin, Recorded } from '../store/store.ts';

/** What comes with a form beside its answers. */
export type Submission = {
  key: string;
  origin: Origin;
  circumstances: Omit<Circumstances, 'unproven'>;
  /** The decoded body, which holds a captcha's answer wherever its provider puts it. */
  body: unknown;
  log: FastifyInstance['log'];
};

/** What became of it, and whether it waits for a person. */
export type Kept = Recorded & { held: boolean };

type Known = { key: string; often: boolean; visitors: Visitors };

/** Reads where something came from. Nothing about it can make it fail. */
export async function readSubmission(
  request: FastifyRequest,
  { key, often, visitors }: Known,
): Promise<Submission> {
  const { body, log } = request;
  const { seconds, ...told } = parseSubmissionContext(ownValue(body, CONTEXT_FIELD));
  const origin = {
    ...told,
    page: told.page || pathOf(request.headers.referer),
    visitor: await visitors.hash(request.ip),
  };
  const honeypot = ownValue(body, HONEYPOT_FIELD);
  return { key, origin, circumstances: { honeypot, seconds, often }, body, log };
}

/** A browser without script tells at least the page. Our own policy keeps that to our own pages. */
function pathOf(referer: string | undefined): string {
  return URL.parse(referer ?? '')?.pathname.slice(0, 200) ?? '';
}
