/** A deck put together against a house, from the footings to the rail, as an axonometric drawing. */

import {
  BOLTS,
  DEPTH,
  FOOTING,
  PIECES,
  POSTS,
  STAGE,
  STAIR_PARTS,
  STAIR_SPACE,
  SURFACE,
  WIDTH,
} from './deck-model.mjs';
import {
  circle,
  dimension,
  faded,
  INK,
  leader,
  line,
  path,
  polygon,
  remark,
  sheet,
  through,
  title,
  WEIGHT,
} from './drawing.mjs';
import { add, axonometric, corners, dot, faces, hull, scale } from './geometry.mjs';
import { ramp, settle, visit } from './timing.mjs';

/** @typedef {import('./geometry.mjs').Vector} Vector */
/** @typedef {import('./geometry.mjs').Place} Place */

export const SECONDS = 10;
export const POSTER_AT = 9.9;

const DEGREE = Math.PI / 180;
const { project, toViewer } = axonometric({
  azimuth: 30 * DEGREE,
  elevation: 25 * DEGREE,
  pixelsPerInch: 2.2,
  origin: [388, 426],
});

/** The washes of the faces that are seen. @type {Record<'wood' | 'metal', Record<string, string>>} */
const TINT = {
  wood: { top: INK.wood, front: INK.raised, left: INK.shade },
  metal: { top: INK.line, front: INK.bright, left: INK.line },
};

/** Boards lie in numbers; their edges keep back, so that the rail reads before them. */
const BOARD_EDGE = { stroke: INK.soft, width: WEIGHT.detail };

const HOUSE = { left: -28, right: 236, foundation: 34, top: 146, exposure: 4.5, yard: 200 };

/** A flat figure on the house wall. @type {(x0: number, z0: number, x1: number, z1: number) => Place[]} */
const onWall = (x0, z0, x1, z1) =>
  /** @type {Vector[]} */ ([
    [x0, 0, z0],
    [x1, 0, z0],
    [x1, 0, z1],
    [x0, 0, z1],
  ]).map(project);

/** A panelled door with six lights, its casing and sill. */
function door() {
  const [left, right, sill, head] = [80, 116, SURFACE + 2, SURFACE + 82];
  const lights = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => {
      const x = left + 5 + column * 9;
      const z = sill + 42 + row * 17;
      return polygon(onWall(x, z, x + 8, z + 16), { fill: INK.bright, width: WEIGHT.detail });
    }),
  );
  const panels = [left + 5, left + 19].map((x) =>
    polygon(onWall(x, sill + 9, x + 12, sill + 36), { stroke: INK.quiet, width: WEIGHT.detail }),
  );
  return [
    polygon(onWall(left - 5, sill - 2, right + 5, head + 6), { fill: INK.wood, width: WEIGHT.outline }),
    polygon(onWall(left, sill, right, head), { fill: INK.raised, width: WEIGHT.edge }),
    line([project([left - 5, 0, head]), project([right + 5, 0, head])], { width: WEIGHT.detail }),
    ...lights,
    ...panels,
    circle(project([right - 3.5, 0, sill + 37]), 2.6, { fill: INK.white, width: WEIGHT.hair }),
  ];
}

/** A double-hung window with its casing. @type {(left: number) => string[]} */
function window(left) {
  const [right, sill, head] = [left + 36, SURFACE + 32, SURFACE + 82];
  const middle = (sill + head) / 2;
  return [
    polygon(onWall(left - 4, sill - 3, right + 4, head + 6), { fill: INK.wood, width: WEIGHT.outline }),
    polygon(onWall(left, sill, right, head), { fill: INK.bright, width: WEIGHT.edge }),
    line([project([left - 4, 0, head]), project([right + 4, 0, head])], { width: WEIGHT.detail }),
    polygon(onWall(left, middle - 1, right, middle + 1), { fill: INK.wood, width: WEIGHT.detail }),
    path(through([project([left + 18, 0, sill]), project([left + 18, 0, head])]), { width: WEIGHT.detail }),
  ];
}

