import { startServer } from '../../tests/running-server.ts';
import { flood } from '../../tests/torture/flood.ts';
import type { Engine } from '../../tests/torture/store.ts';
import type { Report } from '../report.ts';
import { inRounds, type Measurement, median, spread } from '../rounds.ts';
import { measureDelivering } from './delivering.ts';
import { loadPages, startChild } from './load.ts';
import { measureMemory } from './memory.ts';
import { measurePublishing } from './publishing.ts';
import { measureStoreRate } from './store-rate.ts';

const PARTS = ['pages', 'storing', 'flood', 'mails', 'memory', 'publishing'] as const;
const ENGINES = ['sqlite', 'postgres'] as const;

/** The maximum rounds of a slow measurement. */
const FEW = 3;

/** Pages, requests and mails per second relative to what is possible, and memory use. */
export const server: Measurement = {
  names: [...PARTS, ...ENGINES],
  async *run({ rounds = 5, chosen }) {
    const parts = chosen(PARTS);
    const engines = chosen(ENGINES);
    if (parts.includes('pages')) yield await measurePageRate(rounds);
    if (parts.includes('storing')) for (const engine of engines) yield await measureStoreRate(engine, rounds);
    if (parts.includes('flood')) {
      for (const engine of engines) yield await measureFlood(engine, Math.min(rounds, FEW));
    }
    if (parts.includes('mails')) yield await measureDelivering(Math.min(rounds, FEW));
    if (parts.includes('memory')) yield await measureMemory();
    if (parts.includes('publishing')) yield await measurePublishing();
  },
};

/** The allowed spread of the bare server's rounds, as a fraction of the median. */
const BARE_NOISE = 0.15;

const SECONDS = 4;

/** Pages per second relative to a bare Fastify with the same page in memory, in alternating rounds. */
async function measurePageRate(rounds: number): Promise<Report> {
  const server = await startServer({ LOG_LEVEL: 'silent' });
  const bare = await startChild('bench/server/bare.ts');
  try {
    const ports = [Number(new URL(server.url).port), bare.port];
    const rates = await inRounds(rounds, ports, (port) => loadPages(port, '/about', { duration: SECONDS }));
    const [ours = [], theirs = []] = rates.map((some) => some.map(({ perSecond }) => perSecond));
    return {
      tables: [
        {
          title: `Pages a second, medians of ${rounds} rounds`,
          headings: ['what', 'a second'],
          rows: [
            ['our server', Math.round(median(ours))],
            ['a bare Fastify with one route', Math.round(median(theirs))],
            ['ours to bare', (median(ours) / median(theirs)).toFixed(2)],
          ],
        },
      ],
      judged: [],
      noise: [{ what: 'the bare Fastify', spread: spread(theirs), limit: BARE_NOISE }],
    };
  } finally {
    await bare.stop();
    await server.remove();
  }
}

const CONNECTIONS = 1_000;
const REQUESTS = 10_000;

/** In milliseconds. */
const SLOWEST_PAGE_GOAL = 100;

/** The allowed spread of requests stored per second, as a fraction of the median. */
const FLOOD_NOISE = 0.2;

/**
 * The slowest page load while a thousand connections post. Uses the flood of `npm run torture` and not autocannon, which
 * cannot load pages at the same time or compare what was acknowledged with what is stored.
 */
async function measureFlood(engine: Engine, rounds: number): Promise<Report> {
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
        goal: { atMost: SLOWEST_PAGE_GOAL },
      },
    ],
    noise: [{ what: `the flood of ${engine}`, spread: spread(stored), limit: FLOOD_NOISE }],
  };
}

function refusals(floods: { refused: Record<string, number> }[]): number {
  return floods.flatMap(({ refused }) => Object.values(refused)).reduce((sum, count) => sum + count, 0);
}
