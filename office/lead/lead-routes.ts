import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { earlierLeads } from '../../server/leads/person-query.ts';
import type { Change, Changed } from '../../server/store/lead-changes.ts';
import type { LeadEvent } from '../../server/store/lead-events.ts';
import type { Store } from '../../server/store/store.ts';
import { fieldOf, statusIn } from '../fields.ts';
import type { PageProps, TypedFields } from '../pages.tsx';
import { leadsOnly, type Sessions, signInPath } from '../sign-in/sessions.ts';
import { addLeadToAudit, deliveryNews } from './deliveries.ts';
import { leadPath } from './lead-page.ts';
import {
  besidesNote,
  hasMade,
  LEAD_VERBS,
  type Press,
  readPress,
  typedIn,
  versionIn,
} from './lead-presses.ts';
import { leadView } from './lead-view.ts';
import { doneIn, type OfLead, referenceIn, refusalWordsOf, sendUnknown } from './press-results.ts';

type Deps = { store: Store; sessions: Sessions; clock: () => Date; deliverLater: () => void };

/**
 * The page of one request or message, and its buttons. What was typed is given back when it cannot be saved: after another change, a
 * slip, the end of the session, or a failure of the store.
 */
export async function leadRoutes(app: FastifyInstance, { store, sessions, clock, deliverLater }: Deps) {
  app.get<OfLead>(
    '/office/requests/:reference',
    { onRequest: [sessions.requireVisit, leadsOnly] },
    (request, reply) => {
      const reference = referenceIn(request);
      const isRespelled = reference !== '' && reference !== request.params.reference;
      return isRespelled ? reply.redirect(leadPath(reference), 303) : sendLead(request, reply);
    },
  );

  for (const verb of LEAD_VERBS) postTo(verb, (request, reply) => takePress(verb, request, reply));
  postTo('release', release);

  function postTo(verb: string, handler: (request: FastifyRequest<OfLead>, reply: FastifyReply) => unknown) {
    app.post<OfLead>(`/office/requests/:reference/${verb}`, {
      // Once the form is read, so that it can be given back.
      preHandler: [
        async (request, reply) => {
          if (!(await sessions.admit(request, reply))) return sendUnsent(request, reply, 401);
        },
        leadsOnly,
      ],
      errorHandler: keepWords,
      handler,
    });
  }

  async function takePress(verb: string, request: FastifyRequest<OfLead>, reply: FastifyReply) {
    const { body, params, visit } = request;
    const reference = referenceIn(request);
    if (!reference) return sendUnknown(reply);
    const at = clock();
    const typed = typedIn(body);
    const version = versionIn(fieldOf(body, 'version'));
    const read = readPress(verb, { body, typed, now: at, target: params.target });
    if (!read || version === undefined) return reply.refuse(400, refusalWords.malformed);
    if ('problems' in read) return sendLead(request, reply, { typed, problems: read.problems }, 422);
    const change: Change = { user: visit.user.id, via: 'office', at, version, note: typed.note || undefined };
    const changed = await read.press.make(store, reference, change);
    if (!changed) return sendUnknown(reply);
    const made = changed.done ? changed : await madeBefore(read.press, reference, change, changed);
    if (made) return reply.redirect(`${leadPath(reference)}?did=${made.version}`, 303);
    return sendLead(request, reply, { typed, refused: { ...(changed as Refused), version } }, 409);
  }

  /** Releasing changes no version of the lead and needs none. A note that was typed meanwhile does, and is saved once. */
  async function release(request: FastifyRequest<OfLead>, reply: FastifyReply) {
    const { body, visit } = request;
    const at = clock();
    const reference = referenceIn(request);
    const typed = typedIn(body);
    const note = typed.note ? readPress('note', { body, typed, now: at }) : undefined;
    if (note && 'problems' in note) return sendLead(request, reply, { typed, problems: note.problems }, 422);
    const done = await store.releaseLead(reference, at);
    if (!done) return sendUnknown(reply);
    const isReleased = done.released.length > 0 || done.unneeded;
    if (isReleased) {
      // The trail's name for it since before it was called a release: entries stay as they were written.
      await addLeadToAudit(store, reference, { by: visit.user.id, what: 'let-through', at });
      deliverLater();
    }
    if (note) {
      const change: Change = { user: visit.user.id, via: 'office', at };
      const version = versionIn(fieldOf(body, 'version'));
      const isMade = (event: LeadEvent) =>
        hasMade(note.press, { ...change, version, note: typed.note }, event);
      if (!(await store.historyOf(reference)).some(isMade)) await note.press.make(store, reference, change);
    }
    const news = done.unneeded ? 'released-quietly' : isReleased ? 'released' : 'not-held';
    return reply.redirect(`${pageIn(body, reference)}?did=${news}`, 303);
  }

  /** The change that the same form made when it was sent before. */
  async function madeBefore(press: Press, reference: string, change: Change, refused: Refused) {
    const events = await store.historyOf(reference);
    return events.find((event) => hasMade(press, change, event)) ?? ownClaim(change, refused);
  }

  async function sendLead(request: FastifyRequest, reply: FastifyReply, shown: Shown = {}, status = 200) {
    const { refused, typed, problems } = shown;
    const reference = referenceIn(request);
    const [lead] = await store.findLeads({ references: [reference] });
    if (!lead) return sendUnknown(reply);
    const [events, earlier, photos] = await Promise.all([
      store.historyOf(reference),
      earlierLeads(store, lead),
      store.photosOf(reference),
    ]);
    const { user } = request.visit;
    const now = clock();
    const news = statusIn(request, deliveryNews());
    const did = versionIn(fieldOf(request.query, 'did'));
    return reply.sendPage(
      'lead',
      {
        lead: leadView({ lead, events, earlier, photos, user, now }),
        done: doneIn(events, did, now) ?? (news ? { words: news, undo: undefined } : undefined),
        refusal: refused && refusalWordsOf(refused, { events, user, now, hasNote: Boolean(typed?.note) }),
        ...(typed && { typed }),
        ...(problems && { problems }),
      },
      status,
    );
  }

  function sendUnsent(request: FastifyRequest, reply: FastifyReply, status: 401 | 500) {
    const { url, body } = request;
    const isSignedOut = status === 401;
    return reply.sendPage(
      'unsent',
      {
        title: isSignedOut ? leadWords.signedOutTitle : leadWords.failedTitle,
        message: isSignedOut ? leadWords.signedOut : leadWords.failed,
        action: url,
        note: typedIn(body).note ?? '',
        fields: besidesNote(body),
        signIn: isSignedOut ? signInPath(leadPath(referenceIn(request))) : undefined,
      },
      status,
    );
  }

  function keepWords(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    // A form that could not be read holds no words.
    if ((error.statusCode ?? 500) < 500) throw error;
    const { log } = request;
    log.error({ err: error }, 'unexpected failure');
    return sendUnsent(request, reply, 500);
  }
}

/** Where a release was pressed: the page of the request, the list of what is held, or the page of emails. */
function pageIn(body: unknown, reference: string): string {
  const from = fieldOf(body, 'from');
  if (from === 'held') return '/office/held';
  return leadPath(reference, from === 'request' ? undefined : 'emails');
}

type Refused = Extract<Changed, { done: false }>;

/** Claiming what is one's own succeeds, from whichever page it was claimed before. A note is new, and must not be dropped. */
function ownClaim({ user, note }: Change, { because, event }: Refused) {
  return because === 'claimed' && !note && event?.who?.id === user ? event : undefined;
}

type Shown = {
  refused?: Refused & { version: number };
  typed?: TypedFields;
  problems?: PageProps<'lead'>['problems'];
};
