import type { FastifyInstance } from 'fastify';
import * as refusalWords from '../../../content/words/refusals.ts';
import { DatabaseMoved } from '../../store/database-file.ts';
import type { Store } from '../../store/store.ts';
import type { ClockWatch } from '../clock/clock-watch.ts';
import { memoized } from './memoized.ts';
import { findOverdue } from './overdue.ts';

type Deps = { store: Store; clock: () => Date; clockWatch: Pick<ClockWatch, 'findings'> };

/**
 * `GET /healthz`: the process runs. `GET /readyz`: the store can commit, mail to the office is going out, and the clock is
 * right. `GET /readyz?only=store` is for a load balancer: a mail server that is down is no reason to turn visitors away.
 * The store is checked on each request; deliveries are counted at most every ten seconds.
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
