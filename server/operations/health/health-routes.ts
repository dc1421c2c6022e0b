import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as refusalWords from '../../../content/words/refusals.ts';
import { DatabaseMoved } from '../../process/errors.ts';
import type { Store } from '../../store/store.ts';
import type { ClockWatch } from '../clock/clock-watch.ts';
import { memoized } from './memoized.ts';
import { findOverdue } from './overdue.ts';

type Deps = { store: Store; clock: () => Date; clockWatch: Pick<ClockWatch, 'findings'> };

/**
 * `/readyz` answers no sooner than this, in milliseconds, and one check of the store serves all who ask meanwhile: how busy the store
 * is just after someone asked for a code to sign in would tell whether a mail is being written.
 */
const ANSWER_AFTER = 250;

/**
 * `GET /healthz`: the process runs. `GET /readyz`: the store can commit, mail to the office is going out, and the clock is
 * right. `GET /readyz?only=store` is for a load balancer: a mail server that is down is no reason to turn visitors away.
 * The store is checked on each request, after a lead that it did not take with another one of that size; deliveries are counted at
 * most every ten seconds.
 */
export async function healthRoutes(app: FastifyInstance, { store, clock, clockWatch }: Deps) {
  const watched = { waitingDeliveries: memoized(store.waitingDeliveries, clock) };
  let checking: Promise<void> | undefined;

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get<{ Querystring: { only?: string } }>('/readyz', async (request, reply) => {
    const isOnlyStore = request.query.only === 'store';
    try {
      const [message] = await Promise.all([findProblem(isOnlyStore), setTimeout(ANSWER_AFTER)]);
      const { alarm, ...findings } = isOnlyStore ? { alarm: false } : clockWatch.findings();
      if (message)
        return reply.code(503).send({ status: 'late', problem: 'deliveries', message, ...findings });
      if (alarm) return reply.code(503).send({ status: 'doubtful', problem: 'clock', ...findings });
      return { status: 'ok', ...findings };
    } catch (error) {
      request.log.error({ err: error }, 'the store cannot commit');
      const message = error instanceof DatabaseMoved ? error.message : refusalWords.unavailable;
      return reply.code(503).send({ status: 'unavailable', problem: 'store', message });
    }
  });

  async function findProblem(isOnlyStore: boolean): Promise<string | undefined> {
    checking ??= store.check(clock()).finally(() => {
      checking = undefined;
    });
    await checking;
    return isOnlyStore ? undefined : findOverdue(watched, clock());
  }
}
