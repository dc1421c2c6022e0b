/** The deck, piece by piece, in inches: x along the house, y away from it, z up from grade; and when each
 * piece comes, in seconds. Nominal sizes are drawn at their real ones: a 2x8 is 1 1/2 by 7 1/4. */

/** @typedef {import('./geometry.mjs').Vector} Vector */

/** A box-shaped piece, the way it comes and when. A `rod` is drawn as one stroke, a `board` with quiet edges.
 * @typedef {{ low: Vector, high: Vector, from: Vector, start: number, duration: number, tint?: 'wood' | 'metal', look?: 'rod' | 'board' }} Piece */

export const WIDTH = 192;
export const SURFACE = 49;
export const BOARD = { width: 5.5, gap: 0.25, thick: 1, count: 21, first: 0.5, overhang: 1 };
export const DEPTH = BOARD.first + BOARD.count * (BOARD.width + BOARD.gap) - BOARD.gap;

export const FOOTING = { depth: 42, radius: 6, bell: 11, bellHeight: 8, top: 1 };
const PLY = 1.5;
const JOIST = { height: 7.25, spacing: 16 };
const JOIST_TOP = SURFACE - BOARD.thick;
const JOIST_BOTTOM = JOIST_TOP - JOIST.height;
const RIM = DEPTH - 2.5;
const BEAM = { height: 9.25, centre: 103.5, inset: 3 };
const BEAM_BOTTOM = JOIST_BOTTOM - BEAM.height;
const POST = 5.5;

/** Where the three posts stand. @type {Vector[]} */
export const POSTS = [16, 96, 176].map((x) => [x, BEAM.centre, 0]);

const RAIL = { height: 36, post: 3.5, cap: 1.5, clear: 3.5, bar: 1.5, rod: 0.75, spacing: 4.4 };
const CAP_BOTTOM = SURFACE + RAIL.height - RAIL.cap;
const FRONT_POST = DEPTH - RAIL.post;

export const STAIR = {
  left: 144.5,
  right: 187,
  rise: 7,
  run: 10.25,
  treads: 6,
  nosing: 1,
  tread: 1,
  plank: 1.5,
  throat: 6.7,
  railDrop: 0.75,
};

/** When each stage begins. */
export const STAGE = {
  footings: 0.35,
  posts: 1.35,
  beam: 2.05,
  ledger: 2.85,
  joists: 3.9,
  boards: 5.05,
  stair: 6.35,
  rail: 7.05,
  done: 8.75,
};

/** @type {(low: Vector, high: Vector, from: Vector, start: number, duration: number, more?: Partial<Piece>) => Piece} */
const piece = (low, high, from, start, duration, more) => ({ low, high, from, start, duration, ...more });

/** The middle lines of the joists: 16 in. on center, measured from the left end, with one flush at each end. */
const joistCentres = [
  PLY / 2,
  ...Array.from({ length: WIDTH / JOIST.spacing - 1 }, (_, index) => (index + 1) * JOIST.spacing),
  WIDTH - PLY / 2,
];

const posts = POSTS.map(([x, y], index) =>
  piece(
    [x - POST / 2, y - POST / 2, FOOTING.top],
    [x + POST / 2, y + POST / 2, BEAM_BOTTOM],
    [0, 0, 44],
    STAGE.posts + index * 0.14,
    0.6,
  ),
);

const beam = [1, 0].map((outer) =>
  piece(
    [BEAM.inset, BEAM.centre - PLY + outer * PLY, BEAM_BOTTOM],
    [WIDTH - BEAM.inset, BEAM.centre + outer * PLY, JOIST_BOTTOM],
    [0, outer ? 16 : -16, 34],
    STAGE.beam + (outer ? 0.2 : 0),
    0.65,
  ),
);

const ledger = piece([0, 0, JOIST_BOTTOM], [WIDTH, PLY, JOIST_TOP], [0, 40, 0], STAGE.ledger, 0.6);

/** Ledger bolts, one between every two joists, by turns 2 in. from the lower and the upper edge. */
export const BOLTS = joistCentres.slice(1).map((x, index) => ({
  /** @type {Vector} */
  at: [(x + joistCentres[index]) / 2, PLY, index % 2 ? JOIST_TOP - 2 : JOIST_BOTTOM + 2],
  start: STAGE.ledger + 0.42 + index * 0.022,
}));

