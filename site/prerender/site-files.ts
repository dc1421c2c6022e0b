import { company } from '../../content/company.ts';
import { siteUrl } from '../site-url.ts';
import { llmsTxt } from './llms-txt.ts';
import { sitemapXml } from './sitemap-xml.ts';

/** The small files beside the pages, by name. */
export function siteFiles(): Record<string, string> {
  return {
    'sitemap.xml': sitemapXml(),
    'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'llms.txt': llmsTxt(),
    '.well-known/security.txt': securityTxt(siteUrl, new Date()),
    'site.webmanifest': JSON.stringify(webManifest()),
    'speculation-rules.json': JSON.stringify(speculationRules()),
  };
}

function webManifest() {
  return {
    name: company.name,
    short_name: company.shortName,
    start_url: '/',
    display: 'browser',
    background_color: '#f7f4ec',
    theme_color: '#0f2c56',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** Until script takes the page over, a link that is pointed at or pressed is fetched ahead as a whole page. */
function speculationRules() {
  return {
    prefetch: [
      {
        source: 'document',
        where: { and: [{ href_matches: '/*' }, { selector_matches: 'html:not([data-hydrated]) a' }] },
        eagerness: 'moderate',
      },
    ],
  };
}

/** Days until security.txt expires, counted from each build. RFC 9116 recommends less than a year. */
const DAYS = 360;

/** `/.well-known/security.txt` (RFC 9116): where to write about a hole in the site. */
export function securityTxt(siteUrl: string, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
  ];
  // An address of its own is allowed over TLS only.
  if (siteUrl.startsWith('https:')) lines.push(`Canonical: ${siteUrl}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
