import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as leadWords from '../../content/words/office-lead.ts';
import * as refusalWords from '../../content/words/refusals.ts';
import { earlierLeads } from '../../server/leads/person-query.ts';
import { parseReference } from '../../server/leads/reference.ts';
import type { Change, Changed } from '../../server/store/lead-changes.ts';
import type { Store } from '../../server/store/store.ts';
import { deliveryNews } from '../board/delivery-news.ts';
import { besidesNote, fieldOf, typedIn } from '../fields.ts';
import type { PageProps, TypedFields } from '../pages.tsx';
import { type Sessions, signInPath } from '../sign-in/sessions.ts';
import { hasMade, LEAD_VERBS, type Press, readPress, versionIn } from './lead-presses.ts';
import { leadSheet } from './lead-sheet.ts';
import { doneIn, leadPath, refusalWordsOf, sendUnknown } from './press-results.ts';
import { release } from './release.ts';

type Deps = { store: Store; sessions: Sessions; clock: () => Date; deliverLater: () => void };

type OfLead = { Params: { reference: string; target?: string }; Querystring: { did?: string } };

/**
 * The sheet of one request or message, and what its buttons do. What somebody has typed is not lost when it cannot be taken:
 * not to a change that came first, not to a slip, and not to a session that ended or a store that does not answer.
 */
export async function leadRoutes(app: FastifyInstance, deps: Deps) {
  const { store, sessions, clock } = deps;
  app.get<OfLead>(
    '/office/requests/:reference',
    { onRequest: sessions.requireVisit },
    async (request, reply) => {
      const { params, query } = request;
      const reference = parseReference(params.reference);
      if (!reference) return sendUnknown(reply);
      if (reference !== params.reference) return reply.redirect(leadPath(reference), 303);
      return sendSheet(request, reply, reference, { did: query.did });
    },
  );

  for (const verb of LEAD_VERBS) postTo(verb, (request, reply) => takePress(verb, request, reply));
  postTo(LET_THROUGH, letThrough);

  function postTo(verb: string, handler: (request: FastifyRequest<OfLead>, reply: FastifyReply) => unknown) {
    app.post<OfLead>(`/office/requests/:reference/${verb}`, {
      // Once the form is read, so that it can be given back.
      preHandler: async (request, reply) => {
        if (!(await sessions.admit(request, reply))) return sendUnsent(request, reply, 401);
      },
      errorHandler: keepWords,
      handler,
    });
  }

  async function takePress(verb: string, request: FastifyRequest<OfLead>, reply: FastifyReply) {
    const { body, params, visit } = request;
    const at = clock();
    const typed = typedIn(body);
    const version = versionIn(fieldOf(body, 'version'));
    const read = readPress(verb, { body, typed, now: at, target: params.target });
    const reference = parseReference(params.reference);
    if (!reference) return sendUnknown(reply);
    if (!read || version === undefined) return reply.refuse(400, refusalWords.malformed);
    if ('problems' in read)
      return sendSheet(request, reply, reference, { typed, problems: read.problems }, 422);
    const change: Change = { user: visit.user.id, via: 'office', at, version, note: typed.note || undefined };
    const changed = await read.press.make(store, reference, change);
    if (!changed) return sendUnknown(reply);
    if (changed.done) return reply.redirect(leadPath(reference, changed.version), 303);
    const made = await madeBefore(read.press, reference, change, changed);
    if (made !== undefined) return reply.redirect(leadPath(reference, made), 303);
    return sendSheet(request, reply, reference, { typed, refused: { ...changed, version } }, 409);
  }

  /**
   * Releases what is held. That is no change of the lead, so it needs no version; a note that was written meanwhile is one, and is
   * taken once.
   */
  async function letThrough(request: FastifyRequest<OfLead>, reply: FastifyReply) {
    const { body, params, visit } = request;
    const at = clock();
    const typed = typedIn(body);
    const reference = parseReference(params.reference);
    if (!reference) return sendUnknown(reply);
    const read = typed.note ? readPress('note', { body, typed, now: at }) : undefined;
    if (read && 'problems' in read)
      return sendSheet(request, reply, reference, { typed, problems: read.problems }, 422);
    const news = await release(deps, reference, visit.user);
    if (!news) return sendUnknown(reply);
    if (read) {
      const version = versionIn(fieldOf(body, 'version'));
      const change = { user: visit.user.id, via: 'office' as const, at };
      const events = await store.historyOf(reference);
      const isMade = events.some((event) =>
        hasMade(read.press, { ...change, version, note: typed.note }, event),
      );
      if (!isMade) await read.press.make(store, reference, change);
    }
    return reply.redirect(`${leadPath(reference)}?did=${news}`, 303);
  }

  /** The version that the same form made when it was sent before. */
  async function madeBefore(press: Press, reference: string, change: Change, refused: Refused) {
    const events = await store.historyOf(reference);
    const made = events.find((event) => hasMade(press, change, event)) ?? ownClaim(change, refused);
    return made?.version;
  }

  async function sendSheet(
    request: FastifyRequest,
    reply: FastifyReply,
    reference: string,
    { did, refused, typed, problems }: Shown,
    status = 200,
  ) {
    const [lead] = await store.findLeads({ references: [reference] });
    if (!lead) return sendUnknown(reply);
    const [events, earlier] = await Promise.all([store.historyOf(reference), earlierLeads(store, lead)]);
    const { user } = request.visit;
    const now = clock();
    return reply.sendPage(
      'lead',
      {
        lead: leadSheet({ lead, events, earlier, user, now }),
        done: doneIn(events, versionIn(did ?? ''), now) ?? newsIn(did),
        refusal: refused && refusalWordsOf(refused, { events, user, now, hasNote: Boolean(typed?.note) }),
        ...(typed && { typed }),
        ...(problems && { problems }),
      },
      status,
    );
  }

  /** What could not be taken because of us, or because nobody is signed in any more. */
  function sendUnsent({ url, body, params }: FastifyRequest, reply: FastifyReply, status: 401 | 500) {
    const back = leadPath((params as OfLead['Params']).reference);
    const isSignedOut = status === 401;
    return reply.sendPage(
      'unsent',
      {
        title: isSignedOut ? leadWords.signedOutTitle : leadWords.failedTitle,
        message: isSignedOut ? leadWords.signedOut : leadWords.failed,
        action: url,
        note: typedIn(body).note ?? '',
        fields: besidesNote(body),
        signIn: isSignedOut ? signInPath(back) : undefined,
      },
      status,
    );
  }

  function keepWords(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    // The form itself was the problem, so there is nothing to keep.
    if ((error.statusCode ?? 500) < 500) throw error;
    const { log } = request;
    log.error({ err: error }, 'unexpected failure');
    return sendUnsent(request, reply, 500);
  }
}

/** Where a sheet's button to release what is held posts to. */
const LET_THROUGH = 'let-through';

/** What came of a release, by the word for it in the address. */
function newsIn(did = '') {
  const words = deliveryNews(did);
  return words ? { words, undo: undefined } : undefined;
}

type Refused = Extract<Changed, { done: false }>;

/** Whoever claims what is theirs has claimed it, by which page ever. A note is new, and must not go unsaid. */
function ownClaim({ user, note }: Change, { because, event }: Refused) {
  return because === 'claimed' && !note && event?.who?.id === user ? event : undefined;
}

type Shown = {
  did?: string | undefined;
  refused?: Refused & { version: number };
  typed?: TypedFields;
  problems?: PageProps<'lead'>['problems'];
};
