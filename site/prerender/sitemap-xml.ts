import { contentDir } from '../../scripts/folders.mjs';
import { siteUrl } from '../site-url.ts';
import { type Page, sitemap } from '../sitemap.ts';
import { lastChanges } from './last-changes.ts';
import { sourcesOf } from './page-sources.ts';

/** `sitemap.xml` (https://www.sitemaps.org): every page, with the day on which its content last changed where that is known. */
export function sitemapXml(days = knownDays()): string {
  const pages = sitemap.filter(({ unlisted }) => !unlisted).map((page) => entry(page, days));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('')}</urlset>
`;
}

/** Another business's content may be in its own repository, and use our pictures. */
function knownDays(): Map<string, string> {
  return new Map([...new Set(['content', contentDir])].flatMap((folder) => [...lastChanges(folder)]));
}

function entry(page: Page, days: Map<string, string>): string {
  const day = lastChange(sourcesOf(page), days);
  return `  <url><loc>${siteUrl}${page.path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
}

/** The latest of the files' days; undefined if one is unknown. */
export function lastChange(files: string[], days: Map<string, string>): string | undefined {
  const found = files.map((file) => days.get(file));
  return found.every((day) => day !== undefined) ? found.sort().at(-1) : undefined;
}
