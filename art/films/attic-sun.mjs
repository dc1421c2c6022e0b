/** A July day in an attic: the sun crosses the roof, and its light crosses the room. A section in perspective,
 * looking south. */

import { carry, landing, lit, litInShaft, shadow } from './attic-light.mjs';
import {
  ARMCHAIR,
  ceiling,
  FLOOR,
  FURNITURE,
  GABLE,
  KNEE_WALLS,
  PEAK,
  ROOF,
  ROOM,
  SKYLIGHT,
  skylight,
  TIES,
  toSun,
} from './attic-model.mjs';
import {
  circle,
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
import { between, dot, faces, hull, middle, perspective, subtract } from './geometry.mjs';
import { ramp } from './timing.mjs';

/** @typedef {import('./geometry.mjs').Vector} Vector */
/** @typedef {import('./geometry.mjs').Place} Place */
/** @typedef {import('./attic-model.mjs').Surface} Surface */
/** @typedef {import('./attic-model.mjs').Block} Block */

export const SECONDS = 9.6;
export const POSTER_AT = 2.804;

const EYE = /** @type {Vector} */ ([0, -320, 76]);
const { project } = perspective({ eye: EYE, pixelsPerInch: 2.5, centre: [540, 402] });

/** The day, and when it passes. */
const DAY = { from: 8, to: 17, start: 0.4, seconds: 6.8 };
const SHADE = { start: 7.35, seconds: 0.75, share: 0.5 };

/** How strongly light shows on a surface, and in the air. */
const [PATCH, AIR] = [0.74, 0.19];

/** Wide floor planks. */
const PLANK = 8;

/** The sun's way is drawn on a circle about the middle of the floor; its angle is the true one in the section. */
const ARC = { centre: project([0, 0, 0]), radius: 472, sun: 25 };

/** @type {(t: number) => number} */
function hourAt(t) {
  const even = Math.min(1, Math.max(0, (t - DAY.start) / DAY.seconds));
  const eased = ramp(t, DAY.start, DAY.seconds);
  return DAY.from + (DAY.to - DAY.from) * (0.7 * even + 0.3 * eased);
}

/** Sunlight is warmer the lower the sun stands. @type {(sun: Vector) => string} */
function sunlight(sun) {
  const [low, high] = [
    [255, 203, 112],
    [255, 238, 190],
  ];
  const share = ramp(sun[2], 0.42, 0.5);
  return `rgb(${low.map((part, index) => Math.round(part + (high[index] - part) * share)).join(' ')})`;
}

/** How much light passes the glass: little where the sun only grazes it. */
const passing = (/** @type {Vector} */ outward, /** @type {Vector} */ sun) =>
  ramp(dot(outward, sun), 0, 0.35);

/** @type {(points: Vector[], look?: import('./drawing.mjs').Look) => string} */
const flat = (points, look) => polygon(points.map(project), look);

/** @type {(points: Vector[]) => string} */
const trace = (points) => through(points.map(project));

/** A figure in the plane of the cut and its mirror image. @type {(corners: [number, number][], look: import('./drawing.mjs').Look) => string[]} */
const both = (corners, look) =>
  [-1, 1].map((side) =>
    flat(
      corners.map(([x, z]) => [side * x, 0, z]),
      look,
    ),
  );

/** Lines in the plane of the cut and their mirror images. @type {(lines: [number, number][][], look: import('./drawing.mjs').Look) => string} */
const bothLines = (lines, look) =>
  path(
    [-1, 1]
      .flatMap((side) => lines.map((points) => trace(points.map(([x, z]) => [side * x, 0, z]))))
      .join(''),
    look,
  );

/** The sun's way, with a tick for every hour. */
function arc() {
  /** @type {(hour: number, radius: number) => Place} */
  const at = (hour, radius) => {
    const [x, , z] = toSun(hour);
    const length = Math.hypot(x, z);
    return [ARC.centre[0] + (radius * x) / length, ARC.centre[1] - (radius * z) / length];
  };
  const way = Array.from({ length: 91 }, (_, index) => at(DAY.from + index / 10, ARC.radius));
  const ticks = Array.from({ length: 10 }, (_, index) =>
    through([at(DAY.from + index, ARC.radius - 6), at(DAY.from + index, ARC.radius + 6)]),
  );
  return {
    at,
    drawing: [
      line(way, { stroke: INK.line, width: WEIGHT.edge, dash: '2 9' }),
      path(ticks.join(''), { stroke: INK.line, width: WEIGHT.edge }),
    ],
  };
}

const SUN_WAY = arc();

/** @type {(hour: number, colour: string) => string[]} */
function sunDisc(hour, colour) {
  const [x, y] = SUN_WAY.at(hour, ARC.radius);
  const rays = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const [inner, outer] = [ARC.sun + 9, ARC.sun + (index % 2 ? 15 : 22)];
    return through([
      [x + inner * Math.cos(angle), y + inner * Math.sin(angle)],
      [x + outer * Math.cos(angle), y + outer * Math.sin(angle)],
    ]);
  });
  return [
    circle([x, y], ARC.sun, { fill: colour, width: WEIGHT.edge }),
    path(rays.join(''), { stroke: colour, width: 1.8 }),
  ];
}

