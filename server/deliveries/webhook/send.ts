import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Config } from '../../config.ts';
import { type Destination, hostOf, mayConnect } from '../../formats/network.ts';
import { oneLine } from '../../formats/visible-text.ts';
import type { Outcome, Send } from '../outcome.ts';
import { signatureHeaders, waitingBody, webhookBody } from './payload.ts';

/** For the whole exchange. */
const TIMEOUT_MS = 10_000;

/** Enough of an answer to see what is wrong; the rest is not waited for. */
const MOST_BYTES = 300;

type Deps = { webhook: Config['webhook']; clock: () => Date; timeoutMs?: number };

/** Makes the function that hands a request or a message to the program at `WEBHOOK_URL`. */
export function createWebhookSender({ webhook, clock, timeoutMs = TIMEOUT_MS }: Deps): Send {
  return async ({ messageId, about, escalating }) => {
    if (!('number' in about)) throw new Error('only leads have a webhook');
    // It was set when this was stored. What waits goes out when it is set again, within three days.
    if (!webhook) return notYet('WEBHOOK_URL is not set.', 'settings', true);
    const body = escalating ? waitingBody(about, escalating) : webhookBody(about);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'One Call',
      ...signatureHeaders({ id: messageId, at: clock(), body, secret: webhook.secret }),
    };
    try {
      const { url, allowPrivate } = webhook;
      return read(await post({ url: new URL(url), body, headers, allowed: allowPrivate, timeoutMs }), url);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return notYet(message, 'connection', error instanceof AddressRefused, code);
    }
  };
}

/**
 * Taken with 2xx. With 410 the other side wants it no more. A receiver that redirects may have acted before, and will redirect until
 * the settings are changed, so it is asked a few times only. Everything else is tried again.
 */
function read({ status, text, location }: Answer, url: string): Outcome {
  if (status >= 300 && status < 400) return redirected(status, redirectTarget(location, url));
  const answer = oneLine(`${status} ${text}`);
  if (status >= 200 && status < 300) return { result: 'delivered', answer };
  if (status === 410)
    return { result: 'failed', answer, cause: { phase: 'answer', code: status, ours: true } };
  return notYet(answer, 'answer', status < 500 && !PASSING.has(status), status);
}

type Answer = { status: number; text: string; location: string | undefined };

function redirected(status: number, target: string | undefined): Outcome {
  const answer = `${status}, a redirect${target ? ` to ${target}` : ''}; it is not followed.`;
  const cause = { phase: 'answer', code: status, ours: true, advice: REDIRECT_ADVICE };
  return { result: 'retry', answer: oneLine(answer), cause, fewTimes: true };
}

const REDIRECT_ADVICE = 'Set WEBHOOK_URL to the address that answers a POST with 2xx itself.';

/** Without its query, in which a key may be. */
export function redirectTarget(location: string | undefined, from: string): string | undefined {
  const url = location === undefined ? null : URL.parse(location, from);
  return url ? `${url.origin}${url.pathname}` : undefined;
}

/** Too slow, too early, too often: these answers say that it is worth another try, as those from 500 on do. */
const PASSING = new Set([408, 425, 429]);

function notYet(answer: string, phase: string, ours: boolean, code?: string | number): Outcome {
  return { result: 'retry', answer: oneLine(answer), cause: { phase, code, ours } };
}

type Post = {
  url: URL;
  body: string;
  headers: Record<string, string>;
  /** Private places that are allowed. */
  allowed: string[];
  /** In milliseconds, from the look-up of the name to the last byte of the answer. */
  timeoutMs: number;
  /** What a test puts in place of the system's name server. */
  resolve?: typeof lookUp;
};

/**
 * Sends a body and reads the beginning of the answer. Follows no redirect: where a webhook goes is for the settings to
 * say. Each call makes its own connection, to an address that was looked up once and checked.
 */
export async function post(sending: Post): Promise<Answer> {
  const { url, body, headers, allowed, timeoutMs, resolve } = sending;
  const destination = { host: hostOf(url), allowed };
  // No name, so nothing is looked up, and the check of the look-up is not asked.
  if (isIP(destination.host) && !mayConnect(destination.host, destination)) {
    throw new AddressRefused(destination.host);
  }
  const options: RequestOptions = {
    method: 'POST',
    headers,
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    lookup: checkedLookup(destination, resolve),
  };
  const response = await ask(url, options, body);
  const {
    statusCode: status = 0,
    headers: { location },
  } = response;
  return { status, location, text: await beginningOf(response) };
}

/** Says why nothing was sent at all. */
class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
  constructor(address: string) {
    super(`${address} is a private address, and WEBHOOK_ALLOW_PRIVATE does not name it.`);
  }
}

/**
 * Looks a name up and hands on only what may be connected to. The connection is made to what comes out here, and the name
 * is not asked again: else it could lead to one address when we look and to another when we connect.
 */
function checkedLookup(destination: Destination, resolve = lookUp): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const refused = found.find(({ address }) => !mayConnect(address, destination));
      if (refused) return callback(new AddressRefused(refused.address), '');
      if (options.all) return callback(null, found);
      const [first = { address: '', family: 0 }] = found;
      callback(null, first.address, first.family);
    });
  };
}

function ask(url: URL, options: RequestOptions, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    request(url, options, resolve).on('error', reject).end(body);
  });
}

/** The status has decided by now, so an answer that breaks off or never ends does no harm. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MOST_BYTES) break;
    }
  } catch {}
  response.destroy();
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString();
}