/** The house: foundation, clapboards, the bare band where the ledger goes, a door and two windows; broken off
 * above and at both ends. */
function house() {
  const { left, right, foundation, top, exposure } = HOUSE;
  const boards = [];
  for (let z = foundation + exposure; z < top - 2; z += exposure) {
    boards.push(through([project([left, 0, z]), project([right, 0, z])]));
  }
  /** A break in a line: there and back. @type {(from: Vector, to: Vector, out: Vector) => string} */
  const broken = (from, to, out) => {
    /** @type {(k: number, o: number) => Place} */
    const at = (k, o) => project(add(add(scale(from, 1 - k), scale(to, k)), scale(out, o)));
    return through([at(0, 0), at(0.47, 0), at(0.485, 1), at(0.515, -1), at(0.53, 0), at(1, 0)]);
  };
  return [
    polygon(onWall(left, 0, right, top), { fill: INK.raised, stroke: 'none' }),
    polygon(onWall(left, 0, right, foundation), { fill: INK.wash, stroke: 'none' }),
    path(boards.join(''), { stroke: INK.line, width: WEIGHT.hair, opacity: 0.75 }),
    polygon(onWall(-2, SURFACE - 11, WIDTH + 2, SURFACE + 5), { fill: INK.shade, width: WEIGHT.detail }),
    line([project([left, 0, foundation]), project([right, 0, foundation])], { width: WEIGHT.edge }),
    path(broken([left, 0, top], [right, 0, top], [0, 0, 5]), { width: WEIGHT.edge }),
    path(broken([left, 0, 0], [left, 0, top], [5, 0, 0]), { width: WEIGHT.edge }),
    path(broken([right, 0, 0], [right, 0, top], [5, 0, 0]), { width: WEIGHT.edge }),
    line([project([left, 0, 0]), project([right, 0, 0])], { width: WEIGHT.cut }),
    ...door(),
    ...window(12),
    ...window(160),
  ];
}

/** Grade: a cut edge with the earth hatched below it. */
function ground() {
  const { left, right, yard } = HOUSE;
  const hatches = [];
  for (let x = left + 3; x < right - 2; x += x % 36 > 22 ? 18 : 5) {
    hatches.push(through([project([x + 3, yard, 0]), project([x - 3, yard, -6.5])]));
  }
  for (let y = 10; y < yard - 6; y += y % 36 > 22 ? 18 : 5) {
    hatches.push(through([project([left, y, 0]), project([left, y - 5, -6.5])]));
  }
  return [
    path(hatches.join(''), { stroke: INK.line, width: WEIGHT.detail }),
    line([project([left, 0, 0]), project([left, yard, 0]), project([right, yard, 0])], {
      width: WEIGHT.outline,
    }),
  ];
}

/** A level ring of a footing. @type {(at: Vector, radius: number, z: number) => Place[]} */
const ring = ([x, y], radius, z) =>
  Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI;
    return project([x + radius * Math.cos(angle), y + radius * Math.sin(angle), z]);
  });

/** The footings below grade, ghosted; concrete sinks into its hole. @type {(t: number) => string[]} */
const footings = (t) =>
  POSTS.map((at, index) => {
    const start = STAGE.footings + index * 0.2;
    const poured = settle(t, start, 0.8);
    const { depth, radius, bell, bellHeight, top } = FOOTING;
    const bottom = top - (top + depth) * poured;
    const bellTop = Math.min(top, bottom + bellHeight);
    const ghost = { stroke: INK.line, fill: INK.wood, width: WEIGHT.edge, dash: '5 4' };
    return faded(ramp(t, start, 0.2), [
      polygon(hull([...ring(at, bell, bottom), ...ring(at, bell, bellTop)]), ghost),
      polygon(hull([...ring(at, radius, bellTop), ...ring(at, radius, top)]), ghost),
      polygon(ring(at, radius, top), { fill: INK.quiet, width: WEIGHT.outline }),
    ]);
  });

