import type { Company, Licence } from '../contract/content/schema.ts';
import { hours } from '../messages/en/hours.ts';
import { addressLines, placeOf } from './address.ts';
import { pageAt } from './navigation/resolve-path.ts';
import { closedDays, dayGroups } from './opening-hours.ts';
import { shortName } from './page.ts';
import type { PageContent } from './prerender/page-content.ts';
import type { ServicePage } from './services.ts';
import { telHref } from './ui/phone/phone.tsx';

/**
 * A page's JSON-LD (https://schema.org) for search engines: the business, and on a service page the service and its
 * breadcrumb. Search engines require that all of it is visible on the page.
 */
export function structuredData(content: PageContent, path: string): string {
  const service = content.services.find((candidate) => candidate.path === path);
  const graph = [
    business(content, path),
    ...(service ? [offer(content, service), breadcrumb(content, service)] : []),
  ];
  return toScriptText({ '@context': 'https://schema.org', '@graph': graph });
}

const idOf = ({ settings }: PageContent) => `${settings.siteUrl}/#business`;

/** The facts in every page's header and footer, and those of this page. */
function business(content: PageContent, path: string) {
  const { company, settings } = content;
  const { name, phone, email, parent, address } = company;
  const hasAddress = addressLines(company).length > 0;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': idOf(content),
    name,
    url: `${settings.siteUrl}/`,
    telephone: phone && telHref(phone).replace('tel:', ''),
    email,
    ...(parent && {
      parentOrganization: { '@type': 'Organization', name: parent.name, url: parent.url },
    }),
    ...(hasAddress && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address?.street,
        addressLocality: address?.city,
        addressRegion: address?.state,
        postalCode: address?.zip,
      },
    }),
    ...areaServed(company),
    ...only(content, path),
  };
}

/**
 * Facts that only some pages show; the map shows the coordinates. A function, because bundlers would keep a constant in the
 * browser's script.
 */
function only(content: PageContent, path: string): object | undefined {
  const { company } = content;
  const sameAs = company.profiles.map(({ url }) => url);
  const place = placeOf(company);
  const geo = place && { '@type': 'GeoCoordinates', ...place };
  const { founded } = company;
  switch (path) {
    case '/':
      return { slogan: company.slogan, ...(sameAs.length > 0 && { sameAs }) };
    case '/about':
      return { slogan: company.slogan, foundingDate: founded && String(founded), ...credentials(company) };
    case '/contact':
      return { geo, ...openingHours(content), ...credentials(company) };
    default:
      return pagesWithMap(content).includes(path) ? { geo } : undefined;
  }
}

/** The licenses, as in the footer of every page. */
function credentials(company: Company): object | undefined {
  const all = [...company.licences, ...company.otherLicences];
  return all.length > 0 ? { hasCredential: all.map(credential) } : undefined;
}

function credential({ title, number }: Licence) {
  return {
    '@type': 'EducationalOccupationalCredential',
    name: title,
    identifier: number,
  };
}

/** The hours that the contact page shows, and the closed days that it names, with their dates in the year after the build. */
function openingHours({ office }: PageContent): object | undefined {
  const weekly = dayGroups(office).flatMap(({ days, spans }) =>
    spans.map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => hours.dayNames[day]),
      opens,
      // schema.org has no 24:00: Google documents 23:59 for open until midnight.
      closes: closes === '24:00' ? '23:59' : closes,
    })),
  );
  const closed = closedDays(office, new Date().toISOString().slice(0, 10)).map(({ day, name }) => ({
    '@type': 'OpeningHoursSpecification',
    name,
    validFrom: day,
    validThrough: day,
    // Google documents opens and closes at 00:00 for closed all day.
    opens: '00:00',
    closes: '00:00',
  }));
  return {
    ...(weekly.length > 0 && { openingHoursSpecification: weekly }),
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
  };
}

/** The services whose text includes the showroom with its map. */
function pagesWithMap({ services, serviceDetails }: PageContent): string[] {
  return services.filter(({ file }) => serviceDetails[file]?.showroom).map(({ path }) => path);
}

function offer(content: PageContent, { path, name }: ServicePage) {
  return {
    '@type': 'Service',
    name,
    url: content.settings.siteUrl + path,
    ...areaServed(content.company),
    provider: { '@id': idOf(content) },
  };
}

function areaServed({ areasServed }: Company): object | undefined {
  return areasServed.length > 0 ? { areaServed: areasServed } : undefined;
}

function breadcrumb({ settings: { siteUrl }, sitemap }: PageContent, { path, name }: ServicePage) {
  const above = ['/', '/services'].flatMap((parent) => pageAt(sitemap, parent) ?? []);
  const steps = [
    ...above.map((page) => ({ name: shortName(page), item: siteUrl + page.path })),
    { name, item: siteUrl + path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
  };
}

/** Escapes "<", because `</script>` in a text would end the script. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