/** A small dial and the hour in words. @type {(hour: number) => string[]} */
function clock(hour) {
  const [x, y] = [86, 82];
  const radius = 42;
  /** @type {(turn: number, length: number) => Place} */
  const hand = (turn, length) => [
    x + length * Math.sin(turn * 2 * Math.PI),
    y - length * Math.cos(turn * 2 * Math.PI),
  ];
  const marks = Array.from({ length: 12 }, (_, index) =>
    through([hand(index / 12, radius - (index % 3 ? 5 : 9)), hand(index / 12, radius - 1)]),
  );
  const whole = Math.floor(hour + 0.02);
  const words = whole === 12 ? 'noon' : `${whole > 12 ? whole - 12 : whole} ${whole > 12 ? 'p.m.' : 'a.m.'}`;
  return [
    circle([x, y], radius, { fill: INK.raised, width: WEIGHT.outline }),
    path(marks.join(''), { stroke: INK.line, width: WEIGHT.edge }),
    line([[x, y], hand(hour / 12, 21)], { width: 4 }),
    line([[x, y], hand(hour % 1, 32)], { width: 2 }),
    circle([x, y], 3, { fill: INK.white }),
    title(words, [148, 99], 50),
  ];
}

/** The empty room: floor, knee walls, slopes and gable. */
function room() {
  const { half, knee, depth, apron } = ROOM;
  const planks = [];
  const joints = [];
  // Across the joists, which run with the rafters.
  for (let row = 0; row * PLANK < 2 * half; row += 1) {
    const x = -half + row * PLANK;
    if (row > 0)
      planks.push(
        trace([
          [x, -apron, 0],
          [x, depth, 0],
        ]),
      );
    const y = -apron + 20 + ((row * 71) % 190);
    const next = Math.min(x + PLANK, half);
    joints.push(
      trace([
        [x, y, 0],
        [next, y, 0],
      ]),
    );
  }
  const gableBoards = [];
  for (let x = -half + 8; x < half; x += 8) {
    gableBoards.push(
      trace([
        [x, depth, 0],
        [x, depth, ceiling(x)],
      ]),
    );
  }
  /** @type {(side: number) => Vector[]} */
  const slope = (side) => [
    [side * half, 0, knee],
    [side * half, depth, knee],
    [0, depth, PEAK],
    [0, 0, PEAK],
  ];
  const edges = [-1, 1].map(
    (side) =>
      trace([
        [side * half, 0, 0],
        [side * half, depth, 0],
      ]) +
      trace([
        [side * half, 0, knee],
        [side * half, depth, knee],
      ]),
  );
  return [
    flat(FLOOR.polygon, { fill: INK.shade, stroke: 'none' }),
    path(planks.join('') + joints.join(''), { stroke: INK.line, width: WEIGHT.hair, opacity: 0.55 }),
    flat(GABLE, { fill: INK.wash, width: WEIGHT.edge }),
    path(gableBoards.join(''), { stroke: INK.line, width: WEIGHT.hair, opacity: 0.3 }),
    ...KNEE_WALLS.map((wall) => flat(wall.polygon, { fill: INK.raised, stroke: 'none' })),
    ...[-1, 1].map((side) => flat(slope(side), { fill: INK.raised, stroke: 'none' })),
    path(
      edges.join('') +
        trace([
          [0, 0, PEAK],
          [0, depth, PEAK],
        ]),
      { width: WEIGHT.edge },
    ),
  ];
}

