import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PageContent } from './page-content.ts';
import type { PartNames } from './page-parts.ts';

/** `sitemap.xml` (https://www.sitemaps.org): every page, with the day on which its words last changed where that is known. */
export function sitemapXml({ settings, sitemap }: PageContent, days: Map<string, string>): string {
  const entries = sitemap
    .filter(({ unlisted }) => !unlisted)
    .map(({ path }) => {
      const day = days.get(path);
      return `  <url><loc>${settings.siteUrl}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** Where a part of the content is written, if its file has not the part's own name. */
const FILES: Record<string, string> = {
  andersen: 'windows-and-doors',
  awards: 'logos',
  brands: 'logos',
  charges: 'services',
  clients: 'logos',
  licences: 'logos',
  partners: 'logos',
  windowPartner: 'logos',
  contactWords: 'contact',
  emergencyWords: 'emergency',
  estimateWords: 'estimate',
  licensedTrades: 'crew',
  notFoundWords: 'not-found',
  servicesIndex: 'services',
  wetPlaces: 'wet',
};

/**
 * The day on which the words of each page last changed, by its path: the latest of the files that it reads and not every other
 * page, too. `days` is by the whole path of a file; a page with a file that has none is left out.
 */
export function lastDays(
  contentDir: string,
  read: Map<string, PartNames>,
  days: Map<string, string>,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, parts] of read) {
    const files = [...parts].map(fileOf).map((name) => resolve(contentDir, name));
    const known = files.filter((file) => existsSync(file)).map((file) => days.get(file));
    const latest = known.every((day) => day !== undefined) ? known.sort().at(-1) : undefined;
    if (latest) found.set(path, latest);
  }
  return found;
}

function fileOf(part: string): string {
  const [name = '', service] = part.split(/\.(.*)/s);
  if (service !== undefined)
    return service === 'andersen' ? 'windows-and-doors.yaml' : `services/${service}.md`;
  return `${FILES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
}
