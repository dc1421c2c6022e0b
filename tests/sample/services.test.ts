import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { bannedHabits, examples } from '../banned-habits.ts';
import { company, serviceDetails } from '../sample.ts';
import { serviceTexts, texts } from './texts.ts';

/** The headings that every service's page has, in their order. */
const HEADINGS = [
  'Before we come',
  'How it goes',
  'Questions people ask',
  'Permits and who files them',
  'Our warranty on the work',
  'When not to call us',
];

const services = serviceTexts.map(({ file, text }) => ({ name: basename(file, '.md'), text }));

const sheets = Object.entries(serviceDetails).flatMap(([name, { sheet }]) =>
  sheet ? [{ name, sheet }] : [],
);

test.each(services)('$name has the same headings as every other service', ({ text }) => {
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(HEADINGS);
  const questions = [...text.matchAll(/^### (.*)$/gm)].map(([, heading = '']) => heading);
  expect(questions.length).toBeGreaterThanOrEqual(3);
  // What is not offered yet is announced, as the specification asks.
  expect(questions.filter((question) => !/\?$|: coming soon$/.test(question))).toEqual([]);
  expect(text).not.toMatch(/^#{4}/m);
});

test.each(services)('$name has its sheet, and no price hidden in its text', ({ name, text }) => {
  expect(sheets.map((sheet) => sheet.name)).toContain(name);
  expect(serviceDetails[name]?.sheet?.jobs.length).toBeGreaterThanOrEqual(5);
  expect(text).not.toContain('$');
});

test('a page that asks for photos says how they reach us, in the same words everywhere', () => {
  const all = services.map(({ text }) => text).join('\n');
  expect(all).not.toMatch(/\bsend [^.\n]*\bphotos?\b/i);
  expect(all.match(/\breply to our confirmation email with (?:a )?photos?\b/gi)?.length).toBeGreaterThan(9);
});

test.each(services)('$name says who files in New York City, where that is offered', ({ text }) => {
  const permits = /^## Permits and who files them\n([\s\S]*?)^## /m.exec(text)?.[1];
  expect(permits?.includes('New York City')).toBe(company.areasServed.includes('New York City'));
});

test('no two services say the same sentence, and no two reviews have one name', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, text } of services) {
    for (const sentence of text.match(/[A-Z][^.?!\n]{40,}[.?!]/g) ?? []) {
      if (seen.has(sentence) && seen.get(sentence) !== name) twice.push(sentence);
      seen.set(sentence, name);
    }
  }
  expect(twice.filter((sentence) => !REQUIRED_ALIKE.test(sentence))).toEqual([]);
  const names = sheets.flatMap(({ sheet }) => sheet.review?.name ?? []);
  expect(new Set(names).size).toBe(names.length);
});

/** What safety, the law or our own terms need said alike. */
const REQUIRED_ALIKE =
  /license numbers|licensed tradespeople|permit|warranties before you sign|lead-safe|RRP|911|switch or flame inside|light or switch|water upstairs|wet light|main valve|flat ceiling|floor in front of it/i;

test('no service has one of the habits that we keep out of our words', () => {
  const read = texts.filter(({ file }) => /\/(?:services\/|prices)/.test(file));
  expect(read.length).toBeGreaterThan(14);
  const found = read.flatMap(({ file, text }) => bannedHabits(text).map((words) => `${file}: ${words}`));
  expect(found).toEqual([]);
});

test('each of these habits is found in its example', () => {
  expect(examples.filter((example) => bannedHabits(example).length === 0)).toEqual([]);
});
