import type { FastifyInstance } from 'fastify';
import * as refusalWords from '../../../content/words/refusals.ts';
import { mayRead } from './access.ts';
import { CONTENT_TYPE } from './exposition.ts';
import type { Metrics } from './metrics.ts';

type Deps = { metrics: Metrics; token: string | undefined };

/** `GET /metrics`: numbers for Prometheus. Without the right token it does not exist. */
export async function metricsRoutes(app: FastifyInstance, { metrics, token }: Deps) {
  app.addHook('onClose', async () => metrics.close());

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers.authorization, token)) return reply.refuse(404, refusalWords.notFound);
    return reply.type(CONTENT_TYPE).send(await metrics.text());
  });
}
