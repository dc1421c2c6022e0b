import { expect, test } from 'vitest';
import { holidayOn, WEEKDAYS, weekdayOf } from '../../contract/days.ts';
import { holidays as holidaysWords } from '../../messages/en/holidays.ts';
import { licenceLine } from '../../messages/licence-line.ts';
import { hoursInShort } from '../../site/opening-hours.ts';
import { inTerms, termsOfArea } from '../../site/terms.ts';
import { dollars, priceOf } from '../../site/ui/schedule/price.ts';
import {
  about,
  areas,
  commercial,
  company,
  contactWords,
  crew,
  estimateWords,
  licensedTrades,
  office,
  serviceDetails,
  terms,
} from '../sample.ts';
import { textOf } from './elements.ts';
import { documentOf, pages, services } from './site.ts';

/** Who comes, where to and on what terms: what is data in `content/` is on its pages, whole, and there alone. */

const licences = [...company.licences, ...company.otherLicences];

test('each of the crew has a row', () => {
  const table = documentOf('/about').querySelector(`table[aria-label="${about.crew.title}"]`);
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map(textOf);
  expect(rows).toHaveLength(crew.length);
  for (const [n, { name, trade, since, calledFor }] of crew.entries()) {
    for (const part of [name, trade, String(since), calledFor]) expect(rows[n]).toContain(part);
  }
});

test('each licensed trade is below the crew with its license', () => {
  const table = documentOf('/about').querySelector(`table[aria-label="${about.trades.title}"]`);
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map(textOf);
  expect(rows).toHaveLength(licensedTrades.length);
  for (const [n, { name, holder, licences }] of licensedTrades.entries()) {
    for (const part of [name, holder, ...licences.map(licenceLine)]) expect(rows[n]).toContain(part);
  }
});

test('the page with the form names who measures, and no other', () => {
  const text = textOf(documentOf('/estimate').body);
  expect(text.includes(estimateWords.measures.split('{')[0] ?? '')).toBe(
    crew.some(({ measures }) => measures),
  );
  expect(crew.filter(({ name }) => text.includes(name))).toEqual(crew.filter(({ measures }) => measures));
});

test('every note of the contract is there, with its own figures and no others', () => {
  const notes = documentOf('/about').querySelector('#contract');
  const titles = [...(notes?.querySelectorAll('summary') ?? [])].map(textOf);
  const expected = terms.list.map(({ title, fact = '' }) => `${title} ${inTerms(terms, fact)}`.trim());
  expect(titles).toEqual(expect.arrayContaining(expected));
  expect(textOf(notes as Element)).not.toMatch(/[{}]/);
});

test.each(['/about', '/contact'])('%s has no dollars but those of the terms', (path) => {
  const { visit = [], emergency = [], hour = [], nightHour = [], storm = [] } = terms.figures;
  const { occurrence = [], aggregate = [] } = terms.figures;
  const known = [visit, emergency, hour, nightHour, storm, occurrence, aggregate].flat().map(dollars);
  const shown = textOf(documentOf(path).body).match(/\$[\d,]*\d/g) ?? [];
  expect(shown.filter((amount) => !known.includes(amount))).toEqual([]);
});

test.runIf(commercial)(
  'the page for agents has the price of each job that it names, and its button chooses their service',
  () => {
    const { jobs, service } = commercial;
    const slug = service.replace('/service/', '');
    const priced = serviceDetails[slug]?.sheet?.jobs.filter(({ name }) => jobs.includes(name)) ?? [];
    const { body } = documentOf('/commercial');
    const items = [...body.querySelectorAll('main header li')].map(textOf);
    expect(items).toEqual(priced.map((job) => `${job.name}: ${priceOf(job)}`));
    const chosen = services.find(({ path }) => path === service)?.service ?? '';
    expect(
      body.querySelector(`main a[href="/estimate?service=${encodeURIComponent(chosen)}"]`),
    ).not.toBeNull();
  },
);

test('the contact page says how soon we come, where we say it at all', () => {
  const [from, to] = terms.figures.arrival ?? [];
  const text = textOf(documentOf('/contact').body).replaceAll('\u00a0', ' ');
  expect(text.includes(`${from} to ${to} minutes`)).toBe(
    terms.response?.some(({ text }) => text.includes('{arrival}')) ?? false,
  );
});

test.each(pages)('the footer of $path says when the office answers, below its number', ({ path }) => {
  const phone = documentOf(path).querySelector('body > footer [data-cell=phone]');
  expect(textOf(phone)).toContain(`${company.phone} ${hoursInShort(office)}`);
});

test('the contact page names the days on which the office is closed, and search engines know their dates', () => {
  const page = documentOf('/contact');
  const lines = [...page.querySelectorAll('dd')].map(textOf);
  const line = lines.find((each) => each.startsWith(holidaysWords.closed.split('{')[0] ?? '')) ?? '';
  expect(
    Object.keys(holidaysWords.holidayNames).filter((day) =>
      line.includes(holidaysWords.holidayNames[day as never]),
    ),
  ).toEqual(Object.keys(holidaysWords.holidayNames).filter((day) => office.holidays.includes(day as never)));
  const script = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const { specialOpeningHoursSpecification: told = [] } = JSON.parse(script)['@graph'][0];
  for (const { name, validFrom } of told) {
    expect(name).toBe(holidaysWords.holidayNames[holidayOn(validFrom, office.holidays) as never]);
    expect(office.hours?.[WEEKDAYS[weekdayOf(validFrom)]]).not.toEqual([]);
  }
  // Of those that always fall on a Monday or a Thursday, none can be missing.
  const { monday = [], thursday = [] } = office.hours ?? {};
  const names = told.map(({ name }: { name: string }) => name);
  for (const [day, spans] of [
    ['mlk-day', monday],
    ['memorial-day', monday],
    ['labor-day', monday],
    ['thanksgiving', thursday],
  ] as const) {
    const isClosed = office.holidays.includes(day) && spans.length > 0;
    expect(names.filter((name: string) => name === holidaysWords.holidayNames[day])).toHaveLength(
      isClosed ? 1 : 0,
    );
  }
});

test('each area has its towns and its license, which leads to where it can be looked up', () => {
  const index = documentOf('/contact').querySelector('#areas') as Element;
  expect(textOf(index)).toContain(contactWords.areas);
  const parts = [...index.querySelectorAll('details')];
  expect(parts).toHaveLength(areas.length);
  for (const [n, { name, licence: title, towns }] of areas.entries()) {
    const part = parts[n] as Element;
    const licence = licences.find((each) => each.title === title);
    expect(textOf(part)).toContain(name);
    for (const sentence of termsOfArea(terms, contactWords, { name }))
      expect(textOf(part)).toContain(sentence);
    expect([...part.querySelectorAll('li')].map(textOf)).toEqual(towns);
    const link = part.querySelector('a') as Element;
    expect([textOf(link), link.getAttribute('href')]).toEqual([
      licence && licenceLine(licence),
      licence?.registry,
    ]);
  }
  // What search engines are told of it.
  expect(areas.map(({ name }) => name)).toEqual(company.areasServed);
});

test('the page about us leads to every office that gave out a license', () => {
  const links = [...documentOf('/about').querySelectorAll('#contract a[href^="http"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(licences.map(({ registry }) => registry));
});
