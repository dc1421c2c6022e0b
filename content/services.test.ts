import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readServices } from '../site/content/read-services.ts';
import { bannedHabits, examples } from '../tests/banned-habits.ts';
import { company } from './company.ts';
import { serviceOptions } from './service-options.ts';

/** The headings that every service's page has, in their order. */
const HEADINGS = [
  'Before we come',
  'How it goes',
  'Questions people ask',
  'Permits and who files them',
  'Our warranty on the work',
  'When not to call us',
];

const texts = globSync('content/services/*.md').map((file) => ({
  name: basename(file, '.md'),
  text: readFileSync(file, 'utf8').replace(/^---[\s\S]*?\n---\n/, ''),
}));

const sheets = readServices('content', serviceOptions, []).flatMap(({ slug, sheet }) =>
  sheet ? [{ name: slug, sheet }] : [],
);

test.each(texts)('$name has the same headings as every other service', ({ text }) => {
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(HEADINGS);
  const questions = [...text.matchAll(/^### (.*)$/gm)].map(([, heading = '']) => heading);
  expect(questions.length).toBeGreaterThanOrEqual(3);
  // What is not offered yet is announced, as the specification asks.
  expect(questions.filter((question) => !/\?$|: coming soon$/.test(question))).toEqual([]);
  expect(text).not.toMatch(/^#{4}/m);
});

test.each(texts)('$name has its sheet, and no price hidden in its text', ({ name, text }) => {
  expect(sheets.map((sheet) => sheet.name)).toContain(name);
  expect(text).not.toContain('$');
});

test('a page that asks for photos says how they reach us, in the same words everywhere', () => {
  const all = texts.map(({ text }) => text).join('\n');
  expect(all).not.toMatch(/\bsend [^.\n]*\bphotos?\b/i);
  expect(all.match(/\breply to our confirmation email with (?:a )?photos?\b/gi)?.length).toBeGreaterThan(9);
});

test.each(texts)('$name says who files in New York City, where that is offered', ({ text }) => {
  const permits = /^## Permits and who files them\n([\s\S]*?)^## /m.exec(text)?.[1];
  expect(permits?.includes('New York City')).toBe(company.areasServed.includes('New York City'));
});

test('no two services say the same sentence, and no two reviews have one name', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, text } of texts) {
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
  const found = texts.flatMap(({ name, text }) => bannedHabits(text).map((words) => `${name}: ${words}`));
  const inSheets = sheets.flatMap(({ name, sheet }) =>
    bannedHabits(JSON.stringify(sheet)).map((words) => `${name}: ${words}`),
  );
  expect([...found, ...inSheets]).toEqual([]);
});

test('each of these habits is found in its example', () => {
  expect(examples.filter((example) => bannedHabits(example).length === 0)).toEqual([]);
});