/** @type {(piece: import('./deck-model.mjs').Piece, moved: Vector) => string[]} */
function box({ low, high, tint = 'wood', look }, moved) {
  const [from, to] = [add(low, moved), add(high, moved)];
  if (look === 'rod') {
    const x = (from[0] + to[0]) / 2;
    const y = (from[1] + to[1]) / 2;
    return [line([project([x, y, from[2]]), project([x, y, to[2]])], { width: WEIGHT.edge })];
  }
  const seen = faces(from, to).filter(({ normal }) => dot(normal, toViewer) > 0);
  return [
    ...seen.map(({ name, polygon: face }) =>
      polygon(face.map(project), { fill: TINT[tint][name], width: WEIGHT.hair, stroke: INK.line }),
    ),
    polygon(hull(corners(from, to).map(project)), look === 'board' ? BOARD_EDGE : { width: WEIGHT.edge }),
  ];
}

/** @type {(part: import('./deck-model.mjs').Prism, t: number) => string} */
function prism({ profile, left, right, from, start, duration, rods = [] }, t) {
  const moved = scale(from, 1 - settle(t, start, duration));
  /** @type {(x: number, corner: [number, number]) => Place} */
  const place = (x, [y, z]) => project(add([x, y, z], moved));
  const sides = profile.flatMap((corner, index) => {
    const next = profile[(index + 1) % profile.length];
    const normal = /** @type {Vector} */ ([0, corner[1] - next[1], next[0] - corner[0]]);
    if (dot(normal, toViewer) <= 0) return [];
    const fill = normal[2] > Math.abs(normal[1]) ? TINT.wood.top : TINT.wood.front;
    return [
      polygon([place(left, corner), place(left, next), place(right, next), place(right, corner)], {
        fill,
        width: WEIGHT.edge,
      }),
    ];
  });
  const bars = rods.map(([y, z0, z1], index) => {
    const at = start + 0.1 + index * 0.03;
    const lifted = 14 * (1 - settle(t, at, 0.35));
    const x = (left + right) / 2;
    return faded(ramp(t, at, 0.1), [
      line([project([x, y, z0 + lifted]), project([x, y, z1 + lifted])], { width: WEIGHT.edge }),
    ]);
  });
  return (
    faded(ramp(t, start, 0.12), [
      ...sides,
      polygon(
        profile.map((corner) => place(left, corner)),
        { fill: TINT.wood.left, width: WEIGHT.edge },
      ),
    ]) + bars.join('')
  );
}

/** Whether a box lies behind another (1), in front of it (-1), or neither hides the other (0).
 * Two boxes apart along an axis are in the order in which that axis meets the viewer.
 * @param {{ low: Vector, high: Vector }} a @param {{ low: Vector, high: Vector }} b */
function behind(a, b) {
  const slack = 0.05;
  let order = 0;
  for (const axis of [0, 1, 2]) {
    const facing = Math.sign(toViewer[axis]);
    let here = 0;
    if (a.high[axis] <= b.low[axis] + slack) here = facing;
    else if (b.high[axis] <= a.low[axis] + slack) here = -facing;
    if (here !== 0 && order === -here) return 0;
    if (here !== 0) order = here;
  }
  return order;
}

/** Painter's order: what lies behind comes first, else the order of building.
 * @template {{ low: Vector, high: Vector }} T @param {T[]} things @returns {T[]} */
function paintersOrder(things) {
  const frames = things.map(({ low, high }) => {
    const places = corners(low, high).map(project);
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  });
  const apart = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
    a[1] < b[0] || b[1] < a[0] || a[3] < b[2] || b[3] < a[2];
  /** @type {T[]} */
  const sorted = [];
  const visited = new Set();
  const visitThing = (/** @type {number} */ index) => {
    if (visited.has(index)) return;
    visited.add(index);
    for (let other = 0; other < things.length; other += 1) {
      if (
        !visited.has(other) &&
        !apart(frames[index], frames[other]) &&
        behind(things[other], things[index]) === 1
      ) {
        visitThing(other);
      }
    }
    sorted.push(things[index]);
  };
  for (const index of things.keys()) visitThing(index);
  return sorted;
}

