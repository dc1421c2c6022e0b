import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inWords } from '../messages/in-words.ts';
import { readServices } from '../site/content/read-services.ts';
import type { Terms } from './schema.ts';
import { parseContent, termsSchema } from './schema.ts';
import { serviceOptions } from './service-options.ts';
import { terms } from './terms.ts';

const check = (change: Partial<Terms>) => () =>
  parseContent('terms.ts', termsSchema, { ...terms, ...change });

test.each([0, 1, 20])('there may be %i notes', (count) => {
  const list = Array.from({ length: count }, (_, n) => ({ title: `Note ${n}`, text: 'We come.' }));
  expect(check({ list })).not.toThrow();
  const lines = Array.from({ length: count }, () => 'New houses.');
  if (count > 0) expect(check({ notFor: { title: 'Not for', list: lines } })).not.toThrow();
  else
    expect(check({ notFor: { title: 'Not for', list: lines } })).toThrow(
      'notFor.list: expected at least one',
    );
});

test('what is not offered is left out, and what a sentence names is there', () => {
  expect(check({ figures: {}, list: [], response: undefined, notFor: undefined })).not.toThrow();
  const { deposit: _deposit, ...figures } = terms.figures;
  expect(check({ figures })).toThrow('figures: expected deposit');
  const { arrival: _arrival, ...late } = terms.figures;
  expect(check({ figures: late })).toThrow('figures: expected arrival');
  const { newWork: _newWork, ...unwarranted } = terms.figures;
  expect(check({ figures: unwarranted })).toThrow('figures: expected newWork');
});

test('figures are whole numbers, the lower one first, and dollars are not written by hand', () => {
  expect(check({ figures: { ...terms.figures, visit: [245, 165] } })).toThrow(
    'figures.visit: expected the lower',
  );
  expect(check({ figures: { ...terms.figures, deposit: 130 } })).toThrow(
    'figures.deposit: expected at most 100',
  );
  expect(check({ list: [{ title: 'Minimum', text: 'At least $165.' }] })).toThrow(
    'list.0.text: expected no dollar',
  );
});

/*
 * The sentences of other files that say a term again. Each pattern must find some: a term that is said in words which
 * no pattern knows would agree with everything.
 */

const { figures } = terms as { figures: Required<Terms['figures']> };

/** Every file of words but the one that has the terms. */
const texts = globSync('content/**/*.{ts,md}')
  .filter((file) => !/\.test\.ts$|\/schema\.ts$|^content\/terms\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What is in the place of the pattern's first group, with the file. */
function said(pattern: RegExp): string[] {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, words = '']) => `${file}: ${words.toLowerCase()}`),
  );
}

test.each([
  ['business days to cancel', /(\w+) business days to cancel/g, inWords(figures.cancel), 10],
  ['weeks for a permit', /(\w+ to \w+) weeks(?= (?:for the town|in most towns)|[.;])/g, weeks(), 10],
  ['days of an estimate', /good for (\w+) days/g, figures.estimate, 1],
  ['warranty on new work', /(\w+) years? on new /g, inWords(figures.newWork), 3],
  ['warranty on repairs', /(\w+) years? on repairs/g, inWords(figures.repairs), 3],
  ['warranty, with a hyphen', /(\w+)-year (?:limited|workmanship|warranty)/g, years(figures.newWork), 4],
] as const)('all texts agree on the %s', (_, pattern, expected, least) => {
  const found = said(pattern);
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(found.filter((one) => !new RegExp(`: (?:${expected})$`).test(one))).toEqual([]);
});

test('every service warrants new work and repairs for as long as the terms say', () => {
  for (const { file, text } of texts.filter(({ file }) => file.endsWith('.md'))) {
    const warranty = /^## Our warranty on the work\n([\s\S]*?)^## /m.exec(text)?.[1] ?? '';
    const numbers = [...warranty.matchAll(/\b(one|two|three|four|five|six|seven|ten)\b/gi)].map(
      ([number]) => number,
    );
    expect(numbers.toSorted(), file).toEqual([inWords(figures.newWork), inWords(figures.repairs)].toSorted());
  }
});

