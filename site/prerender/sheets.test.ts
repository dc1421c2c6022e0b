import { expect, test } from 'vitest';
import { DETAILS } from '../../contract/content/schema/details.ts';
import { byName } from '../by-name.ts';
import { pageContent } from '../testing/sample-content.ts';

test('every service shows a detail of its own', () => {
  const drawings = Object.values(pageContent.sheets).map(({ detail }) => detail?.drawing);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('the parts of every detail are those that the comment at the head of its drawing lists', () => {
  const drawn = byName(
    import.meta.glob<string>('../drawings/details/*.svg', { query: '?raw', import: 'default', eager: true }),
  );
  const parts = [...drawn].map(([name, svg]) => [name, /<!-- Parts: (.+?) -->/.exec(svg)?.[1]?.split(', ')]);
  expect(Object.fromEntries(parts)).toEqual(DETAILS);
});
