import type { ServiceSheet } from '../../contract/content/schema.ts';
import { licenceLine } from '../../messages/licence-line.ts';
import { addressLines } from '../address.ts';
import { pageAt } from '../navigation/resolve-path.ts';
import { closedInWords, dayGroups, hoursInWords } from '../opening-hours.ts';
import type { Page } from '../page.ts';
import type { PageContent } from './page-content.ts';

/** `llms.txt` (https://llmstxt.org): who we are and what the pages hold, on one page for programs that answer questions. */
export function llmsTxt(content: PageContent): string {
  const { company, services, settings, sheets, sitemap } = content;
  const link = (name: string, { path, description }: Pick<Page, 'path' | 'description'>) =>
    `- [${name}](${settings.siteUrl}${path})${description ? `: ${description}` : ''}`;
  const home = pageAt(sitemap, '/')?.description;
  const servicePaths = new Set(services.map(({ path }) => path));
  const ownPages = sitemap.filter(({ path, unlisted }) => !unlisted && !servicePaths.has(path));
  const offered = services.map(
    ({ name, path, description, file }) => link(name, { path, description }) + pricesOf(sheets[file]),
  );
  const parts = [
    `# ${company.name}`,
    ...(home ? [`> ${home}`] : []),
    facts(content).join('\n'),
    ...(offered.length > 0 ? [`## Services\n\n${offered.join('\n')}`] : []),
    `## Pages\n\n${ownPages.map((page) => link(page.menu ?? page.shareTitle ?? page.title, page)).join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The 911 notice precedes the emergency number, as on every page. */
function facts({ company, emergencyWords, office }: PageContent): string[] {
  const { phone, emergencyPhone, email, areasServed, licences, otherLicences } = company;
  const closed = closedInWords(office);
  const address = addressLines(company).join(', ');
  const lines = licences.concat(otherLicences).map(licenceLine);
  const said = [
    phone && `Phone: ${[phone, ...dayGroups(office).map(hoursInWords)].join('; ')}`,
    phone && closed?.replace(/\.$/, ''),
    emergencyPhone &&
      [emergencyWords.first, `${emergencyWords.button}: ${emergencyPhone}`].filter(Boolean).join(' '),
    email && `Email: ${email}`,
    address && `Address: ${address}`,
    areasServed.length > 0 && `Areas: ${areasServed.join('; ')}`,
    lines.length > 0 && `Licenses: ${lines.join('; ')}`,
  ];
  return said.flatMap((fact) => (fact ? [`- ${plain(fact)}`] : []));
}

/** Without what typesetting has added. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

/** From the lowest usual price to the highest, where a service has any. */
function pricesOf({ jobs = [] }: Partial<ServiceSheet> = {}): string {
  const prices = jobs.flatMap(({ price = [] }) => price);
  if (prices.length === 0) return '';
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    price.toLocaleString('en-US'),
  );
  return ` Usual prices of its jobs: ${least} to ${most} dollars.`;
}
