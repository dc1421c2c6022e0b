import type { Content } from '../../../contract/content/content.ts';
import type { Area, Company, Logo } from '../../../contract/content/schema.ts';
import { isReservedDomain } from '../../../contract/reserved-domains.ts';
import { RESERVED_PHONE } from '../../../contract/reserved-phones.ts';
import { clean, type Look, sampleLeft } from './look.ts';

/** What only the sample business has. */
export const SAMPLE_NAMES = [/\bOakhand\b/i, /\b1 Carpenter['’]s Row\b/i, /\bSAMPLE-/];

/** What no business has. */
export const SAMPLE_ADDRESSES = [/\b[a-z-]+\.example\b/, RESERVED_PHONE];

/** Invented for the sample business. */
const SAMPLE_FIRMS = new Set([
  'Lakeland Lumber',
  'Hudson Supply',
  'Northlight',
  'Tri-County Tile',
  'Putnam Paint',
  'Carpenter’s Row',
  'Ridge & Valley',
  'Skyward',
  'Truedoor',
  'Deckwell',
  'Longboard',
  'Hearthstone',
  'Boreal',
  'Clearpane',
  'Stillwater',
  'Hollow Brook Inn',
  'Quarry Hill School',
  'Amberly Realty',
  'Union Mill Lofts',
  'Maple & Main',
]);

type Facts = Pick<Content, 'company' | 'areas' | 'partners' | 'clients' | 'brands'>;

/** Looks for what no real business has: firms that do not exist, numbers and addresses that reach no one, areas without a license. */
export function lookAtFacts(folder: string, { company, areas, partners, clients, brands }: Facts): Look[] {
  return [
    lookAtFirms([...partners, ...clients, ...brands]),
    lookAtPhones(company),
    lookAtAddresses(company),
    lookAtAreas(areas, company),
  ].map(({ todo, ...look }) => ({ ...look, ...(todo && { todo: `${folder}/${todo}` }) }));
}

function lookAtFirms(logos: Logo[]): Look {
  const samples = logos.filter(({ name }) => SAMPLE_FIRMS.has(name)).map(({ name }) => name);
  if (samples.length === 0) return clean('No logo of a sample firm is left.');
  return sampleLeft(
    `${samples.length} of ${logos.length} logos are of firms that do not exist, such as ${samples[0]}.`,
    'logos.yaml: name the firms you buy from, and as clients only customers who agreed to it.',
  );
}

function lookAtPhones({ phone, emergencyPhone }: Company): Look {
  const phones = [...new Set([phone, emergencyPhone].flatMap((number) => number ?? []))];
  const fictional = phones.filter((number) => RESERVED_PHONE.test(number));
  if (fictional.length === 0) return clean(`Customers call ${phones.join(' and ') || 'no number'}.`);
  return sampleLeft(
    `Calls to ${fictional.join(' and ')} reach no one: the number is a sample.`,
    'company.yaml: set phone and emergencyPhone.',
  );
}

function lookAtAddresses({ email, mailFrom, parent, profiles }: Company): Look {
  const hosts = [
    ...Object.entries({ email, mailFrom }).map(([field, address]) => [field, address?.replace(/^.*@/, '')]),
    ['parent', parent && new URL(parent.url).hostname],
    ...profiles.map(({ url }) => ['profiles', new URL(url).hostname]),
  ] as [field: string, host: string | undefined][];
  const samples = hosts.filter(([, host]) => host && isReservedDomain(host));
  if (samples.length === 0) return clean('Mail and web addresses of the business are real ones.');
  const [fields, names] = [0, 1].map((n) => [...new Set(samples.map((sample) => sample[n]))].join(', '));
  return sampleLeft(
    `${names}: such names are for examples, and lead nowhere.`,
    `company.yaml: set ${fields}.`,
  );
}

/** A customer may ask for the number of the place where they live. Many states have no license for such work. */
function lookAtAreas(areas: Area[], { licences, otherLicences }: Company): Look {
  const held = new Set(
    [...licences, ...otherLicences].filter(({ sample }) => !sample).map(({ title }) => title),
  );
  const missing = areas.filter(({ licence }) => licence && !held.has(licence));
  const without = areas.filter(({ licence }) => !licence).map(({ name }) => name);
  if (missing.length === 0)
    return clean(
      without.length > 0
        ? `areas.yaml names no license for ${without.join(', ')}: right only where none is needed.`
        : 'Each area has its license.',
    );
  return sampleLeft(
    `No license covers ${missing.map(({ name, licence }) => `${name} (${licence})`).join(', ')}.`,
    'areas.yaml: take out an area until you hold its license and its number is in company.yaml. New York City asks for the DCWP number on the website and in every mail.',
  );
}
