import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../server/testing/postgres.ts';
import { startServer } from '../../tests/running-server.ts';
import { type Engine, openTortureStore } from '../../tests/torture/store.ts';
import { inRounds } from '../in-rounds.ts';
import type { Judged, Report } from '../report.ts';
import { median, spread } from '../statistics.ts';
import { startChild } from './child.ts';
import { CONNECTIONS, loadPosts, type Rate } from './load.ts';
import { untilNothingIsOwed } from './owed-mails.ts';

const REQUESTS = 4_000;

/** Times one durable insert each, and milliseconds; for SQLite, which is what a small business runs. */
const RATE_GOAL = 1;
const P99_GOAL = 40;

/** Part of the median: how far the rounds of one insert each may lie apart. */
const NOISE = 0.15;

/**
 * Requests stored durably a second, beside one durable insert each: a bare Fastify that commits one row for each request
 * in the same kind of database on the same disk. Ours also checks the key, numbers the request and plans its mails.
 */
export async function measureStoreRate(engine: Engine, rounds: number): Promise<Report> {
  const store = await openTortureStore(engine);
  const folder = await mkdtemp(join(tmpdir(), 'one-call-bench-'));
  const server = await startServer({ ...store.settings, LOG_LEVEL: 'silent' });
  const insertEach = await startChild(
    'bench/server/insert-each.ts',
    store.settings.DATABASE_URL ? (await createDatabase(store.settings.DATABASE_URL)).url : folder,
  );
  try {
    const ports = [Number(new URL(server.url).port), insertEach.port];
    const [ours = [], theirs = []] = await inRounds(rounds, ports, async (port) => {
      const rate = await loadPosts(port, REQUESTS);
      // Else the other side would share the processor with the rest of our mails.
      await untilNothingIsOwed(store, server.dataDir);
      return rate;
    });
    const [row] = await store.rows('select count(*) as stored from leads', server.dataDir);
    if (Number(row?.stored) !== REQUESTS * rounds) {
      throw new Error(`${REQUESTS * rounds} requests were acknowledged, and ${row?.stored} are stored`);
    }
    return report(engine, rounds, ours, theirs);
  } finally {
    await insertEach.stop();
    await server.kill();
    await server.remove();
    await store.stop();
    await rm(folder, { recursive: true });
  }
}

function report(engine: Engine, rounds: number, ours: Rate[], theirs: Rate[]): Report {
  const middle = (rates: Rate[], key: keyof Rate) => median(rates.map((rate) => rate[key]));
  const ratio = middle(ours, 'perSecond') / middle(theirs, 'perSecond');
  const cells = (rates: Rate[]) => [
    Math.round(middle(rates, 'perSecond')),
    Math.round(middle(rates, 'p50')),
    Math.round(middle(rates, 'p99')),
  ];
  const goals: Judged[] = [
    {
      what: 'sqlite: stored a second, beside one durable insert each',
      value: ratio,
      unit: ' ×',
      digits: 2,
      goal: { atLeast: RATE_GOAL },
    },
    {
      what: 'sqlite: 99 of 100 are answered within',
      value: middle(ours, 'p99'),
      unit: ' ms',
      goal: { below: P99_GOAL },
    },
  ];
  return {
    tables: [
      {
        title: `Stored durably on ${engine} from ${CONNECTIONS} connections, medians of ${rounds} rounds`,
        headings: ['what', 'a second', 'half within ms', '99 of 100 within ms'],
        rows: [
          ['our server', ...cells(ours)],
          ['a bare Fastify with one durable insert each', ...cells(theirs)],
          ['ours to one insert each', ratio.toFixed(2), '', ''],
        ],
      },
    ],
    judged: engine === 'sqlite' ? goals : [],
    noise: [
      {
        what: `one durable insert each on ${engine}`,
        spread: spread(theirs.map(({ perSecond }) => perSecond)),
        limit: NOISE,
      },
    ],
  };
}