/** The rug, and a round picture and a shelf on the gable. */
function furnishings() {
  const { depth } = ROOM;
  /** @type {(inset: number) => Vector[]} */
  const rug = (inset) => [
    [-92 + inset, -8 + inset, 0],
    [22 - inset, -8 + inset, 0],
    [22 - inset, 58 - inset, 0],
    [-92 + inset, 58 - inset, 0],
  ];
  const fringe = [];
  for (let y = -7; y < 58; y += 3) {
    fringe.push(
      trace([
        [-92, y, 0],
        [-95, y, 0],
      ]),
      trace([
        [22, y, 0],
        [25, y, 0],
      ]),
    );
  }
  /** @type {(x0: number, z0: number, x1: number, z1: number) => Vector[]} */
  const onGable = (x0, z0, x1, z1) => [
    [x0, depth, z0],
    [x1, depth, z0],
    [x1, depth, z1],
    [x0, depth, z1],
  ];
  const gableHouse = trace([
    [-33, depth, 58],
    [-33, depth, 66],
    [-26, depth, 72],
    [-19, depth, 66],
    [-19, depth, 58],
  ]);
  return [
    flat(rug(0), { fill: INK.wood, width: WEIGHT.edge }),
    flat(rug(4), { stroke: INK.line, width: WEIGHT.detail }),
    flat(rug(7), { stroke: INK.line, width: WEIGHT.hair, opacity: 0.7 }),
    path(fringe.join(''), { stroke: INK.line, width: WEIGHT.hair }),
    flat(onGable(-42, 50, -10, 80), { fill: INK.wood, width: WEIGHT.edge }),
    flat(onGable(-39, 53, -13, 77), { fill: INK.page, width: WEIGHT.detail }),
    path(`${gableHouse}Z`, { fill: INK.bright, width: WEIGHT.detail }),
  ];
}

/** A block as it is seen from the eye. @type {(block: Block) => string} */
function drawBlock({ low, high, fill }) {
  const seen = facing({ low, high });
  /** @type {Record<string, string>} */
  const shade = { top: INK[fill], rear: fill === 'bright' ? INK.wood : INK.raised };
  return seen
    .map(({ name, polygon: face }) => flat(face, { fill: shade[name] ?? INK.shade, width: WEIGHT.edge }))
    .join('');
}

/** The faces of a block that the eye sees. @type {(block: { low: Vector, high: Vector }) => ReturnType<typeof faces>} */
const facing = ({ low, high }) =>
  faces(low, high).filter(({ normal, polygon: face }) => dot(subtract(EYE, face[0]), normal) > 0);

/** Rafters below the ceiling and their collar ties, the farthest first. */
function ties() {
  const { thick, rafter, low, high } = TIES;
  const { half, knee } = ROOM;
  return TIES.at.map((y) => {
    const reach = (PEAK - high) / 0.75 + 4;
    const legs = [-1, 1].map(
      (side) =>
        flat(
          [
            [side * half, y, knee],
            [0, y, PEAK],
            [0, y, PEAK - rafter],
            [side * half, y, knee - rafter],
          ],
          { fill: INK.wood, width: WEIGHT.edge },
        ) +
        flat(
          [
            [side * half, y, knee - rafter],
            [0, y, PEAK - rafter],
            [0, y + thick, PEAK - rafter],
            [side * half, y + thick, knee - rafter],
          ],
          { fill: INK.wash, width: WEIGHT.detail },
        ),
    );
    const bolts = [-1, 1].map((side) =>
      circle(project([side * (reach - 8), y, (low + high) / 2]), 2, { fill: INK.page, width: WEIGHT.detail }),
    );
    return [
      ...legs,
      drawBlock({ low: [-reach, y - 1.5, low], high: [reach, y, high], fill: 'wood' }),
      ...bolts,
    ].join('');
  });
}

