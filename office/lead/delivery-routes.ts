import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditEvent, Store } from '../../server/store/store.ts';
import { fieldOf, statusIn } from '../fields.ts';
import { addLeadToAudit, deliveryNews, emailsView, RESENDABLE } from './deliveries.ts';
import { leadPath } from './lead-page.ts';
import { referenceIn, sendUnknown } from './press-results.ts';

type Deps = {
  store: Pick<Store, 'findLeads' | 'attemptsOf' | 'holdLead' | 'resend' | 'addToAudit'>;
  clock: () => Date;
  deliverLater: () => void;
};

/**
 * The page of what a lead has to send, holding it and sending it again: the commands' functions, with a line in the audit trail. Apart
 * from the lead's own page, where every press takes along the note that is being written.
 */
export async function deliveryRoutes(app: FastifyInstance, { store, clock, deliverLater }: Deps) {
  app.get('/office/requests/:reference/emails', async (request, reply) => {
    const reference = referenceIn(request);
    const [lead] = await store.findLeads({ references: [reference] });
    if (!lead) return sendUnknown(reply);
    return reply.sendPage('emails', {
      ...emailsView(lead, await store.attemptsOf(reference), clock()),
      mayDelete: request.visit.user.role === 'owner',
      status: statusIn(request, deliveryNews()),
    });
  });

  app.post('/office/requests/:reference/hold', async (request, reply) => {
    const held = await store.holdLead(referenceIn(request), clock());
    if (!held) return sendUnknown(reply);
    return done(request, reply, held.length > 0 ? 'now-held' : 'nothing-waits', 'held');
  });

  app.post('/office/requests/:reference/resend', async (request, reply) => {
    const kind = RESENDABLE.find((one) => one === fieldOf(request.body, 'kind')) ?? 'office-mail';
    const resend = await store.resend(referenceIn(request), kind, clock());
    if (!resend) return sendUnknown(reply);
    if (resend === 'queued') deliverLater();
    return done(request, reply, resend.replace(' ', '-'), 'sent-again');
  });

  async function done(request: FastifyRequest, reply: FastifyReply, news: string, what: AuditEvent) {
    const reference = referenceIn(request);
    if (news === 'now-held' || news === 'queued')
      await addLeadToAudit(store, reference, { by: request.visit.user.id, what, at: clock() });
    return reply.redirect(`${leadPath(reference, 'emails')}?did=${news}`, 303);
  }
}
