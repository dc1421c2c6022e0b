import type { FastifyInstance } from 'fastify';
import * as refusalWords from '../../../content/words/refusals.ts';
import { DatabaseMoved } from '../../store/database-file.ts';
import type { Store } from '../../store/store.ts';
import type { ClockWatch } from '../clock/watch.ts';
import { findOverdue } from './lateness.ts';
import { memoized } from './memoized.ts';

type Deps = { store: Store; clock: () => Date; clockWatch: Pick<ClockWatch, 'findings'> };

/**
 * `GET /healthz`: the process answers. `GET /readyz`: the store would take a request, and what is owed to the office goes
 * out. `GET /readyz?only=store` is for a proxy that chooses a server: a mail server that is down is no reason to send
 * visitors away. The store is asked each time, and what is owed is counted every ten seconds at most.
 */
export async function healthRoutes(app: FastifyInstance, { store, clock, clockWatch }: Deps) {
  const watched = { waitingDeliveries: memoized(store.waitingDeliveries, clock) };

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get<{ Querystring: { only?: string } }>('/readyz', async (request, reply) => {
    try {
      await store.check(clock());
    } catch (error) {
      request.log.error({ err: error }, 'the store cannot commit');
      const message = error instanceof DatabaseMoved ? error.message : refusalWords.unavailable;
      return reply.code(503).send({ status: 'unavailable', problem: 'store', message });
    }
    if (request.query.only === 'store') return { status: 'ok' };
    const { alarm, ...findings } = clockWatch.findings();
    const message = await findOverdue(watched, clock());
    if (message) return reply.code(503).send({ status: 'late', problem: 'deliveries', message, ...findings });
    if (alarm) return reply.code(503).send({ status: 'doubtful', problem: 'clock', ...findings });
    return { status: 'ok', ...findings };
  });
}
