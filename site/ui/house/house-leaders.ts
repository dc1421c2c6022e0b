import { COLUMNS, type HousePart, type PhonePart } from './house-parts.ts';

type Point = readonly [x: number, y: number];

/** The radius of a number's circle on a phone. */
const PHONE_RADIUS = 23;

/** The points of a leader line: from the circle with the number, by a bend if need be, to the part. */
export type Leader = readonly Point[];

export function leaderOf({ label: [side, y], start, leader }: HousePart): Leader {
  return [start ?? [side === 'left' ? COLUMNS.left[1] : COLUMNS.right[0], y], ...leader];
}

export function phoneLeaderOf({
  label: [left, top, width, height],
  number,
  align = 'center',
  point,
}: PhonePart): Leader {
  const x = number === 'start' ? left + PHONE_RADIUS : left + width - PHONE_RADIUS;
  const y = {
    start: top + PHONE_RADIUS,
    center: top + height / 2,
    end: top + height - PHONE_RADIUS,
  }[align];
  return [edgeOfCircle([x, y], PHONE_RADIUS, point), point];
}

/**
 * The data of a path: the lines, each from its part. The dots there, and the rims of paper below them, are the same path, thick,
 * with round ends and a dash of no length at each start: three times the same data costs a page nothing.
 */
export function linesOf(leaders: readonly Leader[]): string {
  return leaders.map((points) => `M${points.toReversed().join(' ')}`).join('');
}

function edgeOfCircle([x, y]: Point, radius: number, [endX, endY]: Point): Point {
  const share = Math.min(1, radius / Math.hypot(endX - x, endY - y));
  return [Math.round(x + (endX - x) * share), Math.round(y + (endY - y) * share)];
}
