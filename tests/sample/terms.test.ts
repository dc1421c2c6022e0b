import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Terms } from '../../contract/content/schema.ts';
import { inWords } from '../../messages/in-words.ts';
import { howSoon, serviceDetails, terms } from '../sample.ts';
import { serviceTexts, texts } from './texts.ts';

/*
 * The sentences of other files that say a term again. Each pattern must find some: a term that is said in words which
 * no pattern knows would agree with everything.
 */

const { figures } = terms as { figures: Required<Terms['figures']> };

/** Every file of words but the one that has the terms. */
const others = texts.filter(({ file }) => file !== 'content/terms.yaml');

/** What is in the place of the pattern's first group, with the file. */
function said(pattern: RegExp): string[] {
  return others.flatMap(({ file, text }) =>
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
  for (const { file, text } of serviceTexts) {
    const warranty = /^## Our warranty on the work\n([\s\S]*?)^## /m.exec(text)?.[1] ?? '';
    const numbers = [...warranty.matchAll(/\b(one|two|three|four|five|six|seven|ten)\b/gi)].map(
      ([number]) => number,
    );
    expect(numbers.toSorted(), file).toEqual([inWords(figures.newWork), inWords(figures.repairs)].toSorted());
  }
});

const jobs = Object.values(serviceDetails).flatMap(({ sheet }) => sheet?.jobs ?? []);

const prices = parse(readFileSync('content/prices.yaml', 'utf8')) as Record<
  'dayVisit' | 'emergencyVisit' | 'furtherHourAnyTime' | 'stormVisit' | 'stormVisitAtNight',
  { name: string; price: [number, number] }
>;
const { dayVisit, emergencyVisit, furtherHourAnyTime, stormVisit, stormVisitAtNight } = prices;

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

test('how soon we come is counted from the talk, up to which the promise of an answer holds', () => {
  expect(howSoon.text).toContain('after we talk');
  expect(howSoon.text).not.toMatch(/\b(?:answer|reply|call you|get back|after you (?:write|send|ask))\b/i);
});

test('an emergency takes as long as the terms say, below the steps of what may not be able to wait', () => {
  expect(howSoon.emergency?.arrival).toEqual(figures.arrival);
  const urgent = Object.keys(serviceDetails).filter((slug) => serviceDetails[slug]?.sheet?.urgent);
  const told = serviceTexts.filter(({ text }) =>
    /^## How it goes\n(?:(?!##).*\n)*\n::arrival\n\n(?:::figure.*\n\n)?##/m.test(text),
  );
  expect(told.map(({ file }) => basename(file, '.md')).sort()).toEqual(urgent.sort());
  expect(urgent.length).toBeGreaterThan(1);
});

test('no other words say by when we come to measure, or send a price', () => {
  const PACE =
    /\b(?:come|measure|visit|price|estimate|start)s? (?:\w+ )?(?:within|in) (?:a|one|two|three|\{\w+\}|\d+) (?:business )?(?:days?|weeks?)\b/gi;
  const found = texts.flatMap(({ file, text }) => (text.match(PACE) ? [file] : []));
  expect(texts.length).toBeGreaterThan(35);
  expect(found).toEqual(['content/how-soon.yaml']);
});

function weeks(): string {
  return figures.permit.map(inWords).join(' to ');
}

/** "two" or "2". */
function years(count: number): string {
  return `${inWords(count)}|${count}`;
}
