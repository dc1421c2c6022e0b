import type { FastifyBaseLogger } from 'fastify';
import type { QueryConfig } from 'pg';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import { openPool } from '../../store/pool.ts';

/** The result of counting one event. `isFrequent`: above the soft limit. `refusedFor`: above the limit, for so many seconds. */
export type Rate = { isFrequent: boolean; refusedFor?: number | undefined };

type Count = (key: string) => Promise<Rate>;

/** An office or a family behind one address hardly sends more than this share of the limit. */
const SOFT_SHARE = 1 / 4;
/** Idempotency look-ups per address and minute, as a multiple of RATE_LIMIT: far more than retries need. */
const LOOKUPS = 10;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

type Deps = { perMinute: number; databaseUrl?: string; log: FastifyBaseLogger };

/**
 * Counts in memory, or in PostgreSQL for all servers that share it. While PostgreSQL does not answer, each server counts
 * alone: an outage must neither let a flood through nor turn customers away.
 */
export async function openLimits({ perMinute, databaseUrl, log }: Deps) {
  const pool = databaseUrl ? openCounts(databaseUrl, log) : undefined;

  function counter(name: string, most: number, duration: number): Count {
    const soft = Math.ceil(most * SOFT_SHARE);
    const limiter = openLimiter({ keyPrefix: name, points: most, duration });
    return async (key) => {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, 1);
      const refused = consumedPoints > most;
      return {
        isFrequent: consumedPoints > soft,
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

  return {
    mayLookUp,
    perMinute: (name: string, most: number) => counter(name, most, MINUTE),
    perHour: (name: string, most: number) => counter(name, most, HOUR),
    ofAddress: counter('address', perMinute, MINUTE),
    ofPerson: counter('person', perMinute, HOUR),
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
