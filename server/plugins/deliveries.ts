import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Dispatcher } from '../deliveries/dispatcher.ts';
import type { Store } from '../store/store.ts';

/** Starts sending when the server is ready; closes after the last request: first the mail in hand, then the store. */
export const deliveries = fastifyPlugin(
  async (app: FastifyInstance, { dispatcher, store }: { dispatcher: Dispatcher; store: Store }) => {
    app.addHook('onReady', async () => dispatcher.start());
    app.addHook('onClose', async () => {
      await dispatcher.stop();
      await store.close();
    });
  },
  { name: 'deliveries' },
);
