import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boundsOf, flatten } from '../../drawings/path-data.ts';
import {
  COLUMNS,
  HOUSE_VIEW,
  houseParts,
  leaderOf,
  PHONE_SIZE,
  PHONE_VIEW,
  phoneLeaderOf,
  phoneParts,
} from './house-parts.ts';
import { housePlaces } from './house-places.ts';

type Point = readonly [x: number, y: number];

type Line = readonly [start: Point, end: Point];

type Box = readonly [x: number, y: number, width: number, height: number];

/** The data of the paths in a group. */
function shapesOf(svg: string, id: string): string[] {
  const [group = ''] = new RegExp(`<g id="${id}"[\\s\\S]*?</g>`).exec(svg) ?? [];
  return [...group.matchAll(/<path d="([^"]*)"/g)].map(([, data = '']) => data);
}

/** The straight lines of a path. */
function segmentsOf(data: string): Line[] {
  return data.split(/(?=M)/).flatMap((piece) => between(flatten(piece)));
}

function between(points: readonly Point[]): Line[] {
  return points.slice(1).map((end, index) => [points[index] ?? end, end]);
}

function meet([a, b]: Line, [c, d]: Line): boolean {
  return sideOf(a, b, c) !== sideOf(a, b, d) && sideOf(c, d, a) !== sideOf(c, d, b);
}

/** On which side of a line a point lies. */
function sideOf([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): boolean {
  return (x2 - x1) * (y - y1) > (y2 - y1) * (x - x1);
}

function within([x, y]: readonly [x: number, y: number], [left, top, width, height]: Box): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

test('the style sheet of the places is what their data say', async () => {
  await expect(housePlaces()).toMatchFileSnapshot('./house-places.module.css');
});

test('both drawings have the same parts, each a group of its own', () => {
  expect(Object.keys(phoneParts).sort()).toEqual(Object.keys(houseParts).sort());
  for (const file of ['house', 'house-phone']) {
    const svg = readFileSync(`site/drawings/${file}.svg`, 'utf8');
    for (const name of Object.keys(houseParts)) expect(svg).toContain(`id="part-${name}"`);
  }
});

test.each([
  ['house', HOUSE_VIEW, Object.entries(houseParts).map(([name, part]) => [name, leaderOf(part)] as const)],
  [
    'house-phone',
    PHONE_VIEW,
    Object.entries(phoneParts).map(([name, part]) => [name, phoneLeaderOf(part)] as const),
  ],
] as const)(
  'the leader lines of %s end on a shape of their parts, and cross neither each other nor a dimension',
  (file, view, leaders) => {
    const svg = readFileSync(`site/drawings/${file}.svg`, 'utf8');
    const [, ...size] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? [];
    expect(size.map(Number)).toEqual(view);
    const dimensions = shapesOf(svg, 'dimensions').flatMap(segmentsOf);
    for (const [name, points] of leaders) {
      const end = points.at(-1) ?? [0, 0];
      expect(
        shapesOf(svg, `part-${name}`).some((data) => within(end, boundsOf(data))),
        name,
      ).toBe(true);
      for (const point of points) expect(within(point, view), name).toBe(true);
      const own = between(points);
      for (const line of dimensions)
        expect(
          own.some((part) => meet(part, line)),
          `${name} and a dimension`,
        ).toBe(false);
      for (const [other, its] of leaders)
        expect(
          name !== other && own.some((part) => between(its).some((line) => meet(part, line))),
          `${name} and ${other}`,
        ).toBe(false);
    }
  },
);

test('no leader line of the large house crosses a label', () => {
  const { height } = COLUMNS;
  const [, viewTop, , viewHeight] = HOUSE_VIEW;
  for (const [name, part] of Object.entries(houseParts)) {
    const y = part.label[1];
    expect(y - height / 2 >= viewTop && y + height / 2 <= viewTop + viewHeight, name).toBe(true);
    for (const [
      other,
      {
        label: [side, itsY],
      },
    ] of Object.entries(houseParts)) {
      if (name === other) continue;
      if (side === part.label[0])
        expect(Math.abs(itsY - y), `${name} and ${other}`).toBeGreaterThanOrEqual(height);
      const [start, end] = COLUMNS[side];
      const middle: Line = [
        [start, itsY],
        [end, itsY],
      ];
      expect(
        between(leaderOf(part)).some((line) => meet(line, middle)),
        `${name} over ${other}`,
      ).toBe(false);
    }
  }
});

test('on a phone no two labels share a place for the finger, and each is 44 pixels high at 360', () => {
  const unit = (360 - 2 * 16) / PHONE_SIZE[0];
  const labels = Object.entries(phoneParts);
  for (const [name, { label }] of labels) {
    expect(label[3] * unit, name).toBeGreaterThanOrEqual(44);
    for (const [other, { label: its }] of labels) {
      const apart =
        label[0] + label[2] <= its[0] ||
        its[0] + its[2] <= label[0] ||
        label[1] + label[3] <= its[1] ||
        its[1] + its[3] <= label[1];
      expect(name === other || apart, `${name} and ${other}`).toBe(true);
    }
  }
});
