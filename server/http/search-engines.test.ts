import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { buildSite } from '../testing/build-site.ts';
import { postForm } from '../testing/requests.ts';
import { startTestApp, temporaryFolder } from '../testing/test-app.ts';
import { isKeptFromSearch, searchNotice } from './search-engines.ts';

const PUBLIC = { SITE_URL: 'https://www.oak.com' };

describe('with sample content', () => {
  test.each([
    'https://www.oak.com',
    'http://oak.com:8080',
    'https://8.8.8.8',
    'https://[2001:4860:4860::8888]',
    'https://example.oak.com',
  ])('%s is kept out of search engines', (siteUrl) => {
    expect(isKept(siteUrl, true)).toBe(true);
    expect(isKept(siteUrl, false)).toBe(false);
  });

  test.each([
    'http://localhost:3000',
    'https://oak.localhost',
    'https://www.oakhand.example',
    'https://shop.test',
    'http://server',
    'http://oak.internal',
    'http://127.0.0.1:3000',
    'http://192.168.1.20',
    'http://10.0.0.5:3000',
    'http://[::1]:3000',
    'http://[fd12::1]',
  ])('%s is no place that a search engine reaches', (siteUrl) => {
    expect(isKept(siteUrl, true)).toBe(false);
  });
});

test('SEARCH_ENGINES overrides the content and the address', () => {
  const kept = (SEARCH_ENGINES: string, SITE_URL: string, hasSamples: boolean) =>
    isKeptFromSearch(readConfig({ SEARCH_ENGINES, SITE_URL }), { hasSamples });
  expect(kept('allow', PUBLIC.SITE_URL, true)).toBe(false);
  expect(kept('refuse', PUBLIC.SITE_URL, false)).toBe(true);
  expect(kept('refuse', 'http://localhost:3000', false)).toBe(true);
});

test('the start names the reason, and is silent where there is none', () => {
  const notice = (settings: Record<string, string>, hasSamples: boolean) =>
    searchNotice(readConfig({ ...PUBLIC, ...settings }), { hasSamples });
  expect(notice({}, false)).toBeUndefined();
  expect(notice({ SEARCH_ENGINES: 'allow' }, true)).toBeUndefined();
  expect(notice({}, true)).toMatch(/sample content is left in it\. "npm run ready" names it/);
  expect(notice({ SEARCH_ENGINES: 'refuse' }, true)).toMatch(/because SEARCH_ENGINES is "refuse"\.$/);
});

type Ask = (app: FastifyInstance) => Promise<{ statusCode: number; headers: Record<string, unknown> }>;

const answers: [what: string, status: number, ask: Ask][] = [
  ['a page', 200, (app) => app.inject('/')],
  ['a page that is filled in', 200, (app) => app.inject('/estimate?service=painting')],
  ['a redirect', 301, (app) => app.inject('/About')],
  ['a form in need of an answer', 422, (app) => postForm(app, {})],
  ['a picture', 200, (app) => app.inject('/assets/house-4d5e6f.png')],
];

test.each([
  ['auto', 'noindex'],
  ['allow', undefined],
])('with SEARCH_ENGINES=%s every answer says the same: %s', async (SEARCH_ENGINES, tag) => {
  const buildDir = join(await temporaryFolder(), 'build');
  await buildSite(buildDir, { hasSamples: true });
  const { app } = await startTestApp({ settings: { ...PUBLIC, SEARCH_ENGINES }, overrides: { buildDir } });
  for (const [what, status, ask] of answers) {
    const { statusCode, headers } = await ask(app);
    expect([statusCode, headers['x-robots-tag']], what).toEqual([status, tag]);
  }
});

function isKept(siteUrl: string, hasSamples: boolean): boolean {
  return isKeptFromSearch(readConfig({ SITE_URL: siteUrl }), { hasSamples });
}
