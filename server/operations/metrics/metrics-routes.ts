import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as refusalWords from '../../../content/words/refusals.ts';
import { CONTENT_TYPE } from './exposition.ts';
import type { Metrics } from './metrics.ts';

type Deps = { metrics: Metrics; token: string | undefined };

/** `GET /metrics` for Prometheus; 404 without the right token. */
export async function metricsRoutes(app: FastifyInstance, { metrics, token }: Deps) {
  app.addHook('onClose', async () => metrics.close());

  app.get('/metrics', async (request, reply) => {
    if (!hasToken(request.headers.authorization, token)) return reply.refuse(404, refusalWords.notFound);
    return reply.type(CONTENT_TYPE).send(await metrics.text());
  });
}

/** The token is the only check. The address proves nothing: behind a proxy, every visitor seems to be on this machine. */
function hasToken(authorization: string | undefined, token: string | undefined): boolean {
  return token !== undefined && isSame(authorization ?? '', `Bearer ${token}`);
}

/** Compares in constant time: timing must not reveal how much of a guessed token is right. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash(given), hash(expected));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
