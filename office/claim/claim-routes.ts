import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leadHistory } from '../../messages/en/lead-history.ts';
import { officeClaim as claimWords } from '../../messages/en/office-claim.ts';
import { CLAIM_SECRET, type ClaimLinks } from '../../server/leads/claim-links.ts';
import type { Changed } from '../../server/store/lead-changes.ts';
import type { LeadEvent } from '../../server/store/lead-events.ts';
import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import { createSigner } from '../../server/store/secrets.ts';
import type { CallOutcome, Store } from '../../server/store/store.ts';
import { seesLeads, type User } from '../../server/store/users.ts';
import { fieldOf, statusIn } from '../fields.ts';
import type { Cookies } from '../sign-in/cookies.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import { type Claim, callingPage, claimPage } from './claim-pages.ts';
import { createClaimProofs, createNonces } from './claim-proofs.ts';

type Deps = {
  store: Pick<
    Store,
    'secret' | 'users' | 'claim' | 'takeOver' | 'recordOutcome' | 'undo' | 'historyOf' | 'findLeads'
  >;
  claimLinks: ClaimLinks;
  cookies: Cookies;
  sessions: Sessions;
  clock: () => Date;
};

type Answer = { status?: string | undefined; code?: number };

/** An hour, by the link of one lead: each press stays in its history, and two people could take over from each other forever. */
const MAX_PRESSES = 30;

/**
 * Claiming a lead from its mail. A GET changes nothing, because scanners follow every link in a mail. Without a sign-in, a link is
 * good for saying who calls, for the call, its outcome and the undo of these; nothing else.
 */
