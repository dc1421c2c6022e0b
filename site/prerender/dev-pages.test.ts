import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devPages } from './dev-pages.ts';

/** In the place of the real pages, which take seconds to load. */
const pages: Plugin = {
  name: 'pages',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('/site/prerender/load-content.ts'))
      return 'export const loadContent = () => ({ content: {}, pictures: { files: new Map() } })';
    if (!id.endsWith('/site/prerender/render.tsx')) return;
    return "export const renderPage = (url) => '<html><head></head><body>The page ' + url + '</body></html>'";
  },
};

let server: ViteDevServer;
let address = '';

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    publicDir: false,
    optimizeDeps: { noDiscovery: true },
    plugins: [pages, devPages()],
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  await server.listen();
  address = new URL(server.resolvedUrls?.local[0] ?? '').origin;
});
afterAll(() => server.close());

test.each([
  ['a browser', '/about', { accept: 'text/html,application/xhtml+xml' }],
  ['a program that takes anything', '/about?a=b.c', { accept: '*/*' }],
])('%s gets the page while developing', async (_who, path, headers) => {
  const answer = await fetch(address + path, { headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain(`The page ${path}`);
});

test.each([
  ['a picture that is not there', '/nothing.png', { accept: '*/*' }],
  ['a script that is not there', '/nothing', { accept: '*/*', 'sec-fetch-dest': 'script' }],
  ['data that is not there', '/nothing', { accept: 'application/json' }],
])('%s is no page', async (_what, path, headers) => {
  expect((await fetch(address + path, { headers })).status).toBe(404);
});
