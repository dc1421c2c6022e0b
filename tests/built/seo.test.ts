import { describe, expect, test } from 'vitest';
import { licenceLine } from '../../messages/licence-line.ts';
import { company } from '../sample.ts';
import { nameOf, textOf } from './elements.ts';
import { documentOf, manifest, pages, services } from './site.ts';

/** The metadata for search engines and shared links, compared with the page. */

/** The titles that the specification quotes. */
const QUOTED: Record<string, string> = {
  '/': 'home',
  '/home': 'home',
  '/contact': 'contact',
  '/estimate': 'Get a Free Estimate',
};

const licences = [...company.licences, ...company.otherLicences];

type Node = Record<string, unknown>;

/** Pages whose title says a kind of work or a subject that people search for by its own name. */
const SUBJECT = /^\/(?:service\/|Andersen$|ultimate-guide)/;

describe.each(pages.map(({ path }) => path))('%s', (path) => {
  const { head } = documentOf(path);

  test('shows every value of its structured data', () => {
    const graph: object[] = dataOf(path)['@graph'];
    expect(graph.length).toBeGreaterThan(0);
    const page = documentOf(path);
    const words = wordsOn(page);
    expect(graph.flatMap(valuesOf).filter((value) => !isShown(page, words, value))).toEqual([]);
  });

  test('its description fills a search result and is not cut there', () => {
    const { length } = contentOf(head, 'meta[name=description]');
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(160);
  });

  test('its title has the business or the subject', () => {
    const { title } = documentOf(path);
    if (path in QUOTED) expect(title).toBe(QUOTED[path]);
    else if (!SUBJECT.test(path) && !isUnlisted(head)) expect(title).toMatch(NAME_OR_PLACE);
  });

  test('a shared link names the business once', () => {
    const title = contentOf(head, 'meta[property="og:title"]');
    expect(title.split(company.name)).toHaveLength(2);
    expect(title.endsWith(company.name)).toBe(true);
  });
});

test('every fact about the business for search engines is on some page', () => {
  const keys = pages.flatMap(({ path }) =>
    dataOf(path)['@graph'].flatMap((node: object) => [
      ...Object.keys(node),
      ...valuesOf(node).map(({ key }) => key),
    ]),
  );
  for (const key of [
    'telephone',
    'address',
    'areaServed',
    'geo',
    'foundingDate',
    'slogan',
    'opens',
    'validFrom',
  ]) {
    expect(keys).toContain(key);
  }
  expect(keys.includes('sameAs')).toBe(company.profiles.length > 0);
  expect(keys.includes('hasCredential')).toBe(licences.length > 0);
  expect(keys.filter((key) => /review|rating/i.test(key))).toEqual([]);
});

test.each(services)(
  '$path says which service it is about, by whom and where, and its way there',
  (service) => {
    const graph: Node[] = dataOf(service.path)['@graph'];
    const [business, offer, breadcrumb] = graph;
    expect(graph.map((node) => node['@type'])).toEqual([
      'HomeAndConstructionBusiness',
      'Service',
      'BreadcrumbList',
    ]);
    expect(offer).toMatchObject({
      name: service.name,
      areaServed: company.areasServed,
      provider: { '@id': business?.['@id'] },
      url: manifest.siteUrl + service.path,
    });
    expect(breadcrumb?.itemListElement).toHaveLength(3);
  },
);

test.each(['/about', '/contact'])('%s gives every license its title and its number', (path) => {
  const [{ hasCredential = [] }] = dataOf(path)['@graph'];
  const given = hasCredential.map(({ name, identifier }: Record<string, string>) => `${name} ${identifier}`);
  expect(given).toEqual(licences.map(licenceLine));
});

const NAME_OR_PLACE = new RegExp(
  [
    company.name,
    company.address.city,
    ...company.areasServed.map((area) => area.replace(/ County.*/, '')),
  ].join('|'),
);

function dataOf(path: string) {
  const script = documentOf(path).querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '');
}

type Value = { key: string; value: unknown; of: object };

