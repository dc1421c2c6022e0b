import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { crew } from '../../../tests/sample.ts';
import { boundsOf } from '../../drawings/path-data.ts';
import { FIGURE, placeHeight } from './crew-elevation.tsx';

const drawn = crew.flatMap(({ height, figure }) => (height && figure ? [{ height, figure }] : []));

test.each(drawn)('the $figure is as tall as the person', ({ height, figure }) => {
  const [, high] = FIGURE.size;
  expect((placeHeight(height) * (high - FIGURE.head)) / high).toBeCloseTo(12 * height[0] + height[1], 1);
  // In the drawing: of the same size, and with nothing above the head's line but a hat, nothing under the ground.
  const svg = readFileSync(`site/drawings/crew-${figure}.svg`, 'utf8');
  expect(svg).toContain(`viewBox="0 0 ${FIGURE.size.join(' ')}"`);
  const path = /<path d="([^"]*)"[^>]*id="head"/.exec(svg)?.[1] ?? '';
  expect(boundsOf(path)[1]).toBe(FIGURE.head);
  // A head is a seventh and a half of the whole.
  expect((high - FIGURE.head) / boundsOf(path)[3]).toBeCloseTo(7.5, 1);
  const feet = [...svg.matchAll(/<path d="([^"]*)" fill="var\(--color-(?:band|raised|cloth)\)"\/>/g)]
    .map(([, data = '']) => boundsOf(data))
    .map(([, top, , high]) => top + high);
  expect(Math.max(...feet)).toBe(high);
});

test('each figure is one of its own', () => {
  expect(drawn.length).toBeGreaterThan(1);
  expect(new Set(drawn.map(({ figure }) => figure)).size).toBe(drawn.length);
});
