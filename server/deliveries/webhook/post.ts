import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, mayConnect } from './addresses.ts';

/** Enough to see what is wrong; the rest is not waited for. */
const MOST_BYTES = 300;

type Post = {
  url: URL;
  body: string;
  headers: Record<string, string>;
  /** Private places that are allowed. */
  allowed: string[];
  /** In milliseconds, from the look-up of the name to the last byte of the answer. */
  patience: number;
  /** What a test puts in place of the system's name server. */
  resolve?: typeof lookUp;
};

/** Says why nothing was sent at all. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
  constructor(address: string) {
    super(`${address} is a private address, and WEBHOOK_ALLOW_PRIVATE does not name it.`);
  }
}

/**
 * Sends a body and reads the beginning of the answer. Follows no redirect: where a webhook goes is for the settings to
 * say. Each call makes its own connection, to an address that was looked up once and checked.
 */
export async function post({ url, body, headers, allowed, patience, resolve = lookUp }: Post) {
  const host = hostOf(url);
  // No name, so nothing is looked up, and the check below is not asked.
  if (isIP(host) && !mayConnect(host, { host, allowed })) throw new AddressRefused(host);
  const options: RequestOptions = {
    method: 'POST',
    headers,
    agent: false,
    signal: AbortSignal.timeout(patience),
    lookup: checkedLookup((address) => mayConnect(address, { host, allowed }), resolve),
  };
  const response = await ask(url, options, body);
  return { status: response.statusCode ?? 0, text: await beginningOf(response) };
}

function ask(url: URL, options: RequestOptions, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    request(url, options, resolve).on('error', reject).end(body);
  });
}

/**
 * Looks a name up and hands on only what may be connected to. The connection is made to what comes out here, and the name
 * is not asked again: else it could lead to one address when we look and to another when we connect.
 */
function checkedLookup(isAllowed: (address: string) => boolean, resolve: typeof lookUp): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const refused = found.find(({ address }) => !isAllowed(address));
      if (refused) return callback(new AddressRefused(refused.address), '');
      if (options.all) return callback(null, found);
      const [first = { address: '', family: 0 }] = found;
      callback(null, first.address, first.family);
    });
  };
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
