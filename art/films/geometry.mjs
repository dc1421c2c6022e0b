/** Vectors, two projections and two polygon tools. Lengths are inches, screen places are pixels. */

/** @typedef {[number, number, number]} Vector */
/** @typedef {[number, number]} Place */

/** @type {(a: Vector, b: Vector) => Vector} */
export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** @type {(a: Vector, b: Vector) => Vector} */
export const subtract = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** @type {(a: Vector, k: number) => Vector} */
export const scale = (a, k) => [a[0] * k, a[1] * k, a[2] * k];

/** @type {(a: Vector, b: Vector) => number} */
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** @type {(a: Vector, b: Vector) => Vector} */
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The vector that far of the way from a to b.
 * @type {(a: Vector, b: Vector, share: number) => Vector} */
export const between = (a, b, share) => add(a, scale(subtract(b, a), share));

/** The middle of some points.
 * @type {(points: Vector[]) => Vector} */
export const middle = (points) =>
  scale(
    points.reduce((sum, point) => add(sum, point), /** @type {Vector} */ ([0, 0, 0])),
    1 / points.length,
  );

/** A parallel projection: x runs along the wall, y away from it to the viewer, z up. The viewer stands
 * `azimuth` to the left of the wall's perpendicular and looks down by `elevation`.
 * @param {{ azimuth: number, elevation: number, pixelsPerInch: number, origin: Place }} view */
export function axonometric({ azimuth, elevation, pixelsPerInch, origin }) {
  const [sinA, cosA, sinE, cosE] = [
    Math.sin(azimuth),
    Math.cos(azimuth),
    Math.sin(elevation),
    Math.cos(elevation),
  ];
  /** @type {Vector} */
  const right = [cosA, sinA, 0];
  /** @type {Vector} */
  const up = [sinA * sinE, -cosA * sinE, cosE];
  /** @type {Vector} */
  const toViewer = [-sinA * cosE, cosA * cosE, sinE];
  /** @type {(point: Vector) => Place} */
  const project = (point) => [
    origin[0] + pixelsPerInch * dot(right, point),
    origin[1] - pixelsPerInch * dot(up, point),
  ];
  return { project, toViewer };
}

/** A one-point perspective along y, true to scale at y = 0. `centre` is where the eye's level line is met.
 * @param {{ eye: Vector, pixelsPerInch: number, centre: Place }} view */
export function perspective({ eye, pixelsPerInch, centre }) {
  /** @type {(point: Vector) => Place} */
  const project = ([x, y, z]) => {
    const k = (pixelsPerInch * -eye[1]) / (y - eye[1]);
    return [centre[0] + k * (x - eye[0]), centre[1] - k * (z - eye[2])];
  };
  return { project, eye };
}

/** The convex outline of some places on the screen.
 * @type {(places: Place[]) => Place[]} */
export function hull(places) {
  const sorted = [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  /** @type {(list: Place[]) => Place[]} */
  const half = (list) => {
    /** @type {Place[]} */
    const chain = [];
    for (const place of list) {
      while (chain.length > 1 && turn(chain.at(-2) ?? place, chain.at(-1) ?? place, place) <= 0) {
        chain.pop();
      }
      chain.push(place);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** @type {(a: Place, b: Place, c: Place) => number} */
const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** What is left of a flat convex polygon on the side of a plane that its normal points to.
 * @type {(polygon: Vector[], onPlane: Vector, normal: Vector) => Vector[]} */
export function cut(polygon, onPlane, normal) {
  const heights = polygon.map((point) => dot(subtract(point, onPlane), normal));
  return polygon.flatMap((point, index) => {
    const next = (index + 1) % polygon.length;
    const [here, there] = [heights[index], heights[next]];
    const kept = here >= 0 ? [point] : [];
    return here >= 0 === there >= 0 ? kept : [...kept, between(point, polygon[next], here / (here - there))];
  });
}

/** The eight corners of a box.
 * @type {(low: Vector, high: Vector) => Vector[]} */
export const corners = (low, high) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [
    bits & 1 ? high[0] : low[0],
    bits & 2 ? high[1] : low[1],
    bits & 4 ? high[2] : low[2],
  ]);

/** The six faces of a box, each with its outward normal.
 * @type {(low: Vector, high: Vector) => { name: string, normal: Vector, polygon: Vector[] }[]} */
export function faces(low, high) {
  const at = corners(low, high);
  /** @type {(indices: number[]) => Vector[]} */
  const pick = (indices) => indices.map((index) => at[index]);
  return [
    { name: 'left', normal: [-1, 0, 0], polygon: pick([0, 2, 6, 4]) },
    { name: 'right', normal: [1, 0, 0], polygon: pick([1, 3, 7, 5]) },
    { name: 'rear', normal: [0, -1, 0], polygon: pick([0, 1, 5, 4]) },
    { name: 'front', normal: [0, 1, 0], polygon: pick([2, 3, 7, 6]) },
    { name: 'bottom', normal: [0, 0, -1], polygon: pick([0, 1, 3, 2]) },
    { name: 'top', normal: [0, 0, 1], polygon: pick([4, 5, 7, 6]) },
  ];
}
