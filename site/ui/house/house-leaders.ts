import { clamp, type HousePart, type PhonePart } from './house-parts.ts';

type Point = readonly [x: number, y: number];

/** The radius of a callout's circle. */
const RADIUS = 22;

/** The same on a phone, where the drawing is smaller and its units are too. */
const PHONE_RADIUS = 20;

/** A leader line's two ends: at the edge of the circle, and on the part. */
export type Leader = readonly [start: Point, end: Point];

export function leaderOf({ callout, box: [left, top, width, height], point }: HousePart): Leader {
  const nearest = [clamp(callout[0], left, left + width), clamp(callout[1], top, top + height)] as const;
  const end = point ?? nearest;
  return [edgeOfCircle(callout, RADIUS, end), end];
}

export function phoneLeaderOf({ label: [left, top, width, height], number, point }: PhonePart): Leader {
  const x = number === 'start' ? left + PHONE_RADIUS : left + width - PHONE_RADIUS;
  const y = number === 'above' ? top + PHONE_RADIUS : top + height / 2;
  return [edgeOfCircle([x, y], PHONE_RADIUS, point), point];
}

/** The data of a path. */
export function pathOf(leaders: Leader[]): string {
  return leaders.map(([start, end]) => `M${start} ${end}`).join('');
}

function edgeOfCircle([x, y]: Point, radius: number, [endX, endY]: Point): Point {
  const share = Math.min(1, radius / Math.hypot(endX - x, endY - y));
  return [Math.round(x + (endX - x) * share), Math.round(y + (endY - y) * share)];
}
