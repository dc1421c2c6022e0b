import { startServer } from '../../tests/running-server.ts';
import { inRounds } from '../in-rounds.ts';
import type { Report } from '../report.ts';
import { median, spread } from '../statistics.ts';
import { startChild } from './child.ts';
import { loadPages } from './load.ts';

/** The allowed spread of the bare server's rounds, as a fraction of the median. */
const NOISE = 0.15;

const SECONDS = 4;

/** Pages per second relative to a bare Fastify with the same page in memory, in alternating rounds. */
export async function measurePageRate(rounds: number): Promise<Report> {
  const server = await startServer({ LOG_LEVEL: 'silent' });
  const bare = await startChild('bench/server/bare.ts');
  try {
    const ports = [Number(new URL(server.url).port), bare.port];
    const rates = await inRounds(rounds, ports, (port) => loadPages(port, '/about', SECONDS));
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
      noise: [{ what: 'the bare Fastify', spread: spread(theirs), limit: NOISE }],
    };
  } finally {
    await bare.stop();
    await server.remove();
  }
}
