import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { nameOf, textOf } from './elements.ts';
import { documentOf, manifest, pages } from './site.ts';

/** The metadata for search engines and shared links, compared with the page. */

/** The titles that the specification quotes. */
const QUOTED: Record<string, string> = {
  '/': 'home',
  '/home': 'home',
  '/contact': 'contact',
  '/estimate': 'Get a Free Estimate',
};

/** Pages whose title says a kind of work or a subject that people search for by its own name. */
const SUBJECT = /^\/(?:service\/|Andersen$|ultimate-guide)/;

describe.each(pages.map(({ path }) => path))('%s', (path) => {
  const { head } = documentOf(path);

  test('every value of its structured data stands on it', () => {
    const graph: object[] = dataOf(path)['@graph'];
    expect(graph.length).toBeGreaterThan(0);
    expect(graph.flatMap(valuesOf).filter((value) => !standsOn(path, value))).toEqual([]);
  });

  test('its description fills a search result and is not cut there', () => {
    const { length } = contentOf(head, 'meta[name=description]');
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(160);
  });

  test('its title tells whose page it is, or what it is about', () => {
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

test('what search engines should know of the business stands on some page', () => {
  const keys = pages.flatMap(({ path }) =>
    dataOf(path)['@graph'].flatMap((node: object) => [
      ...Object.keys(node),
      ...valuesOf(node).map(({ key }) => key),
    ]),
  );
  for (const key of ['telephone', 'address', 'areaServed', 'geo', 'foundingDate', 'slogan', 'opens']) {
    expect(keys).toContain(key);
  }
  expect(keys.includes('sameAs')).toBe(company.profiles.length > 0);
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

function standsOn(path: string, { key, value, of }: Value): boolean {
  const page = documentOf(path);
  const links = [...page.querySelectorAll('a[href], link[rel=canonical]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  if (key === 'latitude' || key === 'longitude') return links.some((link) => link.includes(String(value)));
  if (key === 'telephone') return links.includes(`tel:${value}`);
  if (key === 'description') return contentOf(page.head, 'meta[name=description]') === value;
  if (key === 'opens' || key === 'closes') return textOf(page.body).includes(onTheClock(String(value)));
  if (key === 'dayOfWeek') return isDayNamed(textOf(page.body), String(value));
  if (key === 'position') return crumbAt(page, Number(value)) === Reflect.get(of, 'name');
  if (typeof value === 'string' && /^https?:/.test(value)) {
    const { href } = new URL(value);
    return links.some((link) => URL.parse(link, manifest.siteUrl)?.href === href);
  }
  return textOf(page.body).includes(String(value));
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
