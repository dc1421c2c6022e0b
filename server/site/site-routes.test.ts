import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSite, pageText } from '../testing/build-site.ts';
import { shareTestApp, startTestApp, temporaryFolder } from '../testing/test-app.ts';

const site = shareTestApp();

describe('the routing table', () => {
  const table: [asked: string, status: number, location?: string][] = [
    ['/', 200],
    ['/?from=mail', 200],
    ['/home', 200],
    ['/about', 200],
    ['/Andersen', 200],
    ['/404', 404],
    ['/About', 301, '/about'],
    ['/about/', 301, '/about'],
    ['/ABOUT///', 301, '/about'],
    ['/andersen?a=1&b=%20', 301, '/Andersen?a=1&b=%20'],
    ['/404/', 301, '/404'],
    ['/%61bout', 301, '/about'],
    ['/service/Safety-And-Mobility', 301, '/service/safety-and-mobility'],
    ['/service/safety-and-mobility-mobility', 301, '/service/safety-and-mobility'],
    ['/Service/Safety-and-Mobility-Mobility/?q=1', 301, '/service/safety-and-mobility?q=1'],
    ['/nothing', 302, '/404'],
    ['/nothing?name=Ada', 302, '/404'],
    ['/service', 302, '/404'],
    ['/constructor', 302, '/404'],
    ['/__proto__', 302, '/404'],
    ['/robots.txt', 200],
    ['/.well-known/security.txt', 200],
    ['/.well-known/nothing.txt', 404],
    ['/assets/start-1a2b3c.js', 200],
    ['/assets/house-4d5e6f.png', 200],
    ['/nothing.php', 404],
    ['/about.html', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/assets/nothing', 404],
    ['/api', 404],
    ['/api/nothing', 404],
    ['/API/nothing', 404],
    ['/api/estimate', 404],
  ];

  test.each(table)('%s answers %i %s', async (asked, status, location) => {
    const { app } = site();
    const answer = await app.inject(asked);
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });
});

describe('the form of the estimate page', () => {
  const chosenIn = (body: string) =>
    [...body.matchAll(/value="([^"]*)" selected=""/g)].map(([, value]) => value);

  test('selects the service from the address, in every encoding, with its own ETag', async () => {
    const { app } = site();
    const plain = await app.inject('/estimate');
    for (const encoding of ['br', 'gzip', 'identity']) {
      const url = '/estimate?utm_source=x&service=tile+and%20masonry';
      const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(chosenIn(unpack(answer.rawPayload, encoding))).toEqual(['tile and masonry']);
      expect(answer.headers['cache-control']).toBe('no-cache');
      const again = await app.inject({
        url,
        headers: { 'accept-encoding': encoding, 'if-none-match': `${answer.headers.etag}` },
      });
      expect(again.statusCode).toBe(304);
      expect(answer.headers.etag).not.toBe(plain.headers.etag);
    }
  });

  test.each([
    '',
    '?service=',
    '?service=Painting',
    '?service=__proto__',
    '?service=%22%3E',
    '?other=painting',
  ])('is as it was built with %j', async (query) => {
    const { app } = site();
    const answer = await app.inject(`/estimate${query}`);
    expect(chosenIn(answer.body)).toEqual(['']);
    expect(answer.headers.etag).toBe((await app.inject('/estimate')).headers.etag);
  });
});

test('no hostile path redirects to another site or fails', async () => {
  const { app } = site();
  const hostile = [
    '//evil.example/About/',
    '//evil.example/%2e%2e',
    '/\\evil.example/about/',
    '/%5Cevil.example/About',
    '/%2F%2Fevil.example/',
    '///evil.example',
    '/.//evil.example/',
    '/about/%2F%2Fevil.example/',
    '/https://evil.example/',
    '/%0d%0aset-cookie:a=b/',
    '/about/?next=//evil.example',
    '/../../etc/passwd',
    '/assets/../../site.json',
    '/assets/%2e%2e/%2e%2e/site.json',
    '/%00',
    '/%E0%A4%A',
    '/%',
    '/about%zz/',
    `/${'a'.repeat(12_000)}`,
    `/${'%41'.repeat(4_000)}`,
    '/service/%73afety-and-mobility/',
  ];
  for (const url of hostile) {
    const answer = await app.inject({ url, headers: { host: 'localhost' } });
    expect([301, 302, 404], url).toContain(answer.statusCode);
    expect(answer.headers.location ?? '/', url).toMatch(/^\/(?!\/)[\w/-]*(\?next=\/\/evil\.example)?$/);
    expect(answer.headers, url).not.toHaveProperty('set-cookie');
  }
});

test('any path gets a page, a redirect within the site or a 404', async () => {
  const { app } = site();
  await fc.assert(
    fc.asyncProperty(fc.webPath(), async (path) => {
      const answer = await app.inject(`/${path.replace(/^\//, '')}`);
      expect([200, 301, 302, 404]).toContain(answer.statusCode);
      expect(answer.headers.location ?? '/404').toMatch(/^\/(?!\/)/);
    }),
  );
});

describe('a page', () => {
  const encodings: [accepts: string, gets: string | undefined][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0.000, br; q=0', undefined],
    ['', undefined],
  ];

  test.each(encodings)('is sent to a client that accepts "%s" as %s', async (accepts, gets) => {
    const { app } = site();
    const answer = await app.inject({ url: '/about', headers: { 'accept-encoding': accepts } });
    expect(answer.headers['content-encoding']).toBe(gets);
    expect(unpack(answer.rawPayload, gets)).toBe(pageText('about.html'));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'speculation-rules': '"/speculation-rules.json"',
    });
  });

  test('has an ETag for each encoding, and 304 for a known one', async () => {
    const { app } = site();
    const tags = new Set<unknown>();
    for (const accepts of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': accepts };
      const { etag } = (await app.inject({ url: '/', headers })).headers;
      tags.add(etag);
      for (const known of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': known } });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
        expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
      }
      const other = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': '"other"' } });
      expect(other.statusCode).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  test('answers HEAD like GET, without the body', async () => {
    const { app } = site();
    for (const url of ['/about', '/404', '/About', '/robots.txt', '/favicon.ico', '/nothing.txt']) {
      const [get, head] = await Promise.all([app.inject(url), app.inject({ method: 'HEAD', url })]);
      expect([head.statusCode, head.body], url).toEqual([get.statusCode, '']);
      const { date: _, ...same } = get.headers;
      expect(head.headers, url).toMatchObject(same);
    }
  });

  test('answers other methods with 404', async () => {
    const { app } = site();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      expect((await app.inject({ method, url: '/about' })).statusCode).toBe(404);
    }
  });
});

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

test.each([
  ['/assets/start-1a2b3c.js', 'text/javascript; charset=utf-8', A_YEAR],
  ['/assets/house-4d5e6f.png', 'image/png', A_YEAR],
  ['/captcha/altcha.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/mark.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ['/favicon.ico', 'image/vnd.microsoft.icon', AN_HOUR],
  ['/robots.txt', 'text/plain; charset=utf-8', AN_HOUR],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', AN_HOUR],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', AN_HOUR],
  ['/speculation-rules.json', 'application/speculationrules+json', AN_HOUR],
])('%s is %s and kept for %s', async (url, type, cacheControl) => {
  const { app } = site();
  const { headers, statusCode } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
  const again = await app.inject({ url, headers: { 'if-none-match': `${headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a script is sent compressed', async () => {
  const { app } = site();
  const answer = await app.inject({ url: '/assets/start-1a2b3c.js', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBe('br');
});

test('files compressed by the build are sent unchanged', async () => {
  const folder = await temporaryFolder();
  await buildSite(folder);
  const packed = brotliCompressSync('packed by the build');
  await writeFile(join(folder, 'site/public/about.html.br'), packed);
  const { app } = await startTestApp({ overrides: { buildDir: folder } });
  const answer = await app.inject({ url: '/about', headers: { 'accept-encoding': 'br' } });
  expect(answer.rawPayload).toEqual(packed);
  expect((await app.inject('/about.html.br')).statusCode).toBe(404);
});

test('a missing build is reported in one sentence', async () => {
  const folder = await temporaryFolder();
  await expect(startTestApp({ overrides: { buildDir: folder } })).rejects.toThrow(
    'The site is not built yet',
  );
});

function unpack(payload: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(payload).toString();
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString();
}
