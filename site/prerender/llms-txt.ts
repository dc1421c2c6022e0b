import { company } from '../../content/company.ts';
import { emergencyWords } from '../../content/emergency.ts';
import { office } from '../../content/office.ts';
import { pages } from '../../content/pages.ts';
import { samples } from '../../messages/en/samples.ts';
import { licenceLine } from '../../messages/licence-line.ts';
import { closedInWords, dayGroups, hoursInWords } from '../opening-hours.ts';
import type { ServicePage } from '../services.ts';
import { siteUrl } from '../site-url.ts';
import type { Page } from '../sitemap.ts';
import { pageContent, sheets } from './page-content.ts';

/** `llms.txt` (https://llmstxt.org): who we are and what the pages hold, on one page for programs that answer questions. */
export function llmsTxt(): string {
  const { services, sitemap } = pageContent;
  const servicePaths = new Set(services.map(({ path }) => path));
  const ownPages = sitemap.filter(({ path, unlisted }) => !unlisted && !servicePaths.has(path));
  return `# ${company.name}

> ${pages.home.description}

${facts().join('\n')}

## Services

${services.map((service) => `${link(service.name, service)}${pricesOf(service)}`).join('\n')}

## Pages

${ownPages.map((page) => link(page.menu ?? page.shareTitle ?? page.title, page)).join('\n')}
`;
}

/** The 911 notice precedes the emergency number, as on every page. */
function facts(): string[] {
  const { phone, emergencyPhone, email, address, areasServed, licences, otherLicences } = company;
  const { street, city, state, zip } = address;
  const closed = closedInWords(office);
  const lines = licences.concat(otherLicences).map(licenceLine);
  return [
    `- Phone: ${[phone, ...dayGroups(office).map(hoursInWords)].join('; ').replaceAll('\u00a0', ' ')}`,
    ...(closed ? [`- ${closed.replace(/\.$/, '')}`] : []),
    `- ${emergencyWords.short} ${emergencyWords.button}: ${emergencyPhone}`,
    `- Email: ${email}`,
    `- Address: ${street}, ${city}, ${state} ${zip}`,
    `- Areas: ${areasServed.join('; ')}`,
    ...(lines.length > 0 ? [`- Licenses: ${lines.join('; ')}`] : []),
  ];
}

function link(name: string, { path, description }: Pick<Page, 'path' | 'description'>): string {
  return `- [${name}](${siteUrl}${path}): ${description}`;
}

/** From the lowest usual price to the highest, where a service has any. */
function pricesOf({ file }: ServicePage): string {
  const { jobs = [], sample } = sheets.get(file) ?? {};
  const prices = jobs.flatMap(({ price = [] }) => price);
  if (prices.length === 0) return '';
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    price.toLocaleString('en-US'),
  );
  return ` Usual prices of its jobs: ${least} to ${most} dollars${sample ? samples.sampleMark : ''}.`;
}
