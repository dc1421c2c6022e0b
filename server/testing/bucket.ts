import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const [KEY, SECRET, REGION, BUCKET] = ['AKIAEXAMPLE', 'se/cret+key', 'eu-central-1', 'pictures'];

/** So few objects on a page of a list that every test reads several. */
const PAGE = 2;

export type TestBucket = {
  /** For MEDIA_URL. */
  url: string;
  objects: Map<string, Buffer>;
  /** What was asked for, like `GET /pictures/…`. */
  requests: string[];
  /** Whether it refuses everything, as a service that is away for a while. */
  isDown: boolean;
};

/**
 * A service that keeps objects as Amazon S3 does: it computes each signature (version 4) by itself from the documentation, and
 * refuses what is not signed with the secret, comes without a length, or has other bytes than its SHA-256 says.
 */
export async function startBucket({ folder = '' } = {}): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const state = { objects, requests, isDown: false };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    requests.push(`${request.method} ${pathname}`);
    const code = findFault(request, body);
    const key = pathname.slice(`/${BUCKET}/`.length);
    if (state.isDown) response.writeHead(403).end('<Error><Code>ServiceDown</Code></Error>');
    else if (code) response.writeHead(403).end(`<Error><Code>${code}</Code></Error>`);
    else if (pathname === `/${BUCKET}`) response.end(listOf([...objects.keys()], searchParams));
    else if (request.method === 'PUT') response.end(void objects.set(key, body));
    else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (objects.has(key)) response.end(objects.get(key));
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const secret = encodeURIComponent(SECRET);
  const url = `s3+http://${KEY}:${secret}@127.0.0.1:${port}/${BUCKET}${folder}?region=${REGION}`;
  return Object.assign(state, { url });
}

/** One page, with a token that XML must escape. */
function listOf(keys: string[], query: URLSearchParams): string {
  const after = query.get('continuation-token')?.replace('&', '') ?? '';
  const found = keys.filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = found.slice(0, PAGE);
  const next =
    found.length > PAGE ? `<NextContinuationToken>&amp;${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult>${next}${contents}</ListBucketResult>`;
}

function findFault(request: IncomingMessage, body: Buffer): string | undefined {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': sha256 } = request.headers;
  if (request.method === 'PUT' && request.headers['content-length'] === undefined)
    return 'MissingContentLength';
  if (request.method === 'PUT' && sha256 !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const age = Date.now() - Date.parse(String(date).replace(/(....)(..)(..T..)(..)(.*)/, '$1-$2-$3:$4:$5'));
  if (!(Math.abs(age) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const scope = `${String(date).slice(0, 8)}/${REGION}/s3/aws4_request`;
  const [, signed = ''] = /SignedHeaders=([^,]*)/.exec(authorization) ?? [];
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonical(request, signed))].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${SECRET}`);
  const expected = `AWS4-HMAC-SHA256 Credential=${KEY}/${scope}, SignedHeaders=${signed}, Signature=${hmac(key, text).toString('hex')}`;
  return authorization === expected ? undefined : 'SignatureDoesNotMatch';
}

function canonical({ method, url = '', headers }: IncomingMessage, signed: string): string {
  const [path, query = ''] = url.split('?');
  const encode = (part: string) =>
    encodeURIComponent(part).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const fields = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  return [
    method,
    path,
    fields.sort().join('&'),
    lines.join(''),
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
}

const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
