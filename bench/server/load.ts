import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import autocannon, { type LoadResult } from 'autocannon';
import { OWED } from '../../server/testing/postgres.ts';
import type { TortureStore } from '../../tests/torture/store.ts';

/** A program in its own process: in one event loop, the load generator would take its CPU time. */
export type Child = { port: number; stop(): Promise<void> };

/** Starts one of our scripts, which prints `port 4711` when it is ready. */
export async function startChild(script: string, ...args: string[]): Promise<Child> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script} ended before it was ready`);
  });
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return {
    port: Number(/port (\d+)/.exec(String(line))?.[1]),
    async stop() {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}

/** How many connections ask at once. */
export const CONNECTIONS = 64;

/** `sampleInt`: how often, in milliseconds, autocannon sees that the last answer has come; a load may take only two seconds. */
const LOAD = { connections: CONNECTIONS, sampleInt: 20 };

/** What a load brought. Times in milliseconds. */
export type Rate = { perSecond: number; p50: number; p99: number };

/** Requests a page without a pause, for a time in seconds or the given number of times. */
export async function loadPages(
  port: number,
  path: string,
  until: { duration: number } | { amount: number },
): Promise<Rate> {
  const headers = { 'accept-encoding': 'br' };
  return rateOf(await autocannon({ ...LOAD, ...until, headers, url: `http://127.0.0.1:${port}${path}` }));
}

/** Posts the given number of estimate requests, each with its own key and customer. */
export async function loadPosts(port: number, amount: number): Promise<Rate> {
  return rateOf(
    await autocannon({
      ...LOAD,
      url: `http://127.0.0.1:${port}`,
      amount,
      requests: [
        {
          method: 'POST',
          path: '/api/estimate',
          setupRequest: (request) => ({ ...request, ...post() }),
        },
      ],
    }),
  );
}

function post() {
  const key = randomUUID();
  return {
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      first_name: 'Ada',
      last_name: 'Lovelace',
      phone: '',
      email: `${key}@customer.example`,
      service: 'painting',
      description: `The porch ceiling peels. ${key}`,
    }),
  };
}

/** Over the whole time: autocannon's own average is of its samples. */
function rateOf(result: LoadResult): Rate {
  const { duration, errors, timeouts, non2xx, latency } = result;
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${errors} errors, ${timeouts} timeouts and ${non2xx} refusals under load`);
  }
  return { perSecond: result['2xx'] / duration, p50: latency.p50, p99: latency.p99 };
}

/** In milliseconds: how often to look, and when to give up. */
const POLL_INTERVAL = 100;
const TIMEOUT = 900_000;

/** Mails that were sent so far, at a time in milliseconds. */
export type Progress = { at: number; sent: number };

/** Waits until no mail is owed. Returns the progress from the first sent mail on. */
export async function untilNothingIsOwed(
  { rows }: Pick<TortureStore, 'rows'>,
  dataDir: string,
): Promise<Progress[]> {
  const seen: Progress[] = [];
  for (const end = performance.now() + TIMEOUT; performance.now() < end; await setTimeout(POLL_INTERVAL)) {
    const states = await rows(`select state, count(*) as mails from ${OWED} group by state`, dataDir);
    const inState = (...wanted: string[]) =>
      states
        .filter(({ state }) => wanted.includes(String(state)))
        .reduce((sum, { mails }) => sum + Number(mails), 0);
    const sent = inState('sent');
    if (sent > 0) seen.push({ at: performance.now(), sent });
    if (inState('pending', 'failed') === 0) return seen;
  }
  throw new Error('the mails were not sent in time');
}

/** Makes every mail of a SQLite store owed again that was sent, while no server runs. */
export function oweAgain(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'one-call.sqlite'));
  database.exec(
    "update deliveries set state = 'pending', leased_until = null, next_attempt_at = '2000-01-01T00:00:00.000Z' where state = 'sent'",
  );
  database.close();
}