/** What a node says, parts of parts included; names that begin with @ are the language's own. */
function valuesOf(of: object): Value[] {
  return Object.entries(of)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, value]) =>
      [value]
        .flat()
        .flatMap((each) => (typeof each === 'object' ? valuesOf(each) : [{ key, value: each, of }])),
    );
}

/**
 * Whether a page's own words say a value. Exempt are the keys that hold what machines write in their way: then the page must
 * lead to the address, show the spot on the map, ring the number, name the hour or day, or have the crumb at that place.
 */
function isShown(page: Document, words: string, { key, value, of }: Value): boolean {
  const text = String(value);
  if (key === 'url' || key === 'item' || key === 'sameAs') return leadsTo(page, text);
  if (key === 'latitude' || key === 'longitude') return addressesOn(page).some((link) => link.includes(text));
  if (key === 'telephone') return isRungBy(page, text);
  if ('validFrom' in of) return isNamedClosed(page, of);
  if (key === 'opens' || key === 'closes') return words.includes(onTheClock(text));
  if (key === 'dayOfWeek') return isDayNamed(words, text);
  if (key === 'position') return crumbAt(page, Number(value)) === Reflect.get(of, 'name');
  return words.includes(plain(text));
}

/** A closed day: from midnight to midnight, and by its name in the line that says when the office is closed. */
function isNamedClosed(page: Document, of: object): boolean {
  const { opens, closes, validFrom, validThrough, name } = of as Record<string, string>;
  const isWholeDay = opens === '00:00' && closes === '00:00' && validFrom === validThrough;
  const lines = [...page.querySelectorAll('dd')].map((line) => plain(textOf(line)));
  return isWholeDay && lines.some((line) => line.startsWith('Closed ') && line.includes(plain(String(name))));
}

/** What can be read on a page: no script, no style, and nothing that waits for a browser without script. */
function wordsOn({ body }: Document): string {
  const shown = body.cloneNode(true) as Element;
  for (const part of shown.querySelectorAll('script, style, noscript, template, [hidden]')) part.remove();
  return plain(textOf(shown));
}

/** Quotation marks as a keyboard has them, and every space a single plain one. */
function plain(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
}

function addressesOn(page: Document): string[] {
  const links = [...page.querySelectorAll('a[href], link[rel=canonical]')];
  return links.map((link) => link.getAttribute('href') ?? '');
}

function leadsTo(page: Document, address: string): boolean {
  const { href } = new URL(address);
  return addressesOn(page).some((link) => URL.parse(link, manifest.siteUrl)?.href === href);
}

/** By a link whose words are the same number. */
function isRungBy(page: Document, number: string): boolean {
  const links = [...page.querySelectorAll(`a[href="tel:${number}"]`)];
  return links.some((link) => number.endsWith(textOf(link).replace(/\D/g, '') || 'none'));
}

/** "5:30 p.m." for "17:30". */
function onTheClock(time: string): string {
  if (time === '12:00') return 'noon';
  if (time === '23:59') return 'midnight';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** By itself, or within "Monday to Friday". */
function isDayNamed(text: string, day: string): boolean {
  const spans = text.matchAll(new RegExp(`(${WEEK.join('|')}) to (${WEEK.join('|')})`, 'g'));
  const inSpan = ([, from = '', to = '']: string[]) =>
    WEEK.indexOf(from) <= WEEK.indexOf(day) && WEEK.indexOf(day) <= WEEK.indexOf(to);
  return text.includes(day) || [...spans].some(inSpan);
}

function crumbAt(page: Document, position: number): string {
  const crumbs = [...page.querySelectorAll('nav[aria-label=Breadcrumb] li')];
  return crumbs[position - 1] ? nameOf(crumbs[position - 1] as Element) : '';
}

function contentOf(head: Element, selector: string): string {
  return head.querySelector(selector)?.getAttribute('content') ?? '';
}

function isUnlisted(head: Element): boolean {
  return contentOf(head, 'meta[name=robots]') === 'noindex';
}
