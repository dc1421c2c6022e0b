import { randomUUID } from 'node:crypto';
import autocannon, { type LoadResult } from 'autocannon';

/** How many connections ask at once. */
export const CONNECTIONS = 64;

/** In milliseconds: autocannon sees only so often that the last answer has come, and a load may take only two seconds. */
const LOOK_EVERY = 20;

/** What a load brought. Times in milliseconds. */
export type Rate = { perSecond: number; p50: number; p99: number };

/** Requests a page from 64 connections without a pause for the given seconds. */
export async function loadPages(port: number, path: string, seconds: number): Promise<Rate> {
  return rateOf(
    await autocannon({
      url: `http://127.0.0.1:${port}${path}`,
      connections: CONNECTIONS,
      sampleInt: LOOK_EVERY,
      duration: seconds,
      headers: { 'accept-encoding': 'br' },
    }),
  );
}

/** Requests a page the given number of times. */
export async function loadPagesTimes(port: number, path: string, amount: number): Promise<Rate> {
  return rateOf(
    await autocannon({
      url: `http://127.0.0.1:${port}${path}`,
      connections: CONNECTIONS,
      sampleInt: LOOK_EVERY,
      amount,
      headers: { 'accept-encoding': 'br' },
    }),
  );
}

/** Posts the given number of estimate requests, each with its own key and customer. */
export async function loadPosts(port: number, amount: number): Promise<Rate> {
  return rateOf(
    await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: CONNECTIONS,
      sampleInt: LOOK_EVERY,
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
