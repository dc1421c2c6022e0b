import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { pageHeaders } from '../../server/http/security.ts';
import { documentOf, folder, manifest, pages } from './site.ts';

/**
 * At most so many bytes of HTML with its style, compressed by Brotli, and so many files that the browser fetches at once.
 * These numbers only go down; one that goes up needs a line in docs/performance.md that says why.
 */
const BUDGETS: Record<string, [bytes: number, files: number]> = {
  '/': [13_150, 8],
  '/home': [13_150, 8],
  '/404': [8_970, 9],
  '/Andersen': [11_130, 8],
  '/accessibility': [9_240, 7],
  '/about': [13_170, 7],
  '/commercial': [10_100, 7],
  '/contact': [12_370, 7],
  '/contact/sent': [7_800, 7],
  '/contact/sent/danger': [8_090, 7],
  '/contact/sent/urgent': [8_030, 7],
  '/estimate': [10_240, 7],
  '/estimate/sent': [7_790, 7],
  '/estimate/sent/danger': [8_060, 7],
  '/estimate/sent/urgent': [8_040, 7],
  '/privacy': [9_430, 7],
  '/projects': [9_710, 9],
  '/service/carpentry': [19_100, 8],
  '/service/decks': [17_270, 8],
  '/service/exterior': [17_150, 8],
  '/service/front-doors': [16_750, 8],
  '/service/flooring': [16_850, 8],
  '/service/mechanical-repairs': [17_210, 8],
  '/service/skylights': [17_240, 8],
  '/service/tile': [18_550, 8],
  '/services': [11_610, 9],
  '/testimonials': [9_270, 7],
  '/tips': [9_710, 9],
  '/ultimate-guide-to-selling-your-home': [14_510, 8],
};
const OTHER_SERVICES: (typeof BUDGETS)[string] = [15_910, 8];

/** What the first round trip of a new connection carries: ten packets. */
const FIRST_ROUND_TRIP = 14_000;

/** HTTP/2 codes the text of headers in about three quarters of its length (RFC 7541, appendix B). */
const HEADER_CODING = 0.75;

/** What the server adds to these: type, length, date, ETag, caching and encoding. */
const OTHER_HEADERS = 240;

const headers = pageHeaders(readConfig({ SITE_URL: 'https://www.oakhand.example' }), manifest);

test.each(pages)('$path is no heavier than it was', ({ path, file }) => {
  const [bytes, files] = BUDGETS[path] ?? OTHER_SERVICES;
  expect(sizeOf(file)).toBeLessThanOrEqual(bytes);
  expect([...filesOf(path)].length).toBeLessThanOrEqual(files);
});

test.each(pages)('the first screen of $path comes with the first round trip', ({ path, file }) => {
  // Their style and first screen do; the end of their long texts comes with the second.
  const isLong = path.startsWith('/service/') || path === '/ultimate-guide-to-selling-your-home';
  const most = isLong ? 20_000 : FIRST_ROUND_TRIP;
  expect(sizeOf(file) + headerSize(path)).toBeLessThan(most);
});

function sizeOf(file: string): number {
  return readFileSync(join(folder, `${file}.br`)).length;
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
