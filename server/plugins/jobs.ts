import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Scheduler } from '../jobs/scheduler.ts';

/** Begins with the daily jobs when the server is ready, and waits for the one in hand before the store closes. */
export const jobs = fastifyPlugin(
  async (app: FastifyInstance, { scheduler }: { scheduler: Scheduler }) => {
    app.addHook('onReady', async () => scheduler.start());
    app.addHook('onClose', () => scheduler.stop());
  },
  // Closing goes backwards: what was registered last is closed first.
  { name: 'jobs', dependencies: ['deliveries'] },
);
