import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import type { Config } from '../config.ts';
import { createScheduler } from '../operations/jobs/scheduler.ts';
import type { Store } from '../store/store.ts';
import { CANARY_HEADER, type CanaryMarkers } from './marker.ts';
import { sendTest } from './walk.ts';

/** By the office's clock; early enough to fix a fault before the office opens. */
export const CANARY_HOUR = 6;

type Deps = {
  config: Pick<Config, 'siteUrl' | 'canary'>;
  store: Pick<Store, 'jobsDone' | 'leaseJob' | 'finishJob'>;
  markers: Pick<CanaryMarkers, 'create'>;
  clock: () => Date;
  log: FastifyBaseLogger;
};

/**
 * Tests the whole path every day, from the form's page to a sent mail, once the site is live. No one
 * here is told the result: the service behind CANARY_EMAIL raises the alarm when no mail arrives, even if the machine is down.
 */
export const canary = fastifyPlugin(
  async (app: FastifyInstance, { config: { siteUrl, canary }, store, markers, clock, log }: Deps) => {
    if (!canary) return;
    const job = {
      name: 'canary',
      hour: CANARY_HOUR,
      async run() {
        await sendTest(siteUrl, await markers.create());
      },
    };
    // Apart from the other jobs, which a slow answer must not keep waiting.
    const scheduler = createScheduler({ store, jobs: [job], clock, log });
    app.addHook('onListen', async () => scheduler.start());
    app.addHook('onClose', () => scheduler.stop());
  },
  // Fastify closes plugins in reverse order, so this one closes before the store.
  { name: 'canary', dependencies: ['deliveries'] },
);

type RouteDeps = { store: Pick<Store, 'findLeads'>; markers: Pick<CanaryMarkers, 'verify'> };

/** What became of a test, for tests sent from another machine. */
export type CanaryState = { mails: { kind: string; state: string }[] };

/**
 * `GET /api/canary`: whether the mark in the header is good. `GET /api/canary/REFERENCE`: the state of that test's mails.
 * Without a good mark, and for everything that is no test, both answer as if they were not there.
 */
export async function canaryRoutes(app: FastifyInstance, { store, markers }: RouteDeps) {
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
