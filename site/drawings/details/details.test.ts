import { expect, test } from 'vitest';
import type { ServiceSheet } from '../../../content/schema.ts';
import { boxOf, endsOf, leadersOf, SIZES } from './detail-pictures.ts';
import { details } from './details.ts';
import { PICTURE_SIZE, type Point, SHEET } from './draw.ts';

const sheets = Object.entries(
  import.meta.glob<ServiceSheet>('../../../content/sheets/*.ts', { eager: true, import: 'sheet' }),
);
const all = Object.entries(details).map(([name, detail]) => ({ name, detail }));

test('every service shows a detail of its own, and every detail is shown', () => {
  const shown = sheets.map(([, { detail }]) => detail?.drawing);
  expect(shown.toSorted()).toEqual(Object.keys(details).toSorted());
});

test.each(sheets)(
  '%s has a title, and a label for each part of its drawing, in their order',
  (_, { detail }) => {
    expect(detail?.title).toBeTruthy();
    expect(Object.keys(detail?.labels ?? {})).toEqual(
      Object.keys(details[detail?.drawing ?? '']?.parts ?? {}),
    );
  },
);

test.each(all)('$name: every leader ends in the drawing, and passes no other and no dot', ({ detail }) => {
  const leaders = leadersOf(detail);
  for (const [index, leader] of leaders.entries()) {
    expect(isOnSheet(startOf(leader)), `leader ${index + 1}`).toBe(true);
    for (const [number, other] of leaders.entries()) {
      if (number === index) continue;
      expect(cross(leader, other), `leaders ${index + 1} and ${number + 1}`).toBe(false);
      const away = Math.min(...segments(leader).map((line) => distance(startOf(other), line)));
      expect(away, `leader ${index + 1} at the dot of ${number + 1}`).toBeGreaterThanOrEqual(DOT + 6);
    }
  }
});

test.each(all)(
  '$name: every leader is level, or has one leg at 45 or 60 degrees that is seen as one',
  ({ detail }) => {
    for (const [index, leader] of leadersOf(detail).entries()) {
      const slopes = segments(leader).flatMap(([[ax, ay], [bx, by]]) =>
        Math.abs(by - ay) < 1 ? [] : [{ height: Math.abs(by - ay), run: bx - ax }],
      );
      expect(slopes.length, `legs of leader ${index + 1}`).toBeLessThanOrEqual(1);
      for (const { height, run } of slopes) {
        const degrees = Math.round((Math.atan2(height, run) * 180) / Math.PI);
        expect([45, 60], `angle of leader ${index + 1}`).toContain(degrees);
        expect(height, `jog of leader ${index + 1}`).toBeGreaterThanOrEqual(10);
      }
    }
  },
);

test.each(all)('$name: one to three measures, their texts on the sheet, free of leaders', ({ detail }) => {
  const { dimensions } = detail;
  expect(dimensions.length).toBeGreaterThanOrEqual(1);
  expect(dimensions.length).toBeLessThanOrEqual(3);
  const leaders = leadersOf(detail);
  for (const dimension of dimensions) {
    const ends = endsOf(dimension);
    for (const [number, leader] of leaders.entries()) {
      const message = `leader ${number + 1} over the line of ${dimension.text}`;
      expect(cross(leader, ends), message).toBe(false);
      for (const end of ends) {
        const away = Math.min(...segments(leader).map((line) => distance(end, line)));
        expect(away, message).toBeGreaterThanOrEqual(6);
      }
    }
  }
  for (const { text: size } of SIZES) {
    const boxes = dimensions.map((dimension) => ({ ...boxOf(dimension, size), words: dimension.text }));
    for (const [index, box] of boxes.entries()) {
      const message = `${box.words} at ${size}`;
      expect(isInside([box.left, box.top]) && isInside([box.right, box.bottom]), message).toBe(true);
      for (const other of boxes.slice(index + 1)) {
        const meet =
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom;
        expect(meet, `${other.words} and ${message}`).toBe(false);
      }
      for (const [number, leader] of leaders.entries())
        expect(goesThrough(leader, box), `leader ${number + 1} through ${message}`).toBe(false);
    }
  }
});

test.each(all)(
  '$name: figures stand above lines that lie, and at the left of those that are upright',
  ({ detail }) => {
    for (const dimension of detail.dimensions) {
      const [[ax, ay], [bx, by]] = endsOf(dimension);
      const usual = Math.abs(by - ay) > Math.abs(bx - ax) ? 'left' : 'above';
      // Beside its end where the line is shorter than the text of a phone's picture.
      const length = Math.hypot(bx - ax, by - ay);
      const side =
        length < dimension.text.length * 30 * 0.45 && dimension.side !== usual ? dimension.side : usual;
      expect(dimension.side, dimension.text).toBe(side);
    }
  },
);

test.each(all)('$name: all that is drawn keeps away from the edge of the sheet', ({ detail }) => {
  const paths = [...detail.art.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) => pointsOf(d ?? ''));
  const circles = [...detail.art.matchAll(/cx="(\S+)" cy="(\S+)"/g)].map(
    (match): Point => [Number(match[1]), Number(match[2])],
  );
  const ends = detail.dimensions.flatMap(endsOf);
  expect([...paths, ...circles, ...ends].filter((point) => !isInside(point))).toEqual([]);
});

test('no text in a drawing is smaller than 12 pixels, from a phone 360 pixels wide on', () => {
  const narrowest = { a: 325, b: 420, c: 640 };
  for (const { name, text } of SIZES) {
    expect((text * narrowest[name]) / PICTURE_SIZE[0], name).toBeGreaterThanOrEqual(12);
  }
});

/** The radius of the largest. */
const DOT = 5;

/** How far from the edge of the sheet everything stays. */
const EDGE = 12;

function isInside([x, y]: Point): boolean {
  return x >= EDGE && x <= SHEET.width - EDGE && y >= EDGE && y <= SHEET.height - EDGE;
}

/** All points of a path, those that only bend its curves too. */
function pointsOf(d: string): Point[] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0] as const]));
}

/** How far a point is from a line. */
function distance([x, y]: Point, [[ax, ay], [bx, by]]: [Point, Point]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const nearest = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - nearest * dx, y - ay - nearest * dy);
}

function isOnSheet([x, y]: Point): boolean {
  return x >= 0 && x <= SHEET.width && y >= 0 && y <= SHEET.height;
}

/** Where a leader leaves its part. */
function startOf([start]: Point[]): Point {
  if (!start) throw new Error('a leader without points');
  return start;
}

/** Whether two polylines have a point in common. */
function cross(one: Point[], other: Point[]): boolean {
  return segments(one).some(([a, b]) => segments(other).some(([c, d]) => meet(a, b, c, d)));
}

type Box = { left: number; right: number; top: number; bottom: number };

function goesThrough(line: Point[], { left, right, top, bottom }: Box): boolean {
  const diagonals: [Point, Point][] = [
    [
      [left, top],
      [right, bottom],
    ],
    [
      [left, bottom],
      [right, top],
    ],
  ];
  return segments(line).some(([a, b]) => diagonals.some(([c, d]) => meet(a, b, c, d)));
}

function segments(points: Point[]): [Point, Point][] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

function side([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): boolean {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
}
