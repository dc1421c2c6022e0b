import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { howSoon } from './how-soon.ts';
import { howSoonSchema } from './schema.ts';

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

const texts = globSync('content/services/*.mdx').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(texts)('$file has it among its steps, once', ({ text }) => {
  const [, steps = ''] = /^## How it goes\n([\s\S]*?)^## /m.exec(text) ?? [];
  expect(steps).toMatch(/\n\n<HowSoon \/>\n\n$/);
  expect(text.match(/<HowSoon/g)).toHaveLength(1);
});

test('no other words say by when we come to measure, or send a price', () => {
  const others = globSync(['content/{services,sheets}/*', 'content/*.ts']).filter(
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
