import type { FastifyInstance } from 'fastify';
import { messages } from '../../contract/messages.ts';
import type { Store } from '../store/store.ts';

type Needs = { store: Store; clock: () => Date };

/** `GET /healthz`: the process answers. `GET /readyz`: the store would take a request. For whoever watches over us. */
export async function healthRoutes(app: FastifyInstance, { store, clock }: Needs) {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      await store.check(clock());
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the store cannot commit');
      return reply.code(503).send({ status: 'unavailable', message: messages.refused.unavailable });
    }
  });
}
