import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { businessDay } from '../business-time.ts';
import { leadsAsCsv } from '../leads/lead-csv.ts';
import { ALL_COLUMNS } from '../leads/lead-rows.ts';
import { eachPageOfLeads } from '../store/leads.ts';
import type { Store } from '../store/store.ts';
import { asQuery, chosenIn, filterOf } from './board/filter.ts';
import { ownersOnly } from './owners-only.ts';

type Deps = { store: Pick<Store, 'findLeads' | 'countLeads' | 'addToAudit'>; clock: () => Date };

/** The list of all as a file for a spreadsheet, with every word, for owners. Who took how many of which is written down first. */
export async function exportRoutes(app: FastifyInstance, { store, clock }: Deps) {
  app.get('/office/export.csv', { onRequest: ownersOnly }, async (request, reply) => {
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
