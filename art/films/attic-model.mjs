/** The attic, in inches: x to the right, y into the picture from the cut, z up from the floor. The picture looks
 * south, so that east is on the left and the ridge runs into the depth; each slope has a skylight. */

/** @typedef {import('./geometry.mjs').Vector} Vector */

/** The room between its knee walls. The floor runs out before the cut by `apron`. */
export const ROOM = { half: 108, knee: 54, depth: 176, apron: 50 };
export const PITCH = 9 / 12;
export const PEAK = ROOM.knee + PITCH * ROOM.half;

/** The height of the ceiling, and of its line carried on to the eaves. */
export const ceiling = (/** @type {number} */ x) => PEAK - PITCH * Math.abs(x);

/** The roof's build-up, measured plumb. */
export const ROOF = { thick: 14.4, sheathing: 2.2, finish: 1.4, eave: 156, wall: 140, wallThick: 6 };

/** The glass lies on a curb; the shaft's head is splayed towards the ridge, its sill is plumb and its sides widen. */
export const SKYLIGHT = { head: 44, sill: 81.5, width: 44.75, curb: 5, splayedHead: 30, splay: 4 };

/** A flat convex surface with the normal towards the room.
 * @typedef {{ polygon: Vector[], normal: Vector }} Surface */

/** A skylight on the left (-1) or on the right (1). `drawn` is the share of its glass that a shade covers.
 * @param {-1 | 1} side @param {number} drawn */
export function skylight(side, drawn) {
  const { head, sill, width, curb, splayedHead, splay } = SKYLIGHT;
  /** @type {(x: number, y: number) => Vector} */
  const onGlass = (x, y) => [side * x, y, ceiling(x) + ROOF.thick + curb];
  /** @type {(x: number, y: number) => Vector} */
  const onCeiling = (x, y) => [side * x, y, ceiling(x)];
  const shadeEnd = head + (sill - head) * drawn;
  const glass = [onGlass(head, 0), onGlass(sill, 0), onGlass(sill, width), onGlass(head, width)];
  const opening = [
    onCeiling(splayedHead, -splay),
    onCeiling(sill, -splay),
    onCeiling(sill, width + splay),
    onCeiling(splayedHead, width + splay),
  ];
  /** The shaft's sides behind the cut. */
  const far = [onCeiling(splayedHead, width + splay), onCeiling(sill, width + splay)];
  const near = [onCeiling(splayedHead, 0), onCeiling(sill, 0)];
  return {
    side,
    glass,
    open: [onGlass(shadeEnd, 0), onGlass(sill, 0), onGlass(sill, width), onGlass(shadeEnd, width)],
    shade: [onGlass(head, 0), onGlass(shadeEnd, 0), onGlass(shadeEnd, width), onGlass(head, width)],
    opening,
    outward: /** @type {Vector} */ ([side * 0.6, 0, 0.8]),
    /** @type {Surface[]} */
    shaft: [
      { polygon: [glass[3], glass[2], far[1], far[0]], normal: [0, -1, 0] },
      { polygon: [glass[0], glass[3], far[0], near[0]], normal: [side * 0.54, 0, -0.84] },
      { polygon: [glass[1], glass[2], far[1], near[1]], normal: [-side, 0, 0] },
    ],
  };
}

/** @type {Surface} */
export const FLOOR = {
  polygon: [
    [-ROOM.half, -ROOM.apron, 0],
    [ROOM.half, -ROOM.apron, 0],
    [ROOM.half, ROOM.depth, 0],
    [-ROOM.half, ROOM.depth, 0],
  ],
  normal: [0, 0, 1],
};

/** @type {(side: -1 | 1) => Surface} */
const kneeWall = (side) => ({
  polygon: [
    [side * ROOM.half, 0, 0],
    [side * ROOM.half, ROOM.depth, 0],
    [side * ROOM.half, ROOM.depth, ROOM.knee],
    [side * ROOM.half, 0, ROOM.knee],
  ],
  normal: [-side, 0, 0],
});

export const KNEE_WALLS = [kneeWall(-1), kneeWall(1)];

/** @type {Vector[]} */
export const GABLE = [
  [-ROOM.half, ROOM.depth, 0],
  [ROOM.half, ROOM.depth, 0],
  [ROOM.half, ROOM.depth, ROOM.knee],
  [0, ROOM.depth, PEAK],
  [-ROOM.half, ROOM.depth, ROOM.knee],
];

/** Rafters that show below the ceiling, each pair held by a collar tie. */
export const TIES = { at: [160, 112, 64], thick: 3, rafter: 5.5, low: 92, high: 97.5 };

/** @typedef {{ low: Vector, high: Vector, fill: 'wood' | 'raised' | 'bright' }} Block */

/** @type {(low: Vector, high: Vector, fill?: Block['fill']) => Block} */
const block = (low, high, fill = 'wood') => ({ low, high, fill });

/** The armchair, which the morning sun finds; from the back to the front. */
export const ARMCHAIR = [
  block([70, 54, 0], [73, 57, 5]),
  block([70, 54, 5], [98, 58, 24], 'bright'),
  block([96, 26, 5], [104, 58, 38], 'bright'),
  block([70, 30, 5], [96, 54, 17], 'raised'),
  block([70, 27, 0], [73, 30, 5]),
  block([100, 27, 0], [103, 30, 5]),
  block([70, 26, 5], [98, 30, 24], 'bright'),
];

/** What stands farther back, where the sun does not come; from the back to the front. */
export const FURNITURE = [
  block([-54, 150, 0], [-52, 174, 28.5]),
  block([4, 150, 0], [6, 174, 28.5]),
  block([-20, 150, 22], [4, 174, 28.5], 'raised'),
  block([-56, 148, 28.5], [8, 175, 30]),
  block([-50, 160, 30], [-38, 170, 32.5], 'bright'),
  block([-49, 161, 32.5], [-39, 170, 34.5], 'raised'),
  block([62, 168, 0], [104, 172, 40]),
  block([64, 98, 6], [102, 168, 14]),
  block([64, 98, 14], [102, 168, 22], 'bright'),
  block([68, 146, 22], [98, 164, 26], 'raised'),
  block([62, 94, 0], [104, 98, 26]),
  block([-108, 92, 0], [-95, 166, 38]),
];

const DEGREE = Math.PI / 180;
/** New York's latitude, the sun's height above the equator early in July, and noon by summer time. */
const [LATITUDE, DECLINATION, NOON] = [41 * DEGREE, 23 * DEGREE, 13];

/** The direction to the sun at an hour of the day. @type {(hour: number) => Vector} */
export function toSun(hour) {
  const angle = (hour - NOON) * 15 * DEGREE;
  const [sinL, cosL] = [Math.sin(LATITUDE), Math.cos(LATITUDE)];
  const [sinD, cosD] = [Math.sin(DECLINATION), Math.cos(DECLINATION)];
  return [
    cosD * Math.sin(angle),
    sinL * cosD * Math.cos(angle) - cosL * sinD,
    sinL * sinD + cosL * cosD * Math.cos(angle),
  ];
}