/** The flashing stands against the wall and laps over the ledger with a drip lip. */
const flashing = [
  piece([0, 0.02, JOIST_TOP], [WIDTH, 0.1, JOIST_TOP + 3], [0, 0, 26], STAGE.ledger + 0.55, 0.55, {
    tint: 'metal',
  }),
  piece([0, PLY, JOIST_TOP - 0.8], [WIDTH, PLY + 0.1, JOIST_TOP], [0, 0, 26], STAGE.ledger + 0.55, 0.55, {
    tint: 'metal',
  }),
];

const joists = joistCentres.map((x, index) =>
  piece(
    [x - PLY / 2, PLY + 0.1, JOIST_BOTTOM],
    [x + PLY / 2, RIM - PLY, JOIST_TOP],
    [0, 58, 5],
    STAGE.joists + index * 0.045,
    0.62,
  ),
);

/** The near flange of each joist hanger. The two end joists are carried by the corners. */
const hangers = joistCentres
  .slice(1, -1)
  .map((x, index) =>
    piece(
      [x - PLY / 2 - 0.12, PLY + 0.1, JOIST_BOTTOM],
      [x - PLY / 2, PLY + 3, JOIST_BOTTOM + 5.5],
      [0, 4, 0],
      STAGE.joists - 0.12 + index * 0.03,
      0.25,
      { tint: 'metal' },
    ),
  );

const rim = piece(
  [0, RIM - PLY, JOIST_BOTTOM],
  [WIDTH, RIM, JOIST_TOP],
  [0, 40, 0],
  STAGE.joists + 0.85,
  0.5,
);

const boards = Array.from({ length: BOARD.count }, (_, index) => {
  const y = BOARD.first + index * (BOARD.width + BOARD.gap);
  return piece(
    [-BOARD.overhang, y, JOIST_TOP],
    [WIDTH + BOARD.overhang, y + BOARD.width, SURFACE],
    [0, 0, 30],
    STAGE.boards + index * 0.05,
    0.5,
    { look: 'board' },
  );
});

/** The rail's posts: along the left end, along the front as far as the stair, along the right end. */
const [LEFT_ROW, RIGHT_ROW] = [1.5, WIDTH - 1.5 - RAIL.post];
const FRONT_ROW = [LEFT_ROW, 48, 94.5, STAIR.left - RAIL.post];
const SIDE_ROW = [2, 59.5, FRONT_POST];

/** A bay of the rail between two posts, along x or along y. `at` is the side of the bay nearest to 0.
 * @param {0 | 1} axis @param {number} begin @param {number} end @param {number} at @param {number} start */
function bay(axis, begin, end, at, start) {
  const inset = (RAIL.post - RAIL.bar) / 2;
  /** @type {(along: number, across: number, z: number) => Vector} */
  const put = (along, across, z) => (axis === 0 ? [along, across, z] : [across, along, z]);
  const bars = [SURFACE + RAIL.clear, CAP_BOTTOM - RAIL.bar].map((z, upper) =>
    piece(
      put(begin, at + inset, z),
      put(end, at + inset + RAIL.bar, z + RAIL.bar),
      [0, 0, 16],
      start + (upper ? 0.55 : 0),
      0.4,
    ),
  );
  const count = Math.ceil((end - begin) / RAIL.spacing);
  const centre = at + RAIL.post / 2;
  const rods = Array.from({ length: count - 1 }, (_, index) => {
    const along = begin + ((end - begin) * (index + 1)) / count;
    return piece(
      put(along - RAIL.rod / 2, centre - RAIL.rod / 2, SURFACE + RAIL.clear + RAIL.bar),
      put(along + RAIL.rod / 2, centre + RAIL.rod / 2, CAP_BOTTOM - RAIL.bar),
      [0, 0, 14],
      start + 0.2 + index * 0.016,
      0.35,
      { look: 'rod' },
    );
  });
  return [...bars, ...rods];
}

/** @type {(x: number, y: number, order: number) => Piece} */
const railPost = (x, y, order) =>
  piece(
    [x, y, SURFACE],
    [x + RAIL.post, y + RAIL.post, CAP_BOTTOM],
    [0, 0, 26],
    STAGE.rail + order * 0.05,
    0.45,
  );

