import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Store } from '../store/store.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { Transport } from './mail/transport.ts';

type Deps = { dispatcher: Dispatcher; transports: Transport[]; store: Store };

/** Starts sending when the server is ready; closes after the last request: first the mail in hand, then the store. */
export const deliveries = fastifyPlugin(
  async (app: FastifyInstance, { dispatcher, transports, store }: Deps) => {
    app.addHook('onReady', async () => dispatcher.start());
    app.addHook('onClose', async () => {
      await dispatcher.stop();
      for (const transport of transports) transport.close();
      await store.close();
    });
  },
  { name: 'deliveries' },
);
