import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { startServer } from '../running-server.ts';
import { type Engine, openTortureStore } from './store.ts';

export type Flood = { engine: Engine; connections: number; requests: number };

export type FloodOutcome = {
  acknowledged: number;
  refused: Record<string, number>;
  /** In milliseconds. */
  p50: number;
  p99: number;
  slowest: number;
  perSecond: number;
  /** Page requests meanwhile, and the slowest of them in milliseconds. */
  pages: number;
  slowestPage: number;
};

/** Many connections post at once while a reader requests pages. Throws when an acknowledged request is lost. */
export async function flood({ engine, connections, requests }: Flood): Promise<FloodOutcome> {
  const store = await openTortureStore(engine);
  const server = await startServer({ ...store.settings, LOG_LEVEL: 'silent' });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const port = Number(new URL(server.url).port);
  const references = new Set<string>();
  const refused: Record<string, number> = {};
  const times: number[] = [];
  let next = 0;

  async function visitor() {
    for (let index = next++; index < requests; index = next++) {
      const began = performance.now();
      const answer = await post(agent, port, index);
      times.push(performance.now() - began);
      if (answer.reference) references.add(answer.reference);
      else refused[answer.status] = (refused[answer.status] ?? 0) + 1;
    }
  }

  try {
    const reader = new Worker(new URL('./reader.ts', import.meta.url), { workerData: server.url });
    await once(reader, 'message');
    const reading = once(reader, 'message');
    const began = performance.now();
    await Promise.all(Array.from({ length: connections }, visitor));
    const seconds = (performance.now() - began) / 1000;
    reader.postMessage('stop');
    const [pages] = (await reading) as [number[]];
    const stored = await store.rows("select reference from leads where form = 'estimate'", server.dataDir);
    const kept = new Set(stored.map(({ reference }) => String(reference)));
    const lost = [...references].filter((reference) => !kept.has(reference));
    if (lost.length > 0) throw new Error(`${lost.length} acknowledged requests are lost`);
    times.sort((a, b) => a - b);
    return {
      acknowledged: references.size,
      refused,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      slowest: percentile(times, 1),
      perSecond: Math.round(references.size / seconds),
      pages: pages.length,
      slowestPage: Math.round(Math.max(...pages)),
    };
  } finally {
    agent.destroy();
    await server.kill();
    await server.remove();
    await store.stop();
  }
}

type Answer = { status: string; reference?: string };

function post(agent: Agent, port: number, index: number): Promise<Answer> {
  const body = JSON.stringify({
    first_name: 'Ada',
    last_name: 'Lovelace',
    phone: '',
    email: `flood-${index}@customer.example`,
    service: 'painting',
    description: `Request ${index} of the flood.`,
  });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const call = request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/api/estimate', headers });
    call.on('response', async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      const { reference } = JSON.parse(text) as { reference?: string };
      resolve({ status: String(response.statusCode), ...(reference && { reference }) });
    });
    call.on('error', () => resolve({ status: 'no answer' }));
    call.end(body);
  });
}

function percentile(sorted: number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
