import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { pageHeaders } from '../../server/http/security.ts';
import { currentFiles, documentOf, folder, manifest, pages } from './site.ts';

/*
 * What the program brings to every page is bounded, in bytes after compression by Brotli: each bound leaves five percent for
 * the next change. Content is not bounded, as long as the first screen comes with the first round trip.
 */

/** Of the style in a page: of pages whose later style comes after the paint, of services without a photograph, of the others. */
const STYLE = { first: 3_800, service: 9_640, other: 7_060 };

/** Header, footer and bar, with the part of `<head>` that is the same on every page, and where its content is. */
const FRAME = 2_560;

/** The scripts that every page needs: React, what pages share, and what takes the page over. None holds a word of content. */
const SCRIPTS = 83_400;

/** The style of the whole site, fetched once. */
const SITE_STYLE = 17_400;

const HEADERS = 890;

/** Requests that the browser makes without waiting for the visitor, the page's own among them. */
const FILES = 9;

/** What the first round trip of a new connection carries: ten packets. */
const FIRST_ROUND_TRIP = 14_000;

/** More than a desk's first screen shows of a page's text. */
const FIRST_WORDS = 200;

/** HTTP/2 codes the text of headers in about three quarters of its length (RFC 7541, appendix B). */
const HEADER_CODING = 0.75;

/** What the server adds to these: type, length, date, ETag, caching and encoding. */
const OTHER_HEADERS = 240;

const headers = pageHeaders(readConfig({ SITE_URL: 'https://www.oakhand.example' }), manifest);

afterAll(() => {
  const sizes = pages.map(({ path, file }) => [path, bytesOf(`${file}.br`).length] as const);
  const heaviest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 5);
  console.log(`The heaviest pages: ${heaviest.map(([path, bytes]) => `${path} ${bytes} bytes`).join(', ')}`);
});

test.each(pages)('the program’s part of $path stays light', ({ path, html }) => {
  const { window } = new JSDOM(html);
  const { document } = window;
  const style = [...document.querySelectorAll('style')];
  const kind = path.startsWith('/service/') ? 'service' : 'other';
  const bound = STYLE[document.getElementById('later-style') ? 'first' : kind];
  expect(compressed(style.map(({ textContent }) => textContent).join(''))).toBeLessThanOrEqual(bound);

  document.querySelector('main')?.replaceChildren();
  const ofThePage = 'style, title, meta[name=description], meta[property], head link, [type*=json]';
  for (const element of document.querySelectorAll(ofThePage)) element.remove();
  expect(compressed(document.documentElement.outerHTML)).toBeLessThanOrEqual(FRAME);
  expect(headerSize(path)).toBeLessThanOrEqual(HEADERS);
  expect(filesOf(path).size).toBeLessThanOrEqual(FILES);
});

test('what is fetched once for all pages stays light', () => {
  const size = (names: RegExp) =>
    currentFiles('assets/*')
      .filter((file) => names.test(file))
      .reduce((sum, file) => sum + bytesOf(file).length, 0);
  expect(size(/^assets\/(react|shared|hydrate|rolldown-runtime)-.{8}\.js\.br$/)).toBeLessThanOrEqual(SCRIPTS);
  expect(size(/^assets\/site-.{8}\.css\.br$/)).toBeLessThanOrEqual(SITE_STYLE);
});

test.each(pages)('the first screen of $path fits into the first round trip', ({ path, file, html }) => {
  const all = bytesOf(`${file}.br`);
  const first = all.subarray(0, FIRST_ROUND_TRIP - headerSize(path));
  if (first.length === all.length) return;
  const arrived = brotliDecompressSync(first, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  expect(wordsOf(arrived)).toBeGreaterThanOrEqual(Math.min(FIRST_WORDS, wordsOf(html)));
});

/** How many words of its text a page has, or as much of it as has arrived. */
function wordsOf(html: string): number {
  const { document } = new JSDOM(html.replace(/<[^>]*$/, '')).window;
  return document.querySelector('main')?.textContent.match(/\S+/g)?.length ?? 0;
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}

function bytesOf(file: string): Buffer {
  return readFileSync(join(folder, file));
}

function headerSize(path: string): number {
  const text = Object.entries(headers.get(path) ?? {}).map(([name, value]) => name.length + value.length);
  return Math.round(HEADER_CODING * (text.reduce((sum, length) => sum + length, 0) + OTHER_HEADERS));
}

/** The page's address and those of everything that it has the browser fetch without waiting for a visitor. */
function filesOf(path: string): Set<string> {
  const document = documentOf(path);
  const found = [path, '/speculation-rules.json'];
  for (const [what, attribute] of [
    ['script[src]', 'src'],
    // Of what is asked for by the theme of the device, one file is fetched.
    ['link[rel=preload]:not([media*=dark]), link[rel=stylesheet]:not(noscript *)', 'href'],
    ['use', 'href'],
    ['img:not([loading=lazy])', 'src'],
  ] as const) {
    for (const element of document.querySelectorAll(what)) found.push(element.getAttribute(attribute) ?? '');
  }
  return new Set(found.map((address) => address.replace(/#.*/, '')));
}
