import type { Company } from '../../contract/content/schema.ts';
import { llmsTxt } from './llms-txt.ts';
import type { PageContent } from './page-content.ts';
import { sitemapXml } from './sitemap-xml.ts';

/** The small files beside the pages, by name. */
export function siteFiles(content: PageContent, days: Map<string, string>): Record<string, string> {
  const { company, hasIcon, settings } = content;
  const { siteUrl } = settings;
  return {
    'sitemap.xml': sitemapXml(content, days),
    'robots.txt': `User-agent: *\nDisallow: /api/\nDisallow: /my/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'llms.txt': llmsTxt(content),
    '.well-known/security.txt': securityTxt(company, siteUrl, new Date()),
    'site.webmanifest': JSON.stringify(webManifest(company, hasIcon)),
    'speculation-rules.json': JSON.stringify(speculationRules()),
  };
}

function webManifest(company: Company, hasIcon: boolean) {
  return {
    name: company.name,
    short_name: company.shortName,
    start_url: '/',
    display: 'browser',
    background_color: '#f7f4ec',
    theme_color: '#0f2c56',
    ...(hasIcon && {
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
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
export function securityTxt({ email }: Pick<Company, 'email'>, siteUrl: string, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: ${email ? `mailto:${email}` : `${siteUrl}/contact`}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
  ];
  // RFC 9116 allows `Canonical` only over HTTPS.
  if (siteUrl.startsWith('https:')) lines.push(`Canonical: ${siteUrl}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
