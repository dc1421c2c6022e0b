import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leadName } from '../../server/leads/lead-name.ts';
import { parseReference } from '../../server/leads/reference.ts';
import type { AuditEvent, Store } from '../../server/store/store.ts';
import { type DeliveryNews, deliveryNews, newsOf } from '../board/delivery-news.ts';
import { fieldOf } from '../fields.ts';
import { emailsOf, SENT_AGAIN } from './emails.ts';
import { sendUnknown } from './press-results.ts';
import { release } from './release.ts';

type Deps = {
  store: Pick<Store, 'findLeads' | 'attemptsOf' | 'holdLead' | 'releaseLead' | 'resend' | 'addToAudit'>;
  clock: () => Date;
  deliverLater: () => void;
};

type OfLead = { Params: { reference: string } };

/**
 * What one lead owes, and holding, releasing and sending it again: the same functions as at the command line, with a line in the
 * audit. It is a page of its own, because a press on the sheet of the lead takes along the note that is being written there.
 */
export async function deliveryRoutes(app: FastifyInstance, deps: Deps) {
  const { store, clock, deliverLater } = deps;
  app.get<OfLead>('/office/requests/:reference/emails', async (request, reply) => {
    const reference = referenceOf(request);
    const [lead] = await store.findLeads({ references: [reference] });
    if (!lead) return sendUnknown(reply);
    const { did } = request.query as { did?: unknown };
    return reply.sendPage('emails', {
      ...emailsOf(lead, await store.attemptsOf(reference), clock()),
      mayDelete: request.visit.user.role === 'owner',
      status: typeof did === 'string' ? deliveryNews(did) : undefined,
    });
  });

  app.post<OfLead>('/office/requests/:reference/hold', async (request, reply) => {
    const held = await store.holdLead(referenceOf(request), clock());
    if (held && held.length > 0) await note(request, 'held');
    return back(request, reply, held && (held.length > 0 ? 'now-held' : 'nothing-waits'));
  });

  app.post<OfLead>('/office/requests/:reference/release', async (request, reply) => {
    const { visit } = request;
    return back(request, reply, await release(deps, referenceOf(request), visit.user));
  });

  app.post<OfLead>('/office/requests/:reference/resend', async (request, reply) => {
    const kind = SENT_AGAIN.find((one) => one === fieldOf(request.body, 'kind')) ?? 'office-mail';
    const resend = await store.resend(referenceOf(request), kind, clock());
    if (resend === 'queued') {
      await note(request, 'sent-again');
      deliverLater();
    }
    return back(request, reply, resend && newsOf(resend));
  });

  async function note(request: FastifyRequest, what: AuditEvent) {
    const [lead] = await store.findLeads({ references: [referenceOf(request)] });
    const { user } = request.visit;
    if (lead) await store.addToAudit({ by: user.id, what, detail: leadName(lead), at: clock() });
  }
}

/** In capitals; empty where it is none. */
function referenceOf({ params }: FastifyRequest): string {
  return parseReference((params as OfLead['Params']).reference) ?? '';
}

/** To the list of what is held, or to the page of what the lead owes, which also tells of one that nobody knows. */
function back(request: FastifyRequest, reply: FastifyReply, news: DeliveryNews | undefined) {
  const page =
    fieldOf(request.body, 'from') === 'held'
      ? '/office/held'
      : `/office/requests/${referenceOf(request)}/emails`;
  return reply.redirect(news ? `${page}?did=${news}` : page, 303);
}
