import { startServer } from '../../tests/running-server.ts';
import { openTortureStore } from '../../tests/torture/store.ts';
import type { Report } from '../report.ts';
import { median, spread } from '../rounds.ts';
import { loadPosts, oweAgain, type Progress, startChild, untilNothingIsOwed } from './load.ts';

/** Each owes two mails, the office's and the customer's. */
const LEADS = 2_000;

/** A second, as files. */
const GOAL = 1_000;

/** Part of the median. */
const NOISE = 0.15;

/**
 * Mails sent a second by a server that does nothing else, as files and over SMTP, from SQLite: requests are stored, and the
 * server starts again with all their mails owed.
 */
export async function measureDelivering(rounds: number): Promise<Report> {
  const sink = await startChild('bench/server/mail-sink.ts');
  try {
    const files = await rates({}, rounds);
    const smtp = await rates({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` }, rounds);
    return {
      tables: [
        {
          title: `Mails sent a second, medians of ${rounds} rounds`,
          headings: ['how', 'a second'],
          rows: [
            ['as files', Math.round(median(files))],
            ['over SMTP', Math.round(median(smtp))],
          ],
        },
      ],
      judged: [
        { what: 'mails sent a second as files', value: median(files), unit: '', goal: { atLeast: GOAL } },
      ],
      noise: [{ what: 'mails as files', spread: spread(files), limit: NOISE }],
    };
  } finally {
    await sink.stop();
  }
}

async function rates(settings: Record<string, string>, rounds: number): Promise<number[]> {
  const store = await openTortureStore('sqlite');
  const server = await startServer({ ...settings, LOG_LEVEL: 'silent' });
  try {
    await loadPosts(Number(new URL(server.url).port), LEADS);
    await untilNothingIsOwed(store, server.dataDir);
    const found: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await server.stop();
      oweAgain(server.dataDir);
      await server.start();
      found.push(perSecond(await untilNothingIsOwed(store, server.dataDir)));
    }
    return found;
  } finally {
    await server.remove();
  }
}

/** From the first progress seen, which leaves out the server's start. */
function perSecond(seen: Progress[]): number {
  const [first] = seen;
  const last = seen.at(-1);
  if (!first || !last) return Number.NaN;
  return ((last.sent - first.sent) / (last.at - first.at)) * 1_000;
}