const railPosts = [
  ...SIDE_ROW.map((y, index) => railPost(LEFT_ROW, y, index)),
  ...FRONT_ROW.slice(1).map((x, index) => railPost(x, FRONT_POST, index + 3)),
  ...SIDE_ROW.map((y, index) => railPost(RIGHT_ROW, y, 8 - index)),
];

const bays = [
  ...[LEFT_ROW, RIGHT_ROW].flatMap((x) =>
    SIDE_ROW.slice(1).flatMap((y, index) => bay(1, SIDE_ROW[index] + RAIL.post, y, x, STAGE.rail + 0.3)),
  ),
  ...FRONT_ROW.slice(1).flatMap((x, index) =>
    bay(0, FRONT_ROW[index] + RAIL.post, x, FRONT_POST, STAGE.rail + 0.36 + index * 0.06),
  ),
];

/** The caps lie on the posts, half an inch proud of them on both sides. */
const CAP_AT = STAGE.rail + 1.05;
const caps = [
  piece(
    [LEFT_ROW - 0.5, 0.5, CAP_BOTTOM],
    [LEFT_ROW + 4, FRONT_POST - 0.5, CAP_BOTTOM + RAIL.cap],
    [0, 0, 18],
    CAP_AT,
    0.5,
  ),
  piece(
    [RIGHT_ROW - 0.5, 0.5, CAP_BOTTOM],
    [RIGHT_ROW + 4, DEPTH, CAP_BOTTOM + RAIL.cap],
    [0, 0, 18],
    CAP_AT + 0.1,
    0.5,
  ),
  piece(
    [LEFT_ROW - 0.5, FRONT_POST - 0.5, CAP_BOTTOM],
    [STAIR.left + 0.5, DEPTH, CAP_BOTTOM + RAIL.cap],
    [0, 0, 18],
    CAP_AT + 0.05,
    0.5,
  ),
];

/** Everything that is a box, in the order of building. */
export const PIECES = [
  ...posts,
  ...beam,
  ledger,
  ...hangers,
  ...flashing,
  ...joists,
  rim,
  ...boards,
  ...railPosts,
  ...bays,
  ...caps,
];

/** The stair's parts in painter's order: they hide one another only within the stair, which stands in front of
 * all else. Prisms run along x from `left` to `right` and have a profile of [y, z] corners.
 * @typedef {{ profile: [number, number][], left: number, right: number, from: Vector, start: number, duration: number, rods?: [number, number, number][] }} Prism */

const foot = DEPTH + STAIR.treads * STAIR.run;
/** The height of the n-th tread's upper side. */
const treadTop = (/** @type {number} */ n) => SURFACE - n * STAIR.rise;

/** @type {[number, number][]} */
const sawtooth = [
  ...Array.from({ length: STAIR.treads }, (_, index) => {
    const z = treadTop(index + 1) - STAIR.tread;
    const y = DEPTH + index * STAIR.run;
    return /** @type {[number, number][]} */ ([
      [y, z],
      [y + STAIR.run, z],
    ]);
  }).flat(),
  [foot, 0],
];
const slope = STAIR.rise / STAIR.run;
const innerTop = treadTop(1) - STAIR.tread - STAIR.throat;
/** @type {[number, number][]} */
const stringerProfile = [...sawtooth, [DEPTH + innerTop / slope, 0], [DEPTH, innerTop]];

const stringers = [STAIR.right - STAIR.plank, (STAIR.left + STAIR.right) / 2, STAIR.left].map(
  (left, index) => ({
    profile: stringerProfile,
    left,
    right: left + STAIR.plank,
    from: /** @type {Vector} */ ([0, 36, 0]),
    start: STAGE.stair + index * 0.08,
    duration: 0.5,
  }),
);

/** @type {(y0: number, y1: number, z0: number, z1: number) => [number, number][]} */
const block = (y0, y1, z0, z1) => [
  [y0, z1],
  [y1, z1],
  [y1, z0],
  [y0, z0],
];

