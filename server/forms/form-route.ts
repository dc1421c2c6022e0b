import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormAnswer, ParsedForm } from '../../contract/form-fields.ts';
import { messages } from '../../contract/messages.ts';
import type { Visitors } from '../limits/visitors.ts';
import { wantsPage } from '../plugins/refusals.ts';
import type { ProblemForm } from './problem-form.ts';
import { requestKey } from './request-key.ts';
import { type Kept, readSubmission, type Submission } from './submission.ts';

/** How a post of a form can end. */
export type FormOutcome =
  | 'stored'
  | 'held'
  | 'repeated'
  | 'refused_fields'
  | 'refused_rate'
  | 'refused_site'
  | 'failed';

type FormRoute<Field extends string, Value extends Record<Field, string>> = {
  fields: readonly Field[];
  parse(body: unknown): ParsedForm<Value, Field>;
  /** Stores it; answers nothing when that is impossible at the moment. */
  record(value: Value, submission: Submission): Promise<Kept | undefined>;
  /** The page that says thank you to a browser without script. */
  sentPage: string;
  /** What such a browser gets when something went wrong; its action is the path of the route. */
  problemForm: ProblemForm;
  visitors: Visitors;
  /** Is told how each post ended. */
  count(outcome: FormOutcome): void;
};

/** A form that is posted: JSON from our script, or the plain form of a browser without it. */
export function formRoute<Field extends string, Value extends Record<Field, string>>(
  app: FastifyInstance,
  { fields, parse, record, sentPage, problemForm, visitors, count }: FormRoute<Field, Value>,
) {
  const options = {
    preHandler: app.limitRate(),
    config: { form: problemForm },
    // Refusals come from many places, some before the handler. Whoever gets none is counted there.
    onResponse: async (_request: FastifyRequest, { statusCode }: FastifyReply) => {
      const refusal = refusalOf(statusCode);
      if (refusal) count(refusal);
    },
  };
  app.post(problemForm.action, options, async (request, reply) => {
    // Without a content type there is no body, and nothing to tell the sender about its fields.
    if (request.body === undefined) return reply.refuse(415, messages.refused.contentType);
    const parsed = parse(request.body);
    if (!parsed.ok) return reply.refuse(422, messages.refused.fields, parsed.errors);

    const key = requestKey(request.headers['idempotency-key'], fields, parsed.value);
    const { often, refusedFor } = await app.paceOf(request, parsed.value, key);
    if (refusedFor !== undefined) {
      reply.header('retry-after', refusedFor);
      return reply.refuse(429, messages.refused.tooMany);
    }
    const recorded = await record(parsed.value, await readSubmission(request, { key, often, visitors }));
    if (!recorded) return reply.refuse(503, messages.failed);
    count(outcomeOf(recorded));
    if (wantsPage(request)) return reply.redirect(sentPage, 303);
    return reply.send({ success: true, reference: recorded.reference } satisfies FormAnswer<Field>);
  });
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
