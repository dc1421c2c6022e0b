import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, query } from '../../server/testing/postgres.ts';
import { startServer } from '../../tests/running-server.ts';
import { type Engine, openTortureStore, type TortureStore } from '../../tests/torture/store.ts';
import type { Judged, Report } from '../report.ts';
import { inRounds, median, spread } from '../rounds.ts';
import { CONNECTIONS, loadPosts, type Rate, startChild } from './load.ts';

const WARM_UP = 1_000;
const REQUESTS = 6_000;

/** Times one durable insert each, and milliseconds; for SQLite, which is what a small business runs. */
const RATE_GOAL = 1;
const P99_GOAL = 40;

/** The allowed spread of the single-insert baseline, as a fraction of the median. */
const NOISE = 0.15;

/**
 * Requests stored durably a second, beside one durable insert each: a bare Fastify that commits one row for each request
 * in the same kind of database on the same disk. Ours also checks the key, numbers the request, plans its mails, and has
 * begun to send them.
 */
export async function measureStoreRate(engine: Engine, rounds: number): Promise<Report> {
  const store = await openTortureStore(engine);
  try {
    const subjects = [() => loadOurs(store), () => loadInsertEach(store)];
    const [ours = [], theirs = []] = await inRounds(rounds, subjects, (load) => load());
    return report(engine, rounds, ours, theirs);
  } finally {
    await store.stop();
  }
}

/** Each round has its own server and database: the previous round's mails would take CPU time. */
async function loadOurs(store: TortureStore): Promise<Rate> {
  const { settings, drop } = await emptyDatabase(store);
  const server = await startServer({ ...settings, LOG_LEVEL: 'silent' });
  try {
    const rate = await loadWarm(Number(new URL(server.url).port));
    const sql = 'select count(*) as stored from leads';
    const [row] = await (settings.DATABASE_URL
      ? query(settings.DATABASE_URL, sql)
      : store.rows(sql, server.dataDir));
    const sent = WARM_UP + REQUESTS;
    if (Number(row?.stored) !== sent) {
      throw new Error(`${sent} requests were acknowledged, and ${row?.stored} are stored`);
    }
    return rate;
  } finally {
    await server.kill();
    await server.remove();
    await drop();
  }
}

async function loadInsertEach(store: TortureStore): Promise<Rate> {
  const { settings, drop } = await emptyDatabase(store);
  const folder = await mkdtemp(join(tmpdir(), 'one-call-bench-'));
  const bare = await startChild('bench/server/bare.ts', settings.DATABASE_URL ?? folder);
  try {
    return await loadWarm(bare.port);
  } finally {
    await bare.stop();
    await rm(folder, { recursive: true });
    await drop();
  }
}

async function loadWarm(port: number): Promise<Rate> {
  await loadPosts(port, WARM_UP);
  return loadPosts(port, REQUESTS);
}

/** SQLite's is in the server's own folder. */
async function emptyDatabase({ settings }: TortureStore) {
  if (!settings.DATABASE_URL) return { settings: {} as { DATABASE_URL?: string }, drop: async () => {} };
  const { url, drop } = await createDatabase(settings.DATABASE_URL);
  return { settings: { DATABASE_URL: url }, drop };
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
