import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { messages } from '../../contract/messages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes a hook that lets one address ask `RATE_LIMIT` times a minute, or so many times that; each call counts on its own. */
    limitRate(options?: { times: number }): preHandlerAsyncHookHandler;
  }
}

/** IPv6 addresses count by their /64, which is what one household or one attacker has. */
export const rateLimit = fastifyPlugin(
  async (app: FastifyInstance, { perMinute }: { perMinute: number }) => {
    await app.register(fastifyRateLimit, { global: false, cache: 20_000, ipv6Subnet: 64 });

    app.decorate('limitRate', ({ times } = { times: 1 }) => {
      if (perMinute === 0) return async () => {};
      const count = app.createRateLimit({ max: perMinute * times, timeWindow: 60_000 });
      // As a preHandler: by then the body is read, and a person who is refused keeps what they typed.
      return async (request, reply) => {
        const result = await count(request);
        if (result.isAllowed || !result.isExceeded) return;
        reply.header('retry-after', result.ttlInSeconds);
        return reply.refuse(429, messages.refused.tooMany);
      };
    });
  },
  { name: 'rate-limit', dependencies: ['refusals'] },
);
