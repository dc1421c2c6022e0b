import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as refusalWords from '../../content/words/refusals.ts';
import { businessDay } from '../../server/formats/business-time.ts';
import { leadsAsCsv } from '../../server/leads/csv.ts';
import { ALL_COLUMNS } from '../../server/leads/lead-rows.ts';
import { eachPageOfLeads } from '../../server/store/leads.ts';
import type { Store } from '../../server/store/store.ts';
import { ownersOnly } from '../owners-only.ts';
import { asQuery, chosenIn, filterOf } from './filter.ts';

type Deps = { store: Pick<Store, 'findLeads' | 'countLeads' | 'addToAudit'>; clock: () => Date };

/** The list of all as a file for a spreadsheet, with every word, for owners. Who took how many of which is written down first. */
export async function exportRoutes(app: FastifyInstance, { store, clock }: Deps) {
  // To ask for the headers alone would write down an export that nobody has.
  const options = { onRequest: [fromOurPages, ownersOnly], exposeHeadRoute: false };
  app.get('/office/export.csv', options, async (request, reply) => {
    const chosen = chosenIn(request.query);
    const filter = filterOf(chosen);
    const at = clock();
    const detail = `${await store.countLeads(filter)}${asQuery(chosen)}`;
    await store.addToAudit({ by: request.visit.user.id, what: 'exported', detail, at });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="requests-${businessDay(at)}.csv"`)
      .send(Readable.from(leadsAsCsv(eachPageOfLeads(store, filter), ALL_COLUMNS)));
  });
}

/** A link on another site would bring the cookie along: nobody there may make an owner write an export into the audit trail. */
async function fromOurPages({ headers }: FastifyRequest, reply: FastifyReply) {
  const from = headers['sec-fetch-site'];
  // An address that was typed or kept comes from nowhere (`none`); old browsers do not say.
  if (from === 'cross-site' || from === 'same-site') return reply.refuse(403, refusalWords.crossSite);
}
