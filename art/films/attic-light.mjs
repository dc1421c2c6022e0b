/** Where sunlight that comes through an opening falls: all by projection along the sun's direction. */

import { add, cross, cut, dot, faces, middle, scale, subtract } from './geometry.mjs';

/** @typedef {import('./geometry.mjs').Vector} Vector */
/** @typedef {import('./attic-model.mjs').Surface} Surface */
/** @typedef {ReturnType<typeof import('./attic-model.mjs').skylight>} Skylight */

/** A point moved along a direction to a plane. @type {(point: Vector, along: Vector, onPlane: Vector, normal: Vector) => Vector} */
export const carry = (point, along, onPlane, normal) =>
  add(point, scale(along, dot(subtract(onPlane, point), normal) / dot(along, normal)));

/** The part of a polygon that lies in the prism which an opening sweeps along the sun's direction.
 * @type {(polygon: Vector[], opening: Vector[], sun: Vector) => Vector[]} */
function inPrism(polygon, opening, sun) {
  const inside = middle(opening);
  return opening.reduce((left, corner, index) => {
    const side = cross(subtract(opening[(index + 1) % opening.length], corner), sun);
    const inward = dot(subtract(inside, corner), side) > 0 ? side : scale(side, -1);
    return left.length > 0 ? cut(left, corner, inward) : left;
  }, polygon);
}

/** What the sun lights of a surface through a skylight; empty if nothing.
 * @type {(surface: Surface, skylight: Skylight, sun: Vector) => Vector[]} */
export function lit({ polygon, normal }, { open, opening, outward }, sun) {
  if (dot(normal, sun) <= 0 || dot(outward, sun) <= 0) return [];
  const patch = inPrism(inPrism(polygon, open, sun), opening, sun);
  return patch.length > 2 ? patch : [];
}

/** What the sun lights of the shaft's own sides. @type {(surface: Surface, skylight: Skylight, sun: Vector) => Vector[]} */
export function litInShaft({ polygon, normal }, { open, outward }, sun) {
  if (dot(normal, sun) <= 0 || dot(outward, sun) <= 0) return [];
  const patch = inPrism(polygon, open, sun);
  return patch.length > 2 ? patch : [];
}

/** The shadow of a block on a surface's plane, as the points whose hull it is; empty if it does not stand before it.
 * @type {(block: { low: Vector, high: Vector }, surface: Surface, sun: Vector) => Vector[]} */
export function shadow({ low, high }, { polygon, normal }, sun) {
  const clear = 0.01;
  const before = add(polygon[0], scale(normal, clear));
  return faces(low, high)
    .flatMap((face) => cut(face.polygon, before, normal))
    .map((point) => carry(point, scale(sun, -1), polygon[0], normal));
}

/** Whether a point of a surface's plane lies within the surface. @type {(point: Vector, polygon: Vector[]) => boolean} */
function within(point, polygon) {
  const signs = polygon.map((corner, index) => {
    const edge = subtract(polygon[(index + 1) % polygon.length], corner);
    return cross(edge, subtract(point, corner));
  });
  return signs.every((sign) => dot(sign, signs[0]) >= -1e-6);
}

/** Where a ray through a point of the glass ends, if it passes the shaft at all.
 * @type {(point: Vector, skylight: Skylight, surfaces: Surface[], sun: Vector) => Vector | undefined} */
export function landing(point, { open, opening, outward }, surfaces, sun) {
  const down = scale(sun, -1);
  if (!within(point, open) || !within(carry(point, down, opening[0], outward), opening)) return undefined;
  let nearest;
  let reach = Number.POSITIVE_INFINITY;
  for (const { polygon, normal } of surfaces) {
    if (dot(normal, sun) <= 0) continue;
    const hit = carry(point, down, polygon[0], normal);
    const distance = dot(subtract(hit, point), down);
    if (distance > 0 && distance < reach && within(hit, polygon)) {
      nearest = hit;
      reach = distance;
    }
  }
  return nearest;
}