/** The chair at the desk, its lamp, the books on the shelf, the plant. */
function smallThings() {
  /** @type {(points: Vector[][]) => string} */
  const strokes = (points) => points.map(trace).join('');
  const chair = strokes([
    [
      [-30, 134, 0],
      [-29, 134, 17],
    ],
    [
      [-14, 134, 0],
      [-15, 134, 17],
    ],
    [
      [-29, 146, 0],
      [-29, 146, 17],
    ],
    [
      [-15, 146, 0],
      [-15, 146, 17],
    ],
    ...[-28, -25, -22, -19, -16].map(
      (x) =>
        /** @type {Vector[]} */ ([
          [x, 134, 18.5],
          [x, 133, 34],
        ]),
    ),
  ]);
  const books = [];
  for (let y = 96, index = 0; y < 160; index += 1) {
    const thick = 2 + ((index * 7) % 3);
    const z = index % 5 === 4 ? 9 : 11 + ((index * 5) % 4);
    for (const shelf of [3, 21]) {
      books.push(
        trace([
          [-95, y, shelf],
          [-95, y, shelf + z],
          [-95, y + thick, shelf + z],
          [-95, y + thick, shelf],
        ]),
      );
    }
    y += thick + (index % 5 === 4 ? 3 : 0);
  }
  const [leafX, leafY] = [-89, 70];
  const leaves = [-24, -17, -9, -2, 6, 13, 20].map((bend, index) => {
    const top = 52 - Math.abs(bend) * 0.7 + (index % 2) * 3;
    const tip = project([leafX + bend, leafY, top]);
    const root = project([leafX, leafY, 14]);
    const [left, right] = [
      project([leafX + bend * 0.35 - 2.6, leafY, top - 8]),
      project([leafX + bend * 0.35 + 2.6, leafY, top - 5]),
    ];
    return `M${root.join(' ')}Q${left.join(' ')} ${tip.join(' ')}Q${right.join(' ')} ${root.join(' ')}Z`;
  });
  return [
    path(chair, { width: WEIGHT.outline }),
    drawBlock({ low: [-30, 133, 17], high: [-14, 147, 18.5], fill: 'wood' }),
    drawBlock({ low: [-30, 132, 33], high: [-14, 134, 38], fill: 'wood' }),
    path(
      trace([
        [-5, 162, 30],
        [-9, 162, 42],
        [-2, 162, 50],
      ]),
      { width: WEIGHT.outline },
    ),
    flat(
      [
        [-5, 162, 52],
        [1, 162, 50],
        [3, 162, 44],
        [-5, 162, 47],
      ],
      { fill: INK.bright, width: WEIGHT.edge },
    ),
    path(books.join(''), { stroke: INK.line, width: WEIGHT.detail }),
    path(
      strokes([
        [
          [-95, 92, 20],
          [-95, 166, 20],
        ],
      ]),
      { width: WEIGHT.edge },
    ),
    path(leaves.join(''), { fill: INK.wood, width: WEIGHT.detail }),
    flat(
      [
        [-96, leafY, 15],
        [-82, leafY, 15],
        [-84, leafY, 0],
        [-94, leafY, 0],
      ],
      { fill: INK.raised, width: WEIGHT.edge },
    ),
    flat(
      [
        [-97, leafY, 17],
        [-81, leafY, 17],
        [-81, leafY, 14],
        [-97, leafY, 14],
      ],
      { fill: INK.wood, width: WEIGHT.edge },
    ),
  ];
}

