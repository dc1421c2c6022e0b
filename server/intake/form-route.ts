import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormAnswer, sentPage } from '../../contract/answer.ts';
import { type Urgency, urgencyOf } from '../../contract/emergency.ts';
import { contactForm } from '../../contract/forms/contact.ts';
import { FORM_STRUCTURES, FORMS, type Form, type LeadAnswers, parseLead } from '../../contract/lead.ts';
import { answers as answerWords } from '../../messages/en/answers.ts';
import { form as formWords } from '../../messages/en/form.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { CANARY_HEADER, type CanaryMarkers } from '../canary/marker.ts';
import { meantAddress } from '../formats/email-address.ts';
import { UNREMARKABLE } from '../http/rate-limit/rate-limit.ts';
import type { Visitors } from '../http/rate-limit/visitors.ts';
import { wantsPage } from '../http/refusals.ts';
import { formDefinitions } from '../leads/forms.ts';
import type { MyLinks } from '../leads/my-links.ts';
import { limitedReach } from '../leads/reach.ts';
import type { FormOutcome } from '../operations/metrics.ts';
import type { ConfirmationLinks } from './confirmation-links.ts';
import { type LeadRecorder, type RecordedLead, readContext, requestKey } from './lead-recorder.ts';
import { questionsAbout } from './problem-page.ts';

/** How many posts are read in a round of the event loop; when a thousand come at once, a page waits for so many. */
const POSTS_A_ROUND = 4;

type FormDeps = {
  recorder: LeadRecorder;
  markers: Pick<CanaryMarkers, 'use'>;
  visitors: Visitors;
  confirmationLinks: ConfirmationLinks;
  myLinks: Pick<MyLinks, 'pathFor'>;
  /** Whether there is a page at this path. */
  isPage(path: string): boolean;
  /** Called once for each post but those of automatic tests. */
  count(form: Form, outcome: FormOutcome): void;
};

/**
 * `POST /api/estimate` takes requests for an estimate, and `POST /contact_process.php`, the old site's address, takes
 * messages from the guide and the contact page.
 */
export async function leadRoutes(app: FastifyInstance, deps: FormDeps) {
  const turns = createTurns(POSTS_A_ROUND);
  for (const form of FORMS) formRoute(app, form, { ...deps, turns });

  // For someone who reloads a problem page or follows an old link.
  app.get(contactForm.action, (_request, reply) => reply.redirect('/contact', 302));
}

