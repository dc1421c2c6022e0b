import { expect, test } from 'vitest';
import { pageContent } from './page-content.ts';
import { sitemapXml, sourcesOf } from './sitemap-xml.ts';

const entryOf = (xml: string, path: string) => xml.split('\n').find((line) => line.includes(`${path}</loc>`));

test('lists what may be found, and gives a day only to a page of which every file has one', () => {
  const [first = '', ...others] = sourcesOf({ path: '/service/decks' });
  const days = new Map([first, ...others].map((file) => [file, '2025-06-01']));
  const xml = sitemapXml(days.set(first, '2025-07-04'));
  expect(entryOf(xml, '/service/decks')).toMatch(
    /^ {2}<url><loc>http[^<]+<\/loc><lastmod>2025-07-04<\/lastmod><\/url>$/,
  );
  expect(entryOf(xml, '/service/tile')).toMatch(/^ {2}<url><loc>http[^<]+<\/loc><\/url>$/);
  days.delete(others.at(-1) ?? '');
  expect(sitemapXml(days)).not.toContain('lastmod');
  expect(xml.match(/<loc>/g)).toHaveLength(pageContent.sitemap.filter(({ unlisted }) => !unlisted).length);
  expect(xml).not.toContain('/sent<');
});
