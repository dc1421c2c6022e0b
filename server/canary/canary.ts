import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config.ts';
import { createScheduler } from '../operations/jobs/scheduler.ts';
import type { Store } from '../store/store.ts';
import type { CanaryMarkers } from './marker.ts';
import { sendTest } from './walk.ts';

/** By the office's clock; early enough to fix a fault before the office opens. */
export const CANARY_HOUR = 6;

type Deps = {
  config: Pick<Config, 'siteUrl' | 'canary'>;
  store: Pick<Store, 'jobsDone' | 'leaseJob' | 'finishJob'>;
  markers: Pick<CanaryMarkers, 'create'>;
  clock: () => Date;
  log: FastifyBaseLogger;
};

/**
 * Tests the whole path every day, from the form's page to a sent mail, once the site is live. No one
 * here is told the result: the service behind CANARY_EMAIL raises the alarm when no mail arrives, even if the machine is down.
 */
export const canary = fastifyPlugin(
  async (app: FastifyInstance, { config: { siteUrl, canary }, store, markers, clock, log }: Deps) => {
    if (!canary) return;
    const job = {
      name: 'canary',
      hour: CANARY_HOUR,
      everyHours: canary.hours,
      async run() {
        await sendTest(siteUrl, await markers.create());
      },
    };
    // Apart from the other jobs, which a slow answer must not keep waiting.
    const scheduler = createScheduler({ store, jobs: [job], clock, log });
    app.addHook('onListen', async () => scheduler.start());
    app.addHook('onClose', () => scheduler.stop());
  },
  // Fastify closes plugins in reverse order, so this one closes before the store.
  { name: 'canary', dependencies: ['deliveries'] },
);
