import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { messages } from '../../contract/messages.ts';
import type { Config } from '../config.ts';
import { openLimits, type Pace } from '../limits/limits.ts';
import { personKeys } from '../limits/person.ts';
import type { Visitors } from '../limits/visitors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes a hook that lets one address ask `RATE_LIMIT` times a minute, or so many times that; each call counts on its own. */
    limitRate(options?: { times: number }): preHandlerAsyncHookHandler;
    /**
     * Counts a well-formed form for its sender: whether it comes more often than people send, or too often to take.
     * What is sent again with the same key is not counted again.
     */
    paceOf(request: FastifyRequest, answers: Record<string, string>, key: string): Promise<Pace>;
  }
}

type Options = { config: Pick<Config, 'rateLimit' | 'databaseUrl'>; visitors: Visitors };

/** Two counts that know nothing of each other: of a visitor's address, and of the person that a form names. */
export const rateLimit = fastifyPlugin(
  async (app: FastifyInstance, { config, visitors }: Options) => {
    const { rateLimit: perMinute, databaseUrl } = config;
    if (perMinute === 0) {
      app.decorate('limitRate', () => async () => {});
      app.decorate('paceOf', async () => ({ often: false }));
      return;
    }
    const limits = await openLimits({ perMinute, databaseUrl, log: app.log });
    app.addHook('onClose', limits.close);

    let counts = 0;
    app.decorate('limitRate', ({ times } = { times: 1 }) => {
      const count = limits.perMinute(`asks-${++counts}`, perMinute * times);
      // As a preHandler: by then the body is read, and a person who is refused keeps what they typed.
      return async (request, reply) => {
        const { refusedFor } = await count(await visitors.hash(request.ip));
        if (refusedFor === undefined) return;
        reply.header('retry-after', refusedFor);
        return reply.refuse(429, messages.refused.tooMany);
      };
    });

    app.decorate('paceOf', async (request, answers, key) => {
      if (await limits.isRepeated(key)) return { often: false };
      const visitor = await visitors.hash(request.ip);
      const paces = [await limits.ofAddress(visitor)];
      for (const key of personKeys(answers)) paces.push(await limits.ofPerson(key));
      return {
        often: paces.some(({ often }) => often),
        refusedFor: paces.find(({ refusedFor }) => refusedFor !== undefined)?.refusedFor,
      };
    });
  },
  { name: 'rate-limit', dependencies: ['refusals'] },
);
