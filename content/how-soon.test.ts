import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readServices } from '../site/content/read-services.ts';
import { howSoon } from './how-soon.ts';
import { howSoonSchema } from './schema.ts';
import { serviceOptions } from './service-options.ts';
import { terms } from './terms.ts';

const isGood = (change: object) => howSoonSchema.safeParse({ ...howSoon, ...change }).success;

test('the sentence names every figure, and whether they are a sample', () => {
  expect(isGood({})).toBe(true);
  expect(isGood({ text: howSoon?.text.replace('{measure}', 'five') })).toBe(false);
  expect(isGood({ text: howSoon?.text.replace('{sample}', '') })).toBe(false);
  expect(isGood({ figures: { ...howSoon?.figures, repair: [3, 1] } })).toBe(false);
});

test('it begins with the talk, up to which the promise of an answer holds', () => {
  expect(howSoon?.text).toContain('after we talk');
  expect(howSoon?.text).not.toMatch(/\b(?:answer|reply|call you|get back|after you (?:write|send|ask))\b/i);
});

const services = readServices('content', serviceOptions, []);
const texts = globSync('content/services/*.md').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('an emergency is said to take as long as the terms say, below the steps of what may not be able to wait', () => {
  expect(howSoon?.emergency?.arrival).toEqual(terms.figures.arrival);
  const urgent = ({ text }: { text: string }) =>
    /^## How it goes\n(?:(?!##).*\n)*\n::arrival\n\n(?:::photo.*\n\n)?##/m.test(text);
  expect(texts.filter(urgent).map(({ file }) => basename(file, '.md'))).toEqual(
    services.flatMap(({ slug, sheet }) => (sheet?.urgent ? slug : [])),
  );
});

test('no other words say by when we come to measure, or send a price', () => {
  const others = globSync(['content/services/*', 'content/*.ts']).filter(
    (file) => !/\.test\.ts$|\/(?:schema|how-soon)\.ts$/.test(file),
  );
  const found = others.flatMap(
    (file) =>
      readFileSync(file, 'utf8').match(
        /\b(?:come|measure|visit|price|estimate|start)s? (?:\w+ )?(?:within|in) (?:a|one|two|three|\d+) (?:business )?(?:days?|weeks?)\b/gi,
      ) ?? [],
  );
  expect(others.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
