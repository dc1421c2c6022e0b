import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { repeating } from '../process/repeat.ts';
import type { Store } from '../store/store.ts';

type Deps = { store: Pick<Store, 'noteMissedPromises'>; clock: () => Date; interval?: number | undefined };

/** In milliseconds. */
const INTERVAL_MS = 60_000;

/** Writes down, once a minute, which promises were missed: for the digest and the figures. */
export const promiseWatch = fastifyPlugin(
  async (app: FastifyInstance, { store, clock, interval = INTERVAL_MS }: Deps) => {
    const watch = repeating(noteMissed, interval);

    async function noteMissed() {
      try {
        const promises = await store.noteMissedPromises(clock());
        if (promises > 0) app.log.warn({ promises }, 'a promise was missed');
      } catch (error) {
        app.log.warn({ err: error }, 'missed promises could not be written down');
      }
    }

    app.addHook('onReady', async () => void watch.start());
    app.addHook('onClose', () => watch.stop());
  },
  // Fastify closes plugins in reverse order, so this one closes before the store.
  { name: 'promise-watch', dependencies: ['deliveries'] },
);
