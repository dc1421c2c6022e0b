import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Store } from '../store/store.ts';

type Deps = { store: Pick<Store, 'noteMissedPromises'>; clock: () => Date; interval?: number | undefined };

/** In milliseconds. */
const INTERVAL_MS = 60_000;

/** Writes down, once a minute, which promises were missed: for the digest and the figures. */
export const promiseWatch = fastifyPlugin(
  async (app: FastifyInstance, { store, clock, interval = INTERVAL_MS }: Deps) => {
    let timer: NodeJS.Timeout | undefined;
    let work: Promise<void> | undefined;

    function look() {
      work ??= store
        .noteMissedPromises(clock())
        .then(
          (promises) => {
            if (promises > 0) app.log.warn({ promises }, 'a promise was missed');
          },
          (error: unknown) => app.log.warn({ err: error }, 'missed promises could not be written down'),
        )
        .finally(() => {
          work = undefined;
        });
    }

    app.addHook('onReady', async () => {
      timer = setInterval(look, interval);
      look();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await work;
    });
  },
  // Fastify closes plugins in reverse order, so this one closes before the store.
  { name: 'promise-watch', dependencies: ['deliveries'] },
);