/** A cat asleep on the rug, curled, its head to the right; drawn about its middle. */
function cat() {
  const [x, y] = project([-64, 24, 0]);
  const body = 'M-34 4C-40 -16 -18 -30 4 -27C24 -25 36 -12 33 2C31 8 22 9 12 9H-20C-28 9 -32 8 -34 4Z';
  const head = 'M14 -2C12 -12 16 -17 17 -22L23 -17H31L37 -22C38 -14 40 -8 37 -1C33 6 18 6 14 -2Z';
  const tail = 'M-30 8C-24 15 4 15 14 9';
  return `<g transform="translate(${x} ${y}) scale(0.8)">${[
    path(body, { fill: INK.wash, width: WEIGHT.edge }),
    path(tail, { width: 3.4 }),
    path(head, { fill: INK.wash, width: WEIGHT.edge }),
    path('M19 -6q2.5 2 5 0M28 -6q2.5 2 5 0', { stroke: INK.quiet, width: WEIGHT.detail }),
  ].join('')}</g>`;
}

/** The skylights as seen from below: glass, shade, the splayed sides of the shaft.
 * @type {(window: ReturnType<typeof skylight>) => string[]} */
function shaft({ glass, shade, open, shaft: sides, opening, side }) {
  const pleats = Array.from({ length: 7 }, (_, index) => {
    const share = (index + 1) / 8;
    return trace([between(shade[0], shade[1], share), between(shade[3], shade[2], share)]);
  });
  const drawn = Math.abs(open[0][0] - glass[0][0]) > 0.1;
  const front = opening.map(([x, y, z]) => /** @type {Vector} */ ([x, Math.max(0, y), z]));
  return [
    flat(front, { fill: INK.wash, stroke: 'none' }),
    flat(glass, { fill: INK.bright, width: WEIGHT.edge }),
    path(trace([between(glass[0], glass[1], 0.62), between(glass[3], glass[2], 0.35)]), {
      stroke: INK.line,
      width: WEIGHT.detail,
    }),
    drawn
      ? flat(shade, { fill: INK.quiet, width: WEIGHT.edge }) +
        path(pleats.join(''), { stroke: INK.wood, width: WEIGHT.detail })
      : '',
    ...sides.map(({ polygon: face }, index) =>
      flat(face, { fill: index === 0 ? INK.wood : INK.shade, width: WEIGHT.edge }),
    ),
    flat([front[0], [side * SKYLIGHT.sill, 0, front[1][2]], front[2], front[3]], { width: WEIGHT.outline }),
  ];
}

/** The patches of sunlight on the given surfaces, less the armchair's shadow.
 * @param {Surface[]} surfaces @param {ReturnType<typeof skylight>[]} windows @param {Vector} sun @param {string} colour @param {string} name */
