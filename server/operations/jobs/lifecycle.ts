import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ClockWatch } from '../clock/clock-watch.ts';
import type { Scheduler } from './scheduler.ts';

type Deps = { scheduler: Scheduler; clockWatch: ClockWatch };

/** Starts heartbeats and daily jobs when the server is ready; on close, waits for running ones before the store closes. */
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
  // Fastify closes plugins in reverse order, so this one closes before the store.
  { name: 'jobs', dependencies: ['deliveries'] },
);