const jobs = readServices('content', serviceOptions, []).flatMap(({ sheet }) => sheet?.jobs ?? []);

const PRICES = [
  'dayVisit',
  'emergencyVisit',
  'furtherHourAnyTime',
  'stormVisit',
  'stormVisitAtNight',
] as const;
type Visit = { name: string; price: [number, number] };
const {
  dayVisit,
  emergencyVisit,
  furtherHourAnyTime,
  stormVisit,
  stormVisitAtNight,
}: Record<(typeof PRICES)[number], Visit> = parse(readFileSync('content/prices.yaml', 'utf8'));

test('no price of a schedule is below the minimum charge, and visits cost what the terms say', () => {
  expect([figures.visit, figures.emergency]).toEqual([dayVisit.price, emergencyVisit.price]);
  expect([figures.hour[0], figures.nightHour[1]]).toEqual(furtherHourAnyTime.price);
  expect(figures.storm).toEqual(stormVisitAtNight.price);
  // An hour comes on top of a visit.
  const prices = jobs
    .filter(({ name }) => name !== furtherHourAnyTime.name)
    .flatMap(({ price }) => price?.[0] ?? []);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(figures.visit[0]);
});

test.each([
  ['an hour', /further hour/i, [furtherHourAnyTime.price]],
  ['a visit', /\bvisits?:|\bfirst hour/i, [dayVisit.price, emergencyVisit.price]],
  ['a tarp', /\btarp\b/i, [stormVisit.price, stormVisitAtNight.price]],
] as const)('every schedule has one price for %s', (_, words, prices) => {
  const found = jobs.filter(({ name }) => words.test(name));
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found.filter(({ price }) => !prices.some((each) => String(each) === String(price)))).toEqual([]);
});

test('a job of a day or less costs no less than its hours by the visit, or by the half day', () => {
  const [visit, hour] = [dayVisit.price[0], figures.hour[0]];
  const leastFor = (name: RegExp) => jobs.find((job) => name.test(job.name))?.price?.[0] ?? Number.NaN;
  const [half, whole] = [leastFor(/^Half a day of/), leastFor(/^Full day of/)];
  const cost = (hours: number) => (hours < 4 ? visit + hour * (hours - 1) : hours < 8 ? half : whole);
  const timed = jobs.flatMap(({ name, time, price }) => {
    const [, from = '', to = from, unit] =
      /^(\d+|Half a day)(?: to (\d+|a day))?(?: (hours?|day\b(?!s)))?/.exec(time) ?? [];
    const hours = (length: string) =>
      length === 'Half a day' ? 4 : length === 'a day' ? 8 : Number(length) * (unit === 'day' ? 8 : 1);
    const isShort = unit !== undefined || from === 'Half a day';
    return price && isShort && name !== furtherHourAnyTime.name
      ? [{ name, price, times: [hours(from), hours(to)] }]
      : [];
  });
  expect(timed.length).toBeGreaterThan(40);
  const cheap = timed.filter(
    ({ price, times: [from = 0, to = 0] }) => price[0] < cost(from) || price[1] < cost(to),
  );
  expect(cheap).toEqual([]);
});

test('it costs more at night', () => {
  for (const [day, night] of [
    [dayVisit.price, emergencyVisit.price],
    [figures.hour, figures.nightHour],
    [stormVisit.price, stormVisitAtNight.price],
  ] as const) {
    expect(night[0]).toBeGreaterThan(day[0]);
    expect(night[1]).toBeGreaterThan(day[1]);
  }
});

function weeks(): string {
  return figures.permit.map(inWords).join(' to ');
}

/** "two" or "2". */
function years(count: number): string {
  return `${inWords(count)}|${count}`;
}
