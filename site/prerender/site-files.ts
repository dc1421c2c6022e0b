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

/** Before hydration, the browser prefetches the whole page of a link that is hovered or pressed. */
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

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityTxt(siteUrl: string, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
  ];
  // RFC 9116 allows `Canonical` only over HTTPS.
  if (siteUrl.startsWith('https:')) lines.push(`Canonical: ${siteUrl}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
