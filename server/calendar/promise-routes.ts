import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { PROMISE_PATH, type PromiseNow } from '../../contract/promise.ts';
import type { OfficeHours } from './office-hours.ts';

type Deps = { officeHours: OfficeHours };

/** `GET /api/promise`: whether the office is open, and by when a request that came now would be answered. */
export const promiseRoutes = fastifyPlugin(
  async (app: FastifyInstance, { officeHours }: Deps) => {
    app.addHook('onReady', () => officeHours.start());
    app.addHook('onClose', () => officeHours.stop());

    app.get(PROMISE_PATH, (_request, reply): PromiseNow => {
      reply.header('cache-control', 'public, max-age=60');
      return officeHours.now();
    });
  },
  // Fastify closes plugins in reverse order, so this one closes before the store.
  { name: 'promise', dependencies: ['deliveries'] },
);