/** All pieces that are there at a time, each where it is then. @type {(t: number) => string[]} */
function deck(t) {
  const boxes = PIECES.filter(({ start }) => t > start).map((piece) => {
    const moved = scale(piece.from, 1 - settle(t, piece.start, piece.duration));
    const bolts = piece === LEDGER ? BOLTS.map(({ at, start }) => bolt(at, t - start)) : [];
    return {
      low: add(piece.low, moved),
      high: add(piece.high, moved),
      draw: () => faded(ramp(t, piece.start, 0.12), [...box(piece, moved), ...bolts]),
    };
  });
  const stair = { ...STAIR_SPACE, draw: () => STAIR_PARTS.map((part) => prism(part, t)).join('') };
  return paintersOrder([...boxes, stair]).map(({ draw }) => draw());
}

const LEDGER = PIECES.find(({ start, tint }) => start === STAGE.ledger && tint === undefined);

/** A bolt's head and washer on the ledger. @type {(at: Vector, since: number) => string} */
function bolt([x, y, z], since) {
  const head = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * 2 * Math.PI;
    return project([x + 1.5 * Math.cos(angle), y, z + 1.5 * Math.sin(angle)]);
  });
  return faded(ramp(since, 0, 0.12), [
    polygon(head, { fill: INK.white, stroke: INK.page, width: WEIGHT.detail }),
  ]);
}

/** The remarks: words, the part they speak of, and the height at which they stand beside the drawing.
 * @type {{ start: number, end: number, words: string[], y: number, part: Vector }[]} */
const REMARKS = [
  {
    start: STAGE.footings + 0.1,
    end: STAGE.posts + 0.1,
    words: ['footings below', 'the frost, 42 in.'],
    y: 600,
    part: [10, 103.5, -26],
  },
  {
    start: STAGE.posts + 0.45,
    end: STAGE.ledger,
    words: ['beam on', 'the posts'],
    y: 500,
    part: [13.3, 103.5, 31],
  },
  {
    start: STAGE.ledger + 0.05,
    end: STAGE.joists + 0.05,
    words: ['ledger bolted,', 'then flashed'],
    y: 366,
    part: [1.5, 1.5, 45],
  },
  {
    start: STAGE.joists + 0.1,
    end: STAGE.boards + 0.05,
    words: ['joists, 16 in.', 'on center'],
    y: 400,
    part: [0, 50, 44],
  },
  {
    start: STAGE.boards + 0.1,
    end: STAGE.rail - 0.1,
    words: ['boards', 'with a gap'],
    y: 400,
    part: [2, 12, 49],
  },
  { start: STAGE.rail, end: STAGE.done - 0.05, words: ['rail, 36 in.'], y: 248, part: [1.5, 3.7, 80] },
];

/** Remarks end at this distance from the sheet's left edge. */
const MARGIN = 288;

/** @type {(t: number) => string[]} */
const remarks = (t) =>
  REMARKS.map(({ start, end, words, y, part }) =>
    faded(visit(t, start, end), [
      leader([[MARGIN + 12, y - 11], [MARGIN + 40, y - 11], project(part)]),
      remark(words, [MARGIN, y], { anchor: 'end' }),
    ]),
  );

/** The deck's width, measured under it. @type {(t: number) => string} */
function width(t) {
  const z = -72;
  const [from, to] = [project([0, DEPTH, z]), project([WIDTH, DEPTH, z])];
  const extension = [0, WIDTH]
    .map((x) => through([project([x, DEPTH, -50]), project([x, DEPTH, z - 5])]))
    .join('');
  return faded(ramp(t, STAGE.done, 0.4), [
    path(extension, { stroke: INK.line, width: WEIGHT.edge }),
    dimension(from, to, '16 ft.'),
  ]);
}

/** The film at a time in seconds. @type {(t: number) => string} */
export const frame = (t) =>
  sheet([
    ...ground(),
    ...house(),
    ...footings(t),
    ...deck(t),
    width(t),
    ...remarks(t),
    title('From footing', [44, 84], 48),
    title('to rail', [44, 136], 48),
  ]);
