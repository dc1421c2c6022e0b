import { AwsClient } from 'aws4fetch';

/** In milliseconds, for one request. */
const TIMEOUT = 60_000;

/** How often a request is sent again that the service could not answer (5xx) or found too many (429). */
const RETRIES = 3;

/** A master: a SHA-256 and a time. */
const MASTER = /^[\da-f]{64}-[\da-z]+$/;

/**
 * The bucket of `s3://KEY:SECRET@host/bucket/folder?region=eu-central-1`, at any service that speaks the protocol of Amazon S3.
 * The scheme `s3+http` is for a service on a private line. `within`: a folder there. `ours`: what our objects are called; others are left
 * alone.
 */
export function openBucket(address: string, { within = '', ours = MASTER } = {}) {
  const url = new URL(address);
  const [, bucket = '', ...folders] = url.pathname.replace(/\/$/, '').split('/');
  const folder = folders.map((name) => `${name}/`).join('') + within;
  const root = `${url.protocol === 's3:' ? 'https' : 'http'}://${url.host}/${bucket}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: RETRIES,
  });

  /** Throws with the service's own code of the error, and never with the address, which has the secret. */
  async function request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await client.fetch(`${root}${path}`, { ...init, method, signal }).catch((error) => {
      throw new Error(`the bucket at ${url.host} does not answer`, { cause: error });
    });
    if (response.ok) return response;
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
    throw new Error(`the bucket at ${url.host} answered ${response.status} ${code}`.trim());
  }

  return {
    /** The service compares the bytes with their SHA-256 before it keeps them. */
    async put(name: string, bytes: Uint8Array, sha256: string): Promise<void> {
      // A copy: memory that threads share cannot be the body of a request.
      const body = Uint8Array.from(bytes);
      await request('PUT', `/${folder}${name}`, { body, headers: { 'x-amz-content-sha256': sha256 } });
    },

    async get(name: string): Promise<Uint8Array<ArrayBuffer>> {
      return new Uint8Array(await (await request('GET', `/${folder}${name}`)).arrayBuffer());
    },

    async remove(name: string): Promise<void> {
      await request('DELETE', `/${folder}${name}`);
    },

    /** The names that begin with this, of which the service sends a thousand at a time. */
    async list(prefix: string): Promise<string[]> {
      const names: string[] = [];
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}${prefix}` });
      for (;;) {
        const page = await (await request('GET', `?${query}`)).text();
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          const name = key.slice(key.lastIndexOf('/') + 1);
          if (key.length === name.length + folder.length && ours.test(name)) names.push(name);
        }
        const [, next] = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(page) ?? [];
        if (next === undefined) return names;
        query.set('continuation-token', decodeEntities(next));
      }
    },
  };
}

/** Those that XML must write. */
function decodeEntities(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(\w+);/g, (all, name) => signs[name] ?? all);
}
