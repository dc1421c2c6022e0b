import { company } from '../content/company.ts';
import { siteUrl } from './site-url.ts';
import { telHref } from './ui/phone/phone.tsx';

/** The business as search engines read it (https://schema.org/HomeAndConstructionBusiness), as JSON for a script. */
export function businessData(): string {
  const { address } = company;
  return toScriptText({
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${siteUrl}/#business`,
    name: company.name,
    slogan: company.slogan,
    url: `${siteUrl}/`,
    telephone: telHref(company.phone).replace('tel:', ''),
    email: company.email,
    foundingDate: String(company.founded),
    parentOrganization: { '@type': 'Organization', name: company.parent.name, url: company.parent.url },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    areaServed: company.areasServed,
    sameAs: company.profiles.map((profile) => profile.url),
  });
}

/** A "<" inside a script could end it, so it is written as an escape. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
