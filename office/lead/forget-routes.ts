import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeBoard as boardWords } from '../../messages/en/office-board.ts';
import { officeForget as words } from '../../messages/en/office-forget.ts';
import type { Config } from '../../server/config.ts';
import { readableTime } from '../../server/formats/business-time.ts';
import { visibleText } from '../../server/formats/visible-text.ts';
import { forgetIdentities, identitiesMatching, relatedIdentities } from '../../server/leads/forgetting.ts';
import { leadName } from '../../server/leads/lead-name.ts';
import type { Identity } from '../../server/store/identities.ts';
import type { Store } from '../../server/store/store.ts';
import { fieldOf } from '../fields.ts';
import { ownersOnly } from '../sign-in/sessions.ts';
import { referenceIn, sendUnknown } from './press-results.ts';

type Deps = {
  store: Pick<Store, 'identities' | 'identitiesOf' | 'forget' | 'addToAudit'>;
  config: Pick<Config, 'dataDir' | 'mediaUrl'>;
  clock: () => Date;
};

/** Deleting a person for good, for owners: the page shows what goes, and the press deletes that and nothing else. */
export async function forgetRoutes(app: FastifyInstance, { store, config, clock }: Deps) {
  app.get('/office/requests/:reference/forget', { onRequest: ownersOnly }, (request, reply) =>
    ask(request, reply),
  );

  app.post('/office/requests/:reference/forget', { onRequest: ownersOnly }, async (request, reply) => {
    const only = fieldOf(request.body, 'only') !== '';
    const found = await identitiesMatching(store, { reference: referenceIn(request), only });
    if (found.length === 0) return sendUnknown(reply);
    // Something else may have come from the same person since the page was made.
    if (!only && String(found.length) !== fieldOf(request.body, 'count'))
      return ask(request, reply, words.changed);
    const at = clock();
    const detail = found.map(leadName).join(', ');
    await store.addToAudit({ by: request.visit.user.id, what: 'deleted', detail, at });
    await forgetIdentities({ store, config }, found, at);
    return reply.redirect(`/office/held?did=deleted`, 303);
  });

  async function ask(request: FastifyRequest, reply: FastifyReply, status?: string) {
    const reference = referenceIn(request);
    const found = await identitiesMatching(store, { reference, only: false });
    if (found.length === 0) return sendUnknown(reply);
    const related = await relatedIdentities(store, found);
    const props = {
      reference,
      doomed: found.map(asDoomed),
      related: related.map(asDoomed),
      status,
    };
    return reply.sendPage('forget', props, status ? 409 : 200);
  }
}

function asDoomed(one: Identity) {
  const { reference, first_name, last_name, email, phone, createdAt } = one;
  return {
    reference,
    name: leadName(one),
    person: visibleText(`${first_name} ${last_name}`.trim()) || boardWords.noName,
    remarks: [readableTime(createdAt), visibleText(email), visibleText(phone)].filter(Boolean),
  };
}
