import { expect, test } from 'vitest';
import { readTokens } from './read-tokens.ts';

const colorOf = readTokens();

const TEXT = 4.5;
/** Large text, lines of a drawing and the edges of controls. */
const LARGE = 3;

/** Foregrounds on backgrounds, and the minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [front: string, back: string, least: number][] = [
  ['text', 'page', TEXT],
  ['text', 'raised', TEXT],
  ['text', 'wood', TEXT],
  ['text', 'board', TEXT],
  ['text', 'plinth', TEXT],
  ['line', 'plinth', LARGE],
  ['text', 'wash', TEXT],
  ['text', 'selection', TEXT],
  ['quiet', 'page', TEXT],
  ['quiet', 'raised', TEXT],
  ['line', 'page', TEXT],
  ['line', 'raised', TEXT],
  ['on-action', 'action', TEXT],
  ['on-action', 'action-hover', TEXT],
  ['action', 'page', TEXT],
  ['action', 'raised', TEXT],
  ['on-band', 'band', TEXT],
  ['on-band-quiet', 'band', TEXT],
  ['good', 'page', TEXT],
  ['good', 'raised', TEXT],
  ['error', 'page', TEXT],
  ['error', 'raised', TEXT],
  ['control', 'page', LARGE],
  ['control', 'raised', LARGE],
  ['focus', 'page', LARGE],
  ['focus', 'raised', LARGE],
  ['line', 'wash', LARGE],
  ['line', 'glass', LARGE],
  ['line', 'water', LARGE],
  ['text', 'water', TEXT],
];

for (const theme of ['light', 'dark'] as const) {
  test.each(pairs)(`${theme}: %s on %s`, (front, back, least) => {
    const contrast = contrastOf(colorOf(front, theme), colorOf(back, theme));
    expect(contrast, `${contrast.toFixed(2)} to 1`).toBeGreaterThanOrEqual(least);
  });
}

/** On the blueprint the lines carry the structure: two blues dark enough for text are too similar. */
test.each([
  ['rule', 'page', LARGE],
  ['rule', 'raised', LARGE],
  ['plinth-rule', 'plinth', LARGE],
  ['plinth-rule', 'page', LARGE],
  ['board-rule', 'board', LARGE],
  ['board-rule', 'page', LARGE],
  ['wood', 'page', 2.5],
  ['raised', 'page', 1.5],
  ['board', 'page', 1.5],
  ['plinth', 'page', 1.2],
  ['band', 'page', 1.2],
] as const)('in the dark theme %s is told from %s', (front, back, least) => {
  const contrast = contrastOf(colorOf(front, 'dark'), colorOf(back, 'dark'));
  expect(contrast, `${contrast.toFixed(2)} to 1`).toBeGreaterThanOrEqual(least);
});

test.each(['light', 'dark'] as const)(
  '%s: the rows of a table are told apart, but are no stripes',
  (theme) => {
    const contrast = contrastOf(colorOf('hairline', theme), colorOf('page', theme));
    expect(contrast).toBeGreaterThan(1.4);
    expect(contrast).toBeLessThan(2);
  },
);

test('in the dark theme the band that closes a page is the quietest surface', () => {
  for (const surface of ['page', 'raised', 'wood', 'wash'] as const) {
    expect(luminance(colorOf('plinth', 'dark')), surface).toBeLessThan(luminance(colorOf(surface, 'dark')));
  }
});

test('in the dark theme nothing in a drawing looks like a hole in its sheet', () => {
  for (const fill of ['wash', 'wood', 'glass', 'glow'] as const) {
    for (const sheet of ['page', 'raised'] as const) {
      expect(luminance(colorOf(fill, 'dark')), `${fill} on ${sheet}`).toBeGreaterThan(
        luminance(colorOf(sheet, 'dark')),
      );
    }
  }
});

test('the contrast is counted as the standard counts it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
