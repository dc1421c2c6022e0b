import { flood } from '../../tests/torture/flood.ts';
import type { Engine } from '../../tests/torture/store.ts';
import type { Report } from '../report.ts';
import { median, spread } from '../statistics.ts';

const CONNECTIONS = 1_000;
const REQUESTS = 10_000;

/** In milliseconds. */
const GOAL = 100;

/** The allowed spread of requests stored per second, as a fraction of the median. */
const NOISE = 0.2;

/**
 * The slowest page load while a thousand connections post. Uses the flood of `npm run torture` and not autocannon, which
 * cannot load pages at the same time or compare what was acknowledged with what is stored.
 */
export async function measureFlood(engine: Engine, rounds: number): Promise<Report> {
  const floods = [];
  for (let round = 0; round < rounds; round++) {
    floods.push(await flood({ engine, connections: CONNECTIONS, requests: REQUESTS }));
  }
  const slowest = floods.map(({ slowestPage }) => slowestPage);
  const stored = floods.map(({ perSecond }) => perSecond);
  return {
    tables: [
      {
        title: `A page while ${CONNECTIONS} connections post ${REQUESTS} requests to ${engine}, ${rounds} floods`,
        headings: ['what', 'median', 'worst'],
        rows: [
          ['slowest page ms', median(slowest), Math.max(...slowest)],
          ['stored a second', median(stored), Math.min(...stored)],
          ['refused', refusals(floods), refusals(floods)],
        ],
      },
    ],
    judged: [
      {
        what: `${engine}: slowest page in the flood`,
        value: median(slowest),
        unit: ' ms',
        goal: { atMost: GOAL },
      },
    ],
    noise: [{ what: `the flood of ${engine}`, spread: spread(stored), limit: NOISE }],
  };
}

function refusals(floods: { refused: Record<string, number> }[]): number {
  return floods.flatMap(({ refused }) => Object.values(refused)).reduce((sum, count) => sum + count, 0);
}
