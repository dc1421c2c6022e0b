import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { QueryConfig } from 'pg';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import { fill } from '../../../contract/fill.ts';
import type { Form, LeadAnswers } from '../../../contract/lead.ts';
import { refusals as refusalWords } from '../../../messages/en/refusals.ts';
import type { Config } from '../../config.ts';
import { openPool } from '../../store/postgres.ts';
import { withReach } from '../refusals.ts';
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
  return fill(withReach(refusalWords.tooMany), { wait });
}

/** What the counts say of one post. */
export type Rate = {
  /** How many came from its sender or network within an hour, where the office should know; else 0. */
  sameSender: number;
  /** Whether that is more than people send. */
  isFlood: boolean;
  /** Set where it is refused: for how many seconds. */
  refusedFor?: number | undefined;
};

type Counted = { count: number; refusedFor?: number | undefined };
type Count = (key: string) => Promise<Counted>;

/** One family hardly sends more than this share of the limit within an hour: beyond it, the office is told how many. */
const UNREMARKABLE_SHARE = 1 / 4;
/** Idempotency look-ups per address and minute, as a multiple of RATE_LIMIT: far more than retries need. */
const LOOKUPS = 10;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

type Deps = { perMinute: number; databaseUrl?: string; log: FastifyBaseLogger };

/**
 * Counts in memory, or in PostgreSQL for all servers that share it. While PostgreSQL does not answer, each server counts
 * alone: an outage must neither let a flood through nor turn customers away.
 */
async function openLimits({ perMinute, databaseUrl, log }: Deps) {
  const pool = databaseUrl ? openCounts(databaseUrl, log) : undefined;

  function counter(name: string, most: number, duration: number): Count {
    const limiter = openLimiter({ keyPrefix: name, points: most, duration });
    return async (key) => {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, 1);
      const refused = consumedPoints > most;
      return {
        count: consumedPoints,
        ...(refused && { refusedFor: Math.max(1, Math.ceil(msBeforeNext / 1000)) }),
      };
    };
  }

  function openLimiter(options: IRateLimiterOptions): RateLimiterAbstract {
    const insuranceLimiter = new RateLimiterMemory(options);
    if (!pool) return insuranceLimiter;
    const tableName = 'rate_limits';
    return new RateLimiterPostgres({
      ...options,
      // Without the names of its prepared statements, which a pooler such as PgBouncer may not know on the next connection.
      storeClient: { query: ({ text, values }: QueryConfig) => pool.query(text, values) },
      storeType: 'pool',
      tableName,
      tableCreated: true,
      insuranceLimiter,
    });
  }

  const lookups = new RateLimiterMemory({ points: perMinute * LOOKUPS, duration: MINUTE });

  /** False for a flood: claiming that every post is a retry must not give it unlimited queries. */
  async function mayLookUp(address: string): Promise<boolean> {
    const { consumedPoints } = await lookups.penalty(address, 1);
    return consumedPoints <= lookups.points;
  }

  const ofAddress = counter('address', perMinute, MINUTE);
  const ofAddressInAnHour = counter('address-hour', perMinute, HOUR);
  const ofPerson = counter('person', perMinute, HOUR);

  /** Counts a post of this address and these persons. As many in an hour as one address may post in a minute are no flood. */
  async function rateOfSender(address: string, persons: string[]): Promise<Rate> {
    const { refusedFor } = await ofAddress(address);
    const counts = [await ofAddressInAnHour(address)];
    // A person is never refused: anyone could type someone else's address and lock them out.
    for (const person of persons) counts.push(await ofPerson(person));
    const most = Math.max(...counts.map(({ count }) => count));
    const sameSender = most > Math.ceil(perMinute * UNREMARKABLE_SHARE) ? most : 0;
    return { sameSender, isFlood: most > perMinute, refusedFor };
  }

  return {
    mayLookUp,
    perMinute: (name: string, most: number) => counter(name, most, MINUTE),
    perHour: (name: string, most: number) => counter(name, most, HOUR),
    rateOfSender,
    close: async () => {
      await pool?.end();
    },
  };
}

function openCounts(connectionString: string, log: FastifyBaseLogger) {
  return openPool(
    {
      connectionString,
      max: 2,
      connectionTimeoutMillis: 1_000,
      query_timeout: 1_000,
    },
    (err) => log.warn({ err }, 'a connection to the database broke'),
  );
}
