import { expect, test } from 'vitest';
import { pageContent } from '../testing/sample-content.ts';
import { sitemapXml } from './sitemap-xml.ts';

const listed = pageContent.sitemap.filter(({ unlisted }) => !unlisted);
const entryOf = (xml: string, path: string) => xml.split('\n').find((line) => line.includes(`${path}</loc>`));

test('lists what may be found, and gives a day only to a page that has one', () => {
  const xml = sitemapXml(pageContent, new Map([['/service/decks', '2025-07-04']]));
  expect(entryOf(xml, '/service/decks')).toMatch(
    /^ {2}<url><loc>http[^<]+<\/loc><lastmod>2025-07-04<\/lastmod><\/url>$/,
  );
  expect(entryOf(xml, '/service/tile')).toMatch(/^ {2}<url><loc>http[^<]+<\/loc><\/url>$/);
  expect(xml.match(/<loc>/g)).toHaveLength(listed.length);
  expect(xml).not.toContain('/sent<');
});