const steps = Array.from({ length: STAIR.treads }, (_, index) => {
  const z = treadTop(index + 1);
  const y = DEPTH + index * STAIR.run;
  const start = STAGE.stair + 0.4 + (STAIR.treads - index) * 0.07;
  const riser = {
    profile: block(y + STAIR.run - 0.75, y + STAIR.run, Math.max(0, z - STAIR.rise), z - STAIR.tread),
    left: STAIR.left + STAIR.plank,
    right: STAIR.right - STAIR.plank,
    from: /** @type {Vector} */ ([0, 12, 0]),
    start,
    duration: 0.4,
  };
  const tread = {
    profile: block(y, y + STAIR.run + STAIR.nosing, z - STAIR.tread, z),
    left: STAIR.left - STAIR.nosing,
    right: STAIR.right + STAIR.nosing,
    from: /** @type {Vector} */ ([0, 0, 20]),
    start: start + 0.06,
    duration: 0.42,
  };
  return [riser, tread];
}).flat();

/** The stair's rails: a newel at the foot, a sloping rail above and below, rods between; on one, a handrail for the hand. */
const railTop = (/** @type {number} */ y) => CAP_BOTTOM - STAIR.railDrop - (y - DEPTH) * slope;
const newelY = foot - 3;
const stairRails = [STAIR.right, STAIR.left - RAIL.post].flatMap((left) => {
  const start = STAGE.rail + 0.3;
  const middle = left + RAIL.post / 2;
  /** @type {(drop: number, thick: number) => [number, number][]} */
  const sloping = (drop, thick) => [
    [DEPTH, railTop(DEPTH) - drop],
    [newelY, railTop(newelY) - drop],
    [newelY, railTop(newelY) - drop - thick],
    [DEPTH, railTop(DEPTH) - drop - thick],
  ];
  const lowDrop = 29;
  const count = Math.ceil((newelY - DEPTH) / RAIL.spacing);
  const rods = Array.from({ length: count - 1 }, (_, index) => {
    const y = DEPTH + ((newelY - DEPTH) * (index + 1)) / count;
    return /** @type {[number, number, number]} */ ([y, railTop(y) - lowDrop, railTop(y) - 3.5]);
  });
  /** @type {Prism[]} */
  return [
    {
      profile: sloping(lowDrop, RAIL.bar),
      left: middle - RAIL.bar / 2,
      right: middle + RAIL.bar / 2,
      from: [0, 0, 16],
      start: start + 0.1,
      duration: 0.4,
      rods,
    },
    {
      profile: sloping(0, 3.5),
      left: middle - 1.25,
      right: middle + 1.25,
      from: [0, 0, 18],
      start: CAP_AT - 0.1,
      duration: 0.5,
    },
    {
      profile: block(newelY, newelY + RAIL.post, 0, railTop(newelY) + 3),
      left,
      right: left + RAIL.post,
      from: [0, 0, 26],
      start,
      duration: 0.45,
    },
  ];
});

/** The handrail inside the right rail: thin enough to hold, on two brackets, its ends returned to the posts. */
const handrail = (() => {
  const [thick, away, below] = [1.6, 2.2, 4.5];
  const [from, to] = [DEPTH + 3, newelY - 1];
  const start = CAP_AT + 0.2;
  const inner = STAIR.right + RAIL.post / 2 - 1.25;
  /** @type {(y: number) => [number, number][]} */
  const across = (y) => block(y, y + thick, railTop(y) - below - thick, railTop(y) - below);
  /** @type {Prism[]} */
  const links = [from, from + (to - from) / 2, to - thick].map((y) => ({
    profile: across(y),
    left: inner - away,
    right: inner,
    from: [-8, 0, 0],
    start,
    duration: 0.4,
  }));
  /** @type {Prism} */
  const bar = {
    profile: [
      [from, railTop(from) - below],
      [to, railTop(to) - below],
      [to, railTop(to) - below - thick],
      [from, railTop(from) - below - thick],
    ],
    left: inner - away - thick,
    right: inner - away,
    from: [-8, 0, 0],
    start,
    duration: 0.4,
  };
  return [...links, bar];
})();

/** @type {Prism[]} */
export const STAIR_PARTS = [
  ...stairRails.slice(0, 3),
  ...handrail,
  ...stringers,
  ...steps,
  ...stairRails.slice(3),
];

/** The space the whole stair takes, for the order of painting. */
export const STAIR_SPACE = {
  low: /** @type {Vector} */ ([STAIR.left - 4, DEPTH, 0]),
  high: /** @type {Vector} */ ([STAIR.right + 4, foot + 40, SURFACE + RAIL.height]),
};