function patches(surfaces, windows, sun, colour, name) {
  return surfaces.flatMap((surface, index) => {
    const lights = windows
      .map((window) => ({ window, points: lit(surface, window, sun) }))
      .filter(({ points }) => points.length > 0);
    if (lights.length === 0) return [];
    const shadows = ARMCHAIR.map((block) => shadow(block, surface, sun)).filter(
      (points) => points.length > 2,
    );
    const drawn = lights.map(({ window, points }) =>
      flat(points, {
        fill: colour,
        stroke: colour,
        width: WEIGHT.detail,
        opacity: PATCH * passing(window.outward, sun),
      }),
    );
    if (shadows.length === 0) return drawn;
    const id = `${name}-${index}`;
    const hidden = shadows.map((points) =>
      polygon(hull(points.map(project)), { fill: '#000', stroke: 'none' }),
    );
    return [
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="1080" height="720"><rect width="1080" height="720" fill="#fff"/>${hidden.join('')}</mask><g mask="url(#${id})">${drawn.join('')}</g>`,
    ];
  });
}

/** The surfaces of the room that a skylight's light can reach: not its own slope. @type {(side: -1 | 1) => Surface[]} */
const reached = (side) => {
  const { half, knee, depth } = ROOM;
  return [
    FLOOR,
    ...KNEE_WALLS,
    {
      polygon: [
        [-side * half, 0, knee],
        [-side * half, depth, knee],
        [0, depth, PEAK],
        [0, 0, PEAK],
      ],
      normal: [side * 0.6, 0, -0.8],
    },
  ];
};

/** The light in the air: from the glass to each patch, with a few rays.
 * @param {ReturnType<typeof skylight>} window @param {Vector} sun @param {string} colour */
function beam(window, sun, colour) {
  const { open, outward, side, glass } = window;
  const strength = passing(outward, sun);
  if (strength === 0) return '';
  const surfaces = reached(side);
  const air = surfaces.flatMap((surface) => {
    const patch = lit(surface, window, sun);
    if (patch.length === 0) return [];
    const source = patch.map((point) => carry(point, sun, open[0], outward));
    return [polygon(hull([...patch, ...source].map(project)), { fill: colour, stroke: 'none' })];
  });
  const rays = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92].flatMap((along) =>
    [0.12, 0.88].flatMap((across) => {
      const point = between(between(glass[0], glass[1], along), between(glass[3], glass[2], along), across);
      const end = landing(point, window, surfaces, sun);
      return end ? [trace([point, end])] : [];
    }),
  );
  return (
    faded(AIR * strength, air) +
    path(rays.join(''), { stroke: colour, width: WEIGHT.detail, opacity: 0.6 * strength })
  );
}

/** The air between insulation and sheathing, from the eaves to the ridge. */
const CHANNEL = 2;

/** The roof where it is cut: rafters with insulation below a channel of air, sheathing, shingles, curbs, glass and flashing. */
function cutRoof() {
  const { head, sill, curb, splayedHead } = SKYLIGHT;
  const { thick, sheathing, finish, eave } = ROOF;
  const outer = (/** @type {number} */ x) => ceiling(x) + thick;
  /** @type {[number, number][]} */
  const lower = [
    [sill, ceiling(sill)],
    [sill, outer(sill)],
    [eave, outer(eave)],
    [eave, ceiling(eave)],
  ];
  /** @type {Vector[]} */
  const upper = [
    [-splayedHead, 0, ceiling(splayedHead)],
    [-head, 0, outer(head)],
    [0, 0, outer(0)],
    [head, 0, outer(head)],
    [splayedHead, 0, ceiling(splayedHead)],
    [0, 0, PEAK],
  ];
  /** Insulation: a wave between finish and channel. @type {(from: number, to: number) => [number, number][]} */
  const wave = (from, to) => {
    const count = Math.round((to - from) * 1.4);
    return Array.from({ length: count + 1 }, (_, index) => {
      const x = from + ((to - from) * index) / count;
      const swing = Math.sin(index * 1.05) * (thick - sheathing - CHANNEL - finish - 3) * 0.5;
      return [x, ceiling(x) + (thick - sheathing - CHANNEL + finish) / 2 + swing];
    });
  };
  /** @type {(from: number, to: number) => [number, number][]} */
  const channel = (from, to) => [
    [from, outer(from) - sheathing - CHANNEL],
    [to, outer(to) - sheathing - CHANNEL],
  ];
  /** Short upright lines. @type {(at: number[], above: number, length: number) => [number, number][][]} */
  const slots = (at, above, length) =>
    at.map((x) => [
      [x, ceiling(x) + above],
      [x, ceiling(x) + above + length],
    ]);
  /** Shingle courses: each laps over the one below. @type {(from: number, to: number) => [number, number][]} */
  const courses = (from, to) => {
    const count = Math.round((to - from) / 5);
    return Array.from({ length: count }, (_, index) => {
      const x = from + ((to - from) * index) / count;
      const end = from + ((to - from) * (index + 1)) / count;
      return /** @type {[number, number][]} */ ([
        [x, outer(x) + 0.4],
        [end, outer(end) + 1.5],
        [end, outer(end)],
      ]);
    }).flat();
  };
  /** @type {(x: number) => [number, number][]} */
  const curbAt = (x) => [
    [x, outer(x)],
    [x, outer(x) + curb],
    [x + 1.5, outer(x + 1.5) + curb],
    [x + 1.5, outer(x + 1.5)],
  ];
  const cap = curb + 1.6;
  return [
    ...both(lower, { fill: INK.shade, width: WEIGHT.cut }),
    flat(upper, { fill: INK.shade, width: WEIGHT.cut }),
    bothLines([wave(sill + 2, 137), wave(3, splayedHead - 4)], { stroke: INK.line, width: WEIGHT.detail }),
    bothLines([channel(sill, 141), channel(2, splayedHead)], { width: WEIGHT.detail }),
    // The vents where the air comes in and goes out.
    bothLines([...slots([145, 147.5, 150], -1, 1.4), ...slots([2.5, 4.2, 5.9], thick + 1.2, 1.6)], {
      stroke: INK.line,
      width: WEIGHT.edge,
    }),
    bothLines(
      [
        [
          [sill, outer(sill) - sheathing],
          [eave, outer(eave) - sheathing],
        ],
        [
          [0, outer(0) - sheathing],
          [head - 2, outer(head - 2) - sheathing],
        ],
        [
          [sill, ceiling(sill) + finish],
          [ROOM.half + 4, ceiling(ROOM.half + 4) + finish],
        ],
        [
          [0, PEAK + finish],
          [splayedHead + 2, ceiling(splayedHead + 2) + 2.6],
        ],
      ],
      { width: WEIGHT.detail },
    ),
    bothLines([courses(sill + 3, eave + 3), courses(0, head - 3)], { width: WEIGHT.edge }),
    ...both(curbAt(head - 1.5), { fill: INK.wood, width: WEIGHT.outline }),
    ...both(curbAt(sill), { fill: INK.wood, width: WEIGHT.outline }),
    ...both(
      [
        [head - 2.5, outer(head - 2.5) + curb],
        [head - 2.5, outer(head - 2.5) + cap],
        [sill + 2.5, outer(sill + 2.5) + cap],
        [sill + 2.5, outer(sill + 2.5) + curb],
      ],
      { fill: INK.bright, width: WEIGHT.outline },
    ),
    bothLines(
      [
        [
          [sill + 2.3, outer(sill + 2.3) + curb - 1],
          [sill + 2.3, outer(sill + 2.3) + 1.6],
          [sill + 10, outer(sill + 10) + 2],
        ],
        [
          [head - 2.3, outer(head - 2.3) + curb - 1],
          [head - 2.3, outer(head - 2.3) + 1],
          [head - 10, outer(head - 10) + 0.8],
        ],
      ],
      { stroke: INK.line, width: 3 },
    ),
    flat(
      [
        [-7, 0, outer(7) + 1],
        [0, 0, outer(0) + 2.4],
        [7, 0, outer(7) + 1],
        [7, 0, outer(7) + 3.4],
        [0, 0, outer(0) + 5.4],
        [-7, 0, outer(7) + 3.4],
      ],
      { fill: INK.raised, width: WEIGHT.outline },
    ),
  ];
}

/** How far the floor's joists reach below it. */
const FLOOR_BOTTOM = -13;

/** The floor outside the knee walls, in the plane of the roof's cut: behind the floor that runs out before it. */
const cutFloor = () =>
  both(
    [
      [ROOM.half, FLOOR_BOTTOM],
      [ROOM.half, 0],
      [ROOF.wall, 0],
      [ROOF.wall, FLOOR_BOTTOM],
    ],
    { fill: INK.wood, width: WEIGHT.outline },
  );

/** The walls and the floor where they are cut. The floor's edge stands before the cut of the roof. */
function cutWalls() {
  const { half, knee, apron } = ROOM;
  const { wall, wallThick, eave, thick } = ROOF;
  const kneeTop = (/** @type {number} */ x) => Math.min(knee, ceiling(x));
  // The pair of joists in front ties the rafters' feet together; they lap over a bearing wall and are nailed there.
  const lap = 12;
  const joists = [-1, 1].map((side) =>
    flat(
      [
        [side * half, -apron, FLOOR_BOTTOM + 1],
        [-side * lap, -apron, FLOOR_BOTTOM + 1],
        [-side * lap, -apron, -1.6],
        [side * half, -apron, -1.6],
      ],
      { fill: INK.wood, width: WEIGHT.detail },
    ),
  );
  for (const x of [-8, 8])
    for (const z of [-10, -7, -4])
      joists.push(circle(project([x, -apron, z]), 1.6, { fill: INK.page, width: WEIGHT.detail }));
  const below = -34;
  const middleOfWall = wall + wallThick / 2;
  /** @type {[number, number][]} */
  const broken = [
    [wall - 6, below],
    [middleOfWall - 1.6, below],
    [middleOfWall - 0.8, below + 3.5],
    [middleOfWall + 0.8, below - 3.5],
    [middleOfWall + 1.6, below],
    [wall + wallThick + 6, below],
  ];
  return [
    ...both(
      [
        [half, 0],
        [half, ceiling(half)],
        [wall, ceiling(wall)],
        [wall, 0],
      ],
      { fill: INK.wash, stroke: 'none' },
    ),
    ...both(
      [
        [half, 0],
        [half, kneeTop(half)],
        [half + 4, kneeTop(half + 4)],
        [half + 4, 0],
      ],
      { fill: INK.wood, width: WEIGHT.outline },
    ),
    ...both(
      [
        [wall, below],
        [wall, ceiling(wall)],
        [wall + wallThick, ceiling(wall + wallThick)],
        [wall + wallThick, below],
      ],
      { fill: INK.shade, width: WEIGHT.outline },
    ),
    bothLines([broken], { stroke: INK.page, width: 6 }),
    bothLines([broken], { width: WEIGHT.edge }),
    ...both(
      [
        [eave, ceiling(eave) + thick - 1],
        [eave, ceiling(eave) + thick - 6],
        [eave + 1.5, ceiling(eave) + thick - 7.5],
        [eave + 5, ceiling(eave) + thick - 7.5],
        [eave + 6.5, ceiling(eave) + thick - 1],
      ],
      { fill: INK.raised, width: WEIGHT.outline },
    ),
    flat(
      [
        [-half, -apron, FLOOR_BOTTOM],
        [half, -apron, FLOOR_BOTTOM],
        [half, -apron, 0],
        [-half, -apron, 0],
      ],
      { fill: INK.wash, width: WEIGHT.cut },
    ),
    ...joists,
    path(
      trace([
        [-half, -apron, -1.6],
        [half, -apron, -1.6],
      ]),
      { width: WEIGHT.edge },
    ),
    path(
      trace([
        [-half, -apron, 0],
        [-half, 0, 0],
      ]) +
        trace([
          [half, -apron, 0],
          [half, 0, 0],
        ]),
      { width: WEIGHT.outline },
    ),
  ];
}

const STILL = {
  room: [...cutFloor(), ...room(), ...furnishings()].join(''),
  things: [...ties(), ...FURNITURE.map(drawBlock), ...smallThings()].join(''),
  cut: [...cutWalls(), ...cutRoof()].join(''),
};

/** @type {(t: number, part: Vector) => string} */
const shadeRemark = (t, part) =>
  faded(ramp(t, SHADE.start + 0.25, 0.3), [
    leader([[796, 112], project(part)]),
    remark(['a shade for July'], [1040, 100], { anchor: 'end' }),
  ]);

/** The film at a time in seconds. @type {(t: number) => string} */
export function frame(t) {
  const hour = hourAt(t);
  const sun = toSun(hour);
  const colour = sunlight(sun);
  const drawn = SHADE.share * ramp(t, SHADE.start, SHADE.seconds);
  const windows = [skylight(-1, 0), skylight(1, drawn)];
  const chairFaces = ARMCHAIR.map(
    (block, index) =>
      drawBlock(block) + patches(facing(block), windows, sun, colour, `chair-${index}`).join(''),
  );
  const onRoom = windows.map((window) =>
    patches(reached(window.side), [window], sun, colour, `room${window.side}`).join(''),
  );
  const inShafts = windows.map(
    (window) =>
      shaft(window).join('') +
      window.shaft
        .map((surface) => litInShaft(surface, window, sun))
        .filter((points) => points.length > 0)
        .map((points) =>
          flat(points, { fill: colour, stroke: 'none', opacity: PATCH * passing(window.outward, sun) }),
        )
        .join(''),
  );
  return sheet([
    ...SUN_WAY.drawing,
    STILL.room,
    ...onRoom,
    STILL.things,
    ...inShafts,
    cat(),
    ...chairFaces,
    ...windows.map((window) => beam(window, sun, colour)),
    STILL.cut,
    ...sunDisc(hour, colour),
    ...clock(hour),
    shadeRemark(t, middle(windows[1].shade)),
  ]);
}
