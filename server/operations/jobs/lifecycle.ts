import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ClockWatch } from '../clock/watch.ts';
import type { Scheduler } from './scheduler.ts';

type Deps = { scheduler: Scheduler; clockWatch: ClockWatch };

/** Begins with heartbeats and daily jobs when the server is ready, and waits for what is in hand before the store closes. */
export const jobs = fastifyPlugin(
  async (app: FastifyInstance, { scheduler, clockWatch }: Deps) => {
    app.addHook('onReady', async () => {
      clockWatch.start();
      scheduler.start();
    });
    app.addHook('onClose', async () => {
      await scheduler.stop();
      await clockWatch.stop();
    });
  },
  // Closing goes backwards: what was registered last is closed first.
  { name: 'jobs', dependencies: ['deliveries'] },
);
