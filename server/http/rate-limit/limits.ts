import type { FastifyBaseLogger } from 'fastify';
import type { QueryConfig } from 'pg';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import { openPool } from '../../store/postgres.ts';

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
export async function openLimits({ perMinute, databaseUrl, log }: Deps) {
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
