import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as refusalWords from '../../../content/words/refusals.ts';
import { fill } from '../../../contract/fill.ts';
import type { Form, LeadAnswers } from '../../../contract/lead.ts';
import type { Config } from '../../config.ts';
import { openLimits, type Rate } from './limits.ts';
import { personKeys, type Visitors } from './visitors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A hook that allows one address `RATE_LIMIT` requests a minute, or `times` as many, counted under this name. */
    limitRate(name: string, options?: { times: number }): preHandlerAsyncHookHandler;
    /**
     * Counts by the id of the target instead of the visitor: `most` an hour, unless `RATE_LIMIT` is 0. Answers
     * how many seconds to wait when that was one too many.
     */
    limitPerHour(name: string, most: number): (id: string) => Promise<number | undefined>;
    /** The limits of one form. */
    limitForm(form: Form): FormLimits;
  }
  interface FastifyReply {
    /** Answers 429 with `Retry-After`, in seconds. */
    refuseTooMany(refusedFor: number): FastifyReply;
  }
}

type FormLimits = {
  /** Whether this sender may cause another look-up of an idempotency key. */
  mayLookUp(request: FastifyRequest): Promise<boolean>;
  /** Counts one post; `answers` only if it is well-formed. Call it after the key look-up: retries must not be counted. */
  rateOf(request: FastifyRequest, answers: LeadAnswers | undefined): Promise<Rate>;
};

type Options = { config: Pick<Config, 'rateLimit' | 'databaseUrl'>; visitors: Visitors };

/** Counts posts by the visitor's address and, separately, by the persons that the form names. */
export const rateLimit = fastifyPlugin(
  async (app: FastifyInstance, { config, visitors }: Options) => {
    app.decorateReply('refuseTooMany', function refuseTooMany(this: FastifyReply, refusedFor) {
      return this.header('retry-after', refusedFor).refuse(429, tooManyRequests(refusedFor));
    });

    const { rateLimit: perMinute, databaseUrl } = config;
    if (perMinute === 0) {
      app.decorate('limitRate', () => async () => {});
      app.decorate('limitPerHour', () => async () => undefined);
      app.decorate('limitForm', () => UNLIMITED);
      return;
    }
    const limits = await openLimits({ perMinute, databaseUrl, log: app.log });
    app.addHook('onClose', limits.close);

    // Keyed by name: servers of different versions on one PostgreSQL share their counts during a rollout.
    app.decorate('limitRate', (name, { times } = { times: 1 }) => {
      const count = limits.perMinute(`asks-${name}`, perMinute * times);
      // As a preHandler, after the body is parsed, so the refusal page can show what the visitor typed.
      return async (request, reply) => {
        const { refusedFor } = await count(await visitors.hash(request.ip));
        if (refusedFor !== undefined) return reply.refuseTooMany(refusedFor);
      };
    });

    app.decorate('limitPerHour', (name, most) => {
      const count = limits.perHour(name, most);
      return async (id) => (await count(id)).refusedFor;
    });

    app.decorate('limitForm', (form) => {
      const count = limits.perMinute(`asks-${form}`, perMinute);
      return {
        mayLookUp: async (request) => limits.mayLookUp(await visitors.hash(request.ip)),

        async rateOf(request, answers) {
          const visitor = await visitors.hash(request.ip);
          const { refusedFor } = await count(visitor);
          if (refusedFor !== undefined || !answers) return { ...UNREMARKABLE, refusedFor };
          return limits.rateOfSender(visitor, personKeys(answers));
        },
      };
    });
  },
  { name: 'rate-limit', dependencies: ['refusals'] },
);

/** The rate of what is not counted. */
export const UNREMARKABLE: Rate = { sameSender: 0, isFlood: false };

const UNLIMITED: FormLimits = {
  mayLookUp: async () => true,
  rateOf: async () => UNREMARKABLE,
};

/** Says to whom sends too often when to try again, in `seconds` from now. */
export function tooManyRequests(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? refusalWords.oneMinute : fill(refusalWords.severalMinutes, { minutes });
  return fill(refusalWords.tooMany, { wait });
}