export async function claimRoutes(app: FastifyInstance, deps: Deps) {
  const { store, claimLinks, cookies, sessions, clock } = deps;
  const sign = createSigner(store, CLAIM_SECRET);
  const nonces = createNonces(sign, clock);
  const proofs = createClaimProofs(sign, cookies);
  const limitWrongLinks = app.limitRate('claim-link');
  const countPress = app.limitPerHour('claim-press', MAX_PRESSES);

  app.decorateRequest('claim');
  app.addHook('preHandler', async (request) => {
    const claim = await claimOf(request as Asked);
    if (claim) request.claim = claim;
  });
  app.addHook('preHandler', async function limit(request, reply) {
    if (!request.claim) return limitWrongLinks.call(this, request, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!request.claim) return sendEnded(reply);
    if (request.method !== 'POST') return;
    const isSeen = await nonces.isGood(fieldOf(request.body, 'nonce'), request.claim.lead.id);
    if (!isSeen) return sendPage(request, reply, { status: claimWords.pressAgain, code: 422 });
    // Users who are signed in are not limited.
    const refusedFor = request.visit ? undefined : await countPress(request.claim.lead.id);
    if (refusedFor === undefined) return;
    reply.header('retry-after', refusedFor);
    return sendPage(request, reply, { status: claimWords.tooOften, code: 429 });
  });

  app.get('/office/claim/:token', (request, reply) =>
    sendPage(request, reply, { status: statusIn(request, statusLines()) }),
  );

  app.post('/office/claim/:token', (request, reply) =>
    take(request, reply, (user, { reference }) => store.claim(reference, authorOf(user))),
  );

  app.post('/office/claim/:token/take-over', (request, reply) =>
    take(request, reply, (user, { reference }) =>
      store.takeOver(reference, { ...authorOf(user), version: versionIn(request) }),
    ),
  );

  app.post('/office/claim/:token/outcome', async (request, reply) => {
    const { lead, holder, path } = request.claim;
    const outcome = outcomeIn(request);
    if (!holder || !outcome) return sendChanged(request, reply);
    const version = versionIn(request);
    const changed = await store.recordOutcome(lead.reference, { outcome }, { ...authorOf(holder), version });
    if (changed?.done || isRepeat(changed, { version, holder, outcome })) {
      return reply.redirect(`${path}?did=outcome`, 303);
    }
    return sendChanged(request, reply);
  });

  app.post('/office/claim/:token/undo', async (request, reply) => {
    const { lead, holder, path } = request.claim;
    const version = versionIn(request);
    const last = holder && (await lastOf(lead, holder));
    if (!holder || last?.version !== version) return sendChanged(request, reply);
    const changed = await store.undo(lead.reference, version, authorOf(holder));
    return changed?.done ? reply.redirect(`${path}?did=undo`, 303) : sendChanged(request, reply);
  });

  /** Of several presses at once the store takes one; the others read who it was. */
  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    change: (user: User, lead: LeadWithDeliveries) => Promise<Changed | undefined>,
  ) {
    const { lead, path } = request.claim;
    const user = callerIn(request);
    if (!user) return sendPage(request, reply, { status: claimWords.pressAgain, code: 422 });
    await change(user, lead);
    const claim = await claimOf(request as Asked);
    if (!claim) return sendEnded(reply);
    const isTheirs = claim.lead.claimedAt !== null && claim.lead.claimedBy === user.id;
    if (!isTheirs) return sendChanged(request, reply, claimWords.quicker);
    // Also after a second press, and for the same person on another device.
    if (!request.visit) await proofs.give(reply, claim.lead);
    return reply.redirect(`${path}?did=claim`, 303);
  }

  async function claimOf(request: Asked): Promise<Claim | undefined> {
    const { token } = request.params;
    const lead = await claimLinks.leadOf(token);
    if (!lead) return undefined;
    const found = await sessions.find(request);
    // An editor has only what the link gives to anyone.
    const visit = found && seesLeads(found.user) ? found : undefined;
    if (visit) request.visit = visit;
    const people = (await store.users()).filter(seesLeads);
    const isTheirs = visit ? lead.claimedBy === visit.user.id : await proofs.has(request, lead);
    return {
      lead,
      path: `/office/claim/${encodeURIComponent(token)}`,
      people,
      holder: isTheirs ? people.find(({ id }) => id === lead.claimedBy) : undefined,
    };
  }

  function authorOf({ id }: User) {
    return { user: id, via: 'mail' as const, at: clock() };
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, { status, code = 200 }: Answer = {}) {
    const { claim } = request;
    const nonce = await nonces.create(claim.lead.id);
    const shown = { nonce, now: clock(), status };
    if (!claim.holder) return reply.sendPage('claim', claimPage(claim, shown), code);
    const last = await lastOf(claim.lead, claim.holder);
    return reply.sendPage('calling', callingPage(claim, { ...shown, last }), code);
  }

  /** Nothing was changed: shows the present state. */
  async function sendChanged(
    request: FastifyRequest,
    reply: FastifyReply,
    status: string = claimWords.changed,
  ) {
    const claim = await claimOf(request as Asked);
    if (!claim) return sendEnded(reply);
    request.claim = claim;
    return sendPage(request, reply, { status, code: 409 });
  }

  /** The holder's newest change from the mail since the claim: the only one that can be undone here. */
  async function lastOf(lead: LeadWithDeliveries, holder: User): Promise<LeadEvent | undefined> {
    const events = await store.historyOf(lead.reference);
    return events.find(
      ({ kind, who, via, undone, at }) =>
        (kind === 'outcome' || kind === 'claimed') &&
        !undone &&
        via === 'mail' &&
        who?.id === holder.id &&
        lead.claimedAt !== null &&
        at >= lead.claimedAt,
    );
  }
}

type Asked = FastifyRequest<{ Params: { token: string } }>;

const statusLines = () => ({ claim: claimWords.yours, outcome: claimWords.noted, undo: claimWords.undone });

/** The same page for all, which does not reveal which links were valid once. */
function sendEnded(reply: FastifyReply) {
  return reply.sendPage('problem', { title: claimWords.endedTitle, message: claimWords.ended }, 404);
}

/** The user who is signed in, or else the chosen one. */
function callerIn({ visit, claim, body }: FastifyRequest): User | undefined {
  return visit?.user ?? claim.people.find(({ id }) => id === fieldOf(body, 'user'));
}

function outcomeIn({ body }: FastifyRequest): CallOutcome | undefined {
  const outcome = fieldOf(body, 'outcome');
  return Object.hasOwn(leadHistory.outcomes, outcome) ? (outcome as CallOutcome) : undefined;
}

/** The lead's version on the page; none is ever zero. */
function versionIn({ body }: FastifyRequest): number {
  return Number(fieldOf(body, 'version')) || 0;
}

type Pressed = { version: number; holder: User; outcome: CallOutcome };

/** Whether the same was noted already by a double press. */
function isRepeat(changed: Changed | undefined, { version, holder, outcome }: Pressed): boolean {
  if (!changed || changed.done || changed.because !== 'changed') return false;
  const { event } = changed;
  return event?.version === version + 1 && event.who?.id === holder.id && event.after.outcome === outcome;
}