/** Adds the route of a form. It takes JSON from our script, and form data from a browser without JavaScript. */
function formRoute(
  app: FastifyInstance,
  form: Form,
  {
    recorder,
    markers,
    visitors,
    confirmationLinks,
    myLinks,
    isPage,
    count,
    turns,
  }: FormDeps & { turns: Turns },
) {
  const limits = app.limitForm(form);
  const options = {
    config: { form },
    onRequest: (_request: FastifyRequest, _reply: FastifyReply, goOn: () => void) => turns(goOn),
    // Refusals come from many places, some before the handler; successes are counted in `answer`.
    onResponse: async (_request: FastifyRequest, { statusCode }: FastifyReply) => {
      const refusal = refusalOf(statusCode);
      if (refusal) count(form, refusal);
    },
  };
  app.post(FORM_STRUCTURES[form].action, options, async (request, reply) => {
    const posted = read(request);
    const marker = await markers.use(request.headers[CANARY_HEADER]);
    const isCanary = marker?.captcha === 'verified';
    // Before the limits: a retry after a lost answer is answered even when its address is over the limit.
    const before = posted.ok ? await answeredBefore(request, posted, isCanary) : undefined;
    if (posted.ok && before && before !== 'unknown' && !before.conflicts) {
      return answer(request, reply, before, posted);
    }

    // An automatic test has no share in anybody's limits.
    const rate = isCanary ? UNREMARKABLE : await limits.rateOf(request, posted.ok ? posted.value : undefined);
    if (rate.refusedFor !== undefined) return reply.refuseTooMany(rate.refusedFor);
    // Without a content type there is no body to validate.
    if (request.body === undefined) return reply.refuse(415, refusalWords.contentType);
    if (!posted.ok) return reply.refuse(422, refusalWords.fields, posted.errors);
    if (before === 'unknown') return reply.refuse(503, formWords.failed);
    if (before) return reply.refuse(422, refusalWords.keyUsed);
    const { key, value: answers, urgency } = posted;
    const { body, log } = request;
    // With script the page has asked.
    const questions = wantsPage(request) && questionsAbout(formDefinitions()[form], body);
    if (questions) return reply.refuse(422, refusalWords.fields, questions);
    const context = await readContext(request, { rate, visitors, isPage });
    const recorded = await recorder.recordLead({
      form,
      answers,
      urgency,
      key,
      ...context,
      body,
      marker,
      log,
    });
    return recorded ? answer(request, reply, recorded, posted) : reply.refuse(503, formWords.failed);
  });

  function read({ body, headers }: FastifyRequest) {
    const parsed = parseLead(formDefinitions()[form], body, answerWords);
    if (!parsed.ok) return parsed;
    const value = { ...parsed.value, email: meantAddress(parsed.value.email) };
    const key = requestKey(headers['idempotency-key'], value);
    // Of all that came along, only the visitor's own words say whether it is urgent.
    return { ok: true, value, key, urgency: urgencyOf(value.description) } as const;
  }

  async function answeredBefore(
    request: FastifyRequest,
    { value, key }: { value: LeadAnswers; key: string },
    isCanary: boolean,
  ): Promise<RecordedLead | 'unknown' | undefined> {
    if (!isCanary && !(await limits.mayLookUp(request))) return undefined;
    try {
      return await recorder.findLead({ form, answers: value, key });
    } catch (error) {
      request.log.error({ err: error }, 'the idempotency key could not be looked up');
      return 'unknown';
    }
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    recorded: RecordedLead,
    { urgency, value }: { urgency: Urgency | undefined; value: LeadAnswers },
  ) {
    if (recorded.conflicts) return reply.refuse(422, refusalWords.keyUsed);
    if (!recorded.canary) count(form, outcomeOf(recorded));
    const { reference, promise, promisedBy } = recorded;
    const urgent = urgency?.level;
    const reach = limitedReach(value);
    if (wantsPage(request)) {
      const confirmed = { reference, promisedBy: promise ? promisedBy : null, reach };
      return reply.redirect(await confirmationLinks.create(sentPage(form, urgent), confirmed), 303);
    }
    const link = await myLinks.pathFor('own', reference);
    return reply.send({
      success: true,
      reference,
      promise,
      urgent,
      reach,
      link,
    } satisfies FormAnswer<string>);
  }
}

function outcomeOf({ repeated, held }: RecordedLead): FormOutcome {
  if (repeated) return 'repeated';
  return held ? 'held' : 'stored';
}

function refusalOf(status: number): FormOutcome | undefined {
  if (status >= 500) return 'failed';
  if (status === 429) return 'refused_rate';
  if (status === 403) return 'refused_site';
  return status >= 400 ? 'refused_fields' : undefined;
}

/** Calls `goOn` when its turn has come: at once while few ask. */
type Turns = (goOn: () => void) => void;

/**
 * Gives so many turns in each round of the event loop, in the order of asking. Whatever else has arrived, a page or a new
 * connection, is seen to between two rounds.
 */
export function createTurns(perRound: number): Turns {
  const waiting: (() => void)[] = [];
  let left = perRound;

  function take(goOn: () => void) {
    if (left === perRound) setImmediate(nextRound);
    left--;
    goOn();
  }

  function nextRound() {
    left = perRound;
    for (const goOn of waiting.splice(0, perRound)) take(goOn);
  }

  return (goOn) => {
    if (left > 0) take(goOn);
    else waiting.push(goOn);
  };
}
