import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as answerWords from '../../content/words/answers.ts';
import * as formWords from '../../content/words/form.ts';
import * as refusalWords from '../../content/words/refusals.ts';
import type { FormAnswer } from '../../contract/forms/form.ts';
import { type Form, type LeadAnswers, parseLead } from '../../contract/lead.ts';
import { SENT_PAGES } from '../../contract/sent-pages.ts';
import { FORM_DEFINITIONS } from '../forms.ts';
import type { Visitors } from '../http/rate-limit/visitors.ts';
import { wantsPage } from '../http/refusals.ts';
import type { Recorded } from '../store/store.ts';
import type { SentLinks } from './confirmation-links.ts';
import { requestKey } from './idempotency-key.ts';
import type { LeadRecorder } from './lead-recorder.ts';
import { type Kept, readSubmission } from './submission.ts';

/** How a post of a form can end. */
export type FormOutcome =
  | 'stored'
  | 'held'
  | 'repeated'
  | 'refused_fields'
  | 'refused_rate'
  | 'refused_site'
  | 'failed';

/** What every form needs of the server around it. */
export type FormDeps = {
  recorder: LeadRecorder;
  visitors: Visitors;
  sentLinks: SentLinks;
  /** Whether there is a page at this path. */
  isPage(path: string): boolean;
  /** Is told how each post ended. */
  count(form: Form, outcome: FormOutcome): void;
};

/** A form that is posted: JSON from our script, or the plain form of a browser without it. */
export function formRoute(
  app: FastifyInstance,
  form: Form,
  { recorder, visitors, sentLinks, isPage, count }: FormDeps,
) {
  const definition = FORM_DEFINITIONS[form];
  const limits = app.limitForm(form);
  const options = {
    config: { form: definition },
    // Refusals come from many places, some before the handler. Whoever gets none is counted there.
    onResponse: async (_request: FastifyRequest, { statusCode }: FastifyReply) => {
      const refusal = refusalOf(statusCode);
      if (refusal) count(form, refusal);
    },
  };
  app.post(definition.action, options, async (request, reply) => {
    const posted = read(request);
    // First of all, so that whoever never heard our answer gets it, however many posts came from the same place since.
    const before = posted.ok ? await answeredBefore(request, posted) : undefined;
    if (before && before !== 'unknown' && !before.conflicts) {
      return answer(request, reply, { ...before, held: false });
    }

    const { isFrequent, refusedFor } = await limits.rateOf(request, posted.ok ? posted.value : undefined);
    if (refusedFor !== undefined) return reply.refuseTooMany(refusedFor);
    // Without a content type there is no body, and nothing to tell the sender about its fields.
    if (request.body === undefined) return reply.refuse(415, refusalWords.contentType);
    if (!posted.ok) return reply.refuse(422, refusalWords.fields, posted.errors);
    if (before === 'unknown') return reply.refuse(503, formWords.failed);
    if (before) return reply.refuse(422, refusalWords.keyUsed);
    const submission = await readSubmission(request, { key: posted.key, isFrequent, visitors, isPage });
    const kept = await recorder.recordLead({ form, answers: posted.value }, submission);
    return kept ? answer(request, reply, kept) : reply.refuse(503, formWords.failed);
  });

  function read({ body, headers }: FastifyRequest) {
    const parsed = parseLead(definition, body, answerWords);
    return parsed.ok ? { ...parsed, key: requestKey(headers['idempotency-key'], parsed.value) } : parsed;
  }

  async function answeredBefore(
    request: FastifyRequest,
    { value, key }: { value: LeadAnswers; key: string },
  ): Promise<Recorded | 'unknown' | undefined> {
    if (!(await limits.mayLookUp(request))) return undefined;
    try {
      return await recorder.findLead({ form, answers: value }, key);
    } catch (error) {
      request.log.error({ err: error }, 'no key could be looked up');
      return 'unknown';
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, kept: Kept) {
    if (kept.conflicts) return reply.refuse(422, refusalWords.keyUsed);
    count(form, outcomeOf(kept));
    const { reference } = kept;
    if (wantsPage(request)) return reply.redirect(await sentLinks.to(SENT_PAGES[form], reference), 303);
    return reply.send({ success: true, reference } satisfies FormAnswer<string>);
  }
}

function outcomeOf({ repeated, held }: Kept): FormOutcome {
  if (repeated) return 'repeated';
  return held ? 'held' : 'stored';
}

function refusalOf(status: number): FormOutcome | undefined {
  if (status >= 500) return 'failed';
  if (status === 429) return 'refused_rate';
  if (status === 403) return 'refused_site';
  return status >= 400 ? 'refused_fields' : undefined;
}
