import { expect, test } from 'vitest';
import { boundsOf, flatten } from './path-data.ts';

test.each([
  ['lines, absolute and relative', 'M10 20H30v5L5 50Z', [5, 20, 25, 30]],
  ['lines after the first point of a move', 'm10 10 5 5-20 0', [-5, 10, 20, 5]],
  ['a relative move after a closed path', 'M10 10h5v5zm100 0h1', [10, 10, 101, 5]],
  ['a curve with its control points', 'M0 0C0 40 10 40 10 0', [0, 0, 10, 40]],
  ['numbers without spaces', 'M.5.5-1-1', [-1, -1, 1.5, 1.5]],
  ['an arc, with room for any', 'M0 0a5 5 0 1 0 10 0', [-10, -10, 30, 20]],
  ['an arc with its flags run together', 'M0 0a5 5 0 1010 0', [-10, -10, 30, 20]],
])('the box around %s', (_, data, box) => {
  expect(boundsOf(data)).toEqual(box);
});

test('a curve is followed by points that lie on it', () => {
  const points = flatten('M0 0Q50 100 100 0');
  expect(points[0]).toEqual([0, 0]);
  expect(points.at(-1)).toEqual([100, 0]);
  for (const [x, y] of points) expect(y).toBeCloseTo(2 * x * (1 - x / 100), 6);
});

test('a path is refused rather than read wrongly', () => {
  expect(() => boundsOf('M0 0S1 1 2 2')).toThrow('command S');
  expect(() => flatten('M0 0A5 5 0 0 0 10 0')).toThrow('arc');
});
