import { company } from '../content/company.ts';
import { pages } from '../content/pages.ts';
import { byName } from './by-name.ts';
import { type ServicePage, services } from './services.ts';
import { siteUrl } from './site-url.ts';
import { telHref } from './ui/phone/phone.tsx';

/**
 * A page as search engines read it (https://schema.org), as JSON for a script: the business, and on a service's page
 * the service and its breadcrumb. It says nothing that does not stand on that page.
 */
export function structuredData(path: string): string {
  const service = services.find((candidate) => candidate.path === path);
  const graph = [business(path), ...(service ? [offer(service), breadcrumb(service)] : [])];
  return toScriptText({ '@context': 'https://schema.org', '@graph': graph });
}

const ID = `${siteUrl}/#business`;

/** What header and footer say on every page, and what only this page adds. */
function business(path: string) {
  const { name, phone, email, parent, address, areasServed } = company;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': ID,
    name,
    url: `${siteUrl}/`,
    telephone: telHref(phone).replace('tel:', ''),
    email,
    ...(parent && {
      parentOrganization: { '@type': 'Organization', name: parent.name, url: parent.url },
    }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
    },
    areaServed: areasServed,
    ...only(path),
  };
}

/**
 * By address: what stands on these pages alone. The map has the place. A function, because the browser's script would
 * keep a constant that it has no use for.
 */
function only(path: string): object | undefined {
  const sameAs = company.profiles.map(({ url }) => url);
  const geo = {
    '@type': 'GeoCoordinates',
    latitude: company.address.latitude,
    longitude: company.address.longitude,
  };
  return {
    '/': { slogan: company.slogan, ...(sameAs.length > 0 && { sameAs }) },
    '/about': { slogan: company.slogan, foundingDate: String(company.founded) },
    '/contact': { geo },
    ...Object.fromEntries(pagesWithMap().map((page) => [page, { geo }])),
  }[path];
}

/** The services whose text holds the showroom with its map. */
function pagesWithMap(): string[] {
  const texts = byName(
    import.meta.glob<boolean>('../content/services/*.mdx', {
      query: '?head',
      import: 'showsMap',
      eager: true,
    }),
  );
  return services.filter(({ file }) => texts.get(file)).map(({ path }) => path);
}

function offer({ path, name, description }: ServicePage) {
  return { '@type': 'Service', name, description, url: siteUrl + path, provider: { '@id': ID } };
}

function breadcrumb({ path, name }: ServicePage) {
  const steps = [
    { name: pages.home.menu, item: `${siteUrl}/` },
    { name: pages.services.menu, item: `${siteUrl}/services` },
    { name, item: siteUrl + path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
  };
}

/** A "<" inside a script could end it, so it is written as an escape. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
