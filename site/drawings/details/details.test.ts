import { expect, test } from 'vitest';
import type { ServiceSheet } from '../../../content/schema.ts';
import { endsOf, labelHeight, leaderOf, placeOf, SIZES } from './detail-pictures.ts';
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

test.each(all)('$name: every leader ends in the drawing and crosses no other', ({ detail }) => {
  const leaders = Object.values(detail.parts).map((part, index, { length }) => {
    expect(isOnSheet(part), `${part}`).toBe(true);
    return leaderOf(part, labelHeight(index, length), detail);
  });
  for (const [index, leader] of leaders.entries()) {
    for (const other of leaders.slice(index + 1))
      expect(cross(leader, other), `leader ${index + 1}`).toBe(false);
  }
});

test.each(all)('$name: one to three measures, their ends and texts in the drawing', ({ detail }) => {
  const { dimensions } = detail;
  expect(dimensions.length).toBeGreaterThanOrEqual(1);
  expect(dimensions.length).toBeLessThanOrEqual(3);
  const leaders = Object.values(detail.parts).map((part, index, { length }) =>
    leaderOf(part, labelHeight(index, length), detail),
  );
  for (const { text } of SIZES) {
    const boxes = dimensions.map((dimension) => {
      for (const end of endsOf(dimension)) expect(isOnSheet(end), dimension.text).toBe(true);
      const { x, y, anchor, width } = placeOf(dimension, text);
      const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
      return { left, right: left + width, top: y - text * 0.75, bottom: y, words: dimension.text };
    });
    for (const [index, box] of boxes.entries()) {
      expect(box.left, `${box.words} at ${text}`).toBeGreaterThanOrEqual(0);
      expect(box.right, `${box.words} at ${text}`).toBeLessThanOrEqual(PICTURE_SIZE[0]);
      expect(box.top, `${box.words} at ${text}`).toBeGreaterThanOrEqual(0);
      expect(box.bottom, `${box.words} at ${text}`).toBeLessThanOrEqual(SHEET.height);
      for (const other of boxes.slice(index + 1)) {
        const meet =
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom;
        expect(meet, `${box.words} and ${other.words} at ${text}`).toBe(false);
      }
      for (const [number, leader] of leaders.entries()) {
        expect(goesThrough(leader, box), `leader ${number + 1} through ${box.words} at ${text}`).toBe(false);
      }
    }
  }
});

test('no text in a drawing is smaller than 12 pixels, from a phone 360 pixels wide on', () => {
  const narrowest = { a: 325, b: 420, c: 640 };
  for (const { name, text } of SIZES) {
    expect((text * narrowest[name]) / PICTURE_SIZE[0], name).toBeGreaterThanOrEqual(12);
  }
});

function isOnSheet([x, y]: Point): boolean {
  return x >= 0 && x <= SHEET.width && y >= 0 && y <= SHEET.height;
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
