import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Form, LeadAnswers } from '../../../contract/lead.ts';
import type { Config } from '../../config.ts';
import { personKeys } from '../../leads/person-keys.ts';
import { openLimits, type Rate } from './limits.ts';
import { tooManyRequests } from './too-many-requests.ts';
import type { Visitors } from './visitors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes a hook that lets one address ask `RATE_LIMIT` times a minute, or so many times that, in a count of this name. */
    limitRate(name: string, options?: { times: number }): preHandlerAsyncHookHandler;
    /** Makes the limits of one form. */
    limitForm(form: Form): FormLimits;
  }
  interface FastifyReply {
    /** Refuses what came too often, and says in how many seconds it may come again. */
    refuseTooMany(refusedFor: number): FastifyReply;
  }
}

type FormLimits = {
  /** Whether the store may be asked what this sender was answered before. */
  mayLookUp(request: FastifyRequest): Promise<boolean>;
  /**
   * Counts one post: whether it comes more often than people send, or too often to take. `answers` are those of a
   * well-formed one. A repeat is not to be counted, and only the store knows which post is one.
   */
  rateOf(request: FastifyRequest, answers: LeadAnswers | undefined): Promise<Rate>;
};

type Options = { config: Pick<Config, 'rateLimit' | 'databaseUrl'>; visitors: Visitors };

/** Two counts that know nothing of each other: of a visitor's address, and of the person that a form names. */
export const rateLimit = fastifyPlugin(
  async (app: FastifyInstance, { config, visitors }: Options) => {
    app.decorateReply('refuseTooMany', function refuseTooMany(this: FastifyReply, refusedFor) {
      return this.header('retry-after', refusedFor).refuse(429, tooManyRequests(refusedFor));
    });

    const { rateLimit: perMinute, databaseUrl } = config;
    if (perMinute === 0) {
      app.decorate('limitRate', () => async () => {});
      app.decorate('limitForm', () => UNLIMITED);
      return;
    }
    const limits = await openLimits({ perMinute, databaseUrl, log: app.log });
    app.addHook('onClose', limits.close);

    // By name: servers of one PostgreSQL count together, also while one of them is newer and has more routes.
    app.decorate('limitRate', (name, { times } = { times: 1 }) => {
      const count = limits.perMinute(`asks-${name}`, perMinute * times);
      // As a preHandler: by then the body is read, and a person who is refused keeps what they typed.
      return async (request, reply) => {
        const { refusedFor } = await count(await visitors.hash(request.ip));
        if (refusedFor !== undefined) return reply.refuseTooMany(refusedFor);
      };
    });

    app.decorate('limitForm', (form) => {
      const count = limits.perMinute(`asks-${form}`, perMinute);
      return {
        mayLookUp: async (request) => limits.mayLookUp(await visitors.hash(request.ip)),

        async rateOf(request, answers) {
          const visitor = await visitors.hash(request.ip);
          const asked = await count(visitor);
          if (asked.refusedFor !== undefined || !answers) return asked;
          const { isFrequent, refusedFor } = await limits.ofAddress(visitor);
          const persons = [];
          for (const key of personKeys(answers)) persons.push(await limits.ofPerson(key));
          // A person is never refused: anybody can type somebody else's address, and would lock them out.
          return { isFrequent: isFrequent || persons.some((person) => person.isFrequent), refusedFor };
        },
      };
    });
  },
  { name: 'rate-limit', dependencies: ['refusals'] },
);

const UNLIMITED: FormLimits = {
  mayLookUp: async () => true,
  rateOf: async () => ({ isFrequent: false }),
};
