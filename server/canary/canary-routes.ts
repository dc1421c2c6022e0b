import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as refusalWords from '../../content/words/refusals.ts';
import type { Store } from '../store/store.ts';
import { CANARY_HEADER, type CanaryMarkers } from './marker.ts';

type Deps = { store: Pick<Store, 'findLeads'>; markers: Pick<CanaryMarkers, 'verify'> };

/** What became of a test, for tests sent from another machine. */
export type CanaryState = { mails: { kind: string; state: string }[] };

/**
 * `GET /api/canary`: whether the mark in the header is good. `GET /api/canary/REFERENCE`: the state of that test's mails.
 * Without a good mark, and for everything that is no test, both answer as if they were not there.
 */
export async function canaryRoutes(app: FastifyInstance, { store, markers }: Deps) {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const verdict = await markers.verify(request.headers[CANARY_HEADER]);
    if (verdict?.captcha !== 'verified') return reply.refuse(404, refusalWords.notFound);
    reply.header('cache-control', 'no-store');
  });

  app.get('/api/canary', async (_request, reply) => reply.code(204).send());

  app.get<{ Params: { reference: string } }>(
    '/api/canary/:reference',
    { config: { logsPattern: true } },
    async ({ params }, reply) => {
      const [lead] = await store.findLeads({ references: [params.reference] });
      if (!lead?.canary) return reply.refuse(404, refusalWords.notFound);
      return { mails: lead.deliveries.map(({ kind, state }) => ({ kind, state })) } satisfies CanaryState;
    },
  );
}
