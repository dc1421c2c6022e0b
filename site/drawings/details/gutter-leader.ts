import { type Detail, type Point, pen } from './draw.ts';

// From the face of the fascia to the right, and down from the top of the rafter there.
const p = pen({ scale: 13, origin: [346, 196] });

/** The roof rises 6 in. in 12 in.; `above` is measured square to the rafter. */
const onRoof = (x: number, above = 0): Point => [x, 0.5 * x - above * 1.118];
const [WALL, TOP, FOUNDATION, GRADE, BOTTOM] = [-15, -24, 19.2, 26.2, 31.8];
/** Where wall, siding and leader are broken off, since they are shortened. */
const BREAK = 16.3;

/** The rafter's lower edge at an x. */
const under = (x: number): Point => [x, 0.5 * x + 8.1];

/** Where the rafter, notched to its depth, sits on the plate: level from where its edge meets the inner face. */
const SEAT = under(WALL - 4)[1];

/** A strip along the roof from one x to another, between two heights above the rafter. */
const strip = (from: number, to: number, low: number, high: number): Point[] => [
  onRoof(from, low),
  onRoof(to, low),
  onRoof(to, high),
  onRoof(from, high),
];

const shingles = [-19.5, -14.2, -8.9, -3.2].map((x) =>
  p.cut([
    onRoof(Math.max(x - 6.4, TOP), 0.95),
    onRoof(x + 4.6, 0.62),
    onRoof(x + 4.6, 0.95),
    onRoof(Math.max(x - 6.4, TOP), 1.15),
  ]),
);

/** A section through the edge of a roof with its gutter, and the leader down to the ground. */
export const gutterLeader: Detail = {
  art: [
    // The wall: plates, sheathing, siding, with a break, and a sill plate bolted to the foundation.
    p.seenBox(WALL - 4, SEAT + 3, 3.5, FOUNDATION - SEAT - 4.5, 'h wf'),
    p.lumber(WALL - 4, SEAT, 3.5, 1.5),
    p.lumber(WALL - 4, SEAT + 1.5, 3.5, 1.5),
    p.lumber(WALL - 4, FOUNDATION - 1.5, 3.5, 1.5),
    p.cutBox(WALL - 0.5, 0.6, 0.5, FOUNDATION - 0.6, 'ply'),
    p.membrane([WALL + 0.1, 7.9], [WALL + 0.1, FOUNDATION + 0.4]),
    p.broken(
      [
        [WALL - 6, BOTTOM],
        [WALL - 6, FOUNDATION],
        [WALL, FOUNDATION],
        [WALL, BOTTOM],
      ],
      'concrete',
    ),
    p.metal([WALL - 2.25, FOUNDATION - 2.1], [WALL - 2.25, FOUNDATION + 7], [WALL - 3.4, FOUNDATION + 7]),
    p.metal([WALL - 2.9, FOUNDATION - 1.75], [WALL - 1.6, FOUNDATION - 1.75]),
    ...[11.9, 16.05, 20.2].map((y) =>
      p.cut([
        [WALL, Math.max(y - 4.4, 7.75)],
        [WALL + 0.2, Math.max(y - 4.4, 7.75)],
        [WALL + 0.8, y],
        [WALL + 0.1, y],
      ]),
    ),
    // The ground falls away from the wall.
    p.ground(
      [
        [WALL, GRADE],
        [20, GRADE + 2.5],
      ],
      BOTTOM,
      'earth',
    ),
    // Rafter, soffit, fascia.
    p.seen(
      [
        onRoof(TOP, 0),
        onRoof(0, 0),
        [0, 7.25],
        [-1.4, 7.25],
        under(WALL - 0.5),
        [WALL - 0.5, SEAT],
        [WALL - 4, SEAT],
        under(TOP),
      ],
      'h wf',
    ),
    p.grain(onRoof(-22, -2.6), onRoof(-9, -2.4)),
    p.grain(onRoof(-11, -5), onRoof(-1.5, -4.8)),
    p.cutBox(WALL, 7.25, 8, 0.5, 'ply'),
    // The soffit's vent: a slot with a screen.
    p.hidden([WALL + 8, 7.5], [WALL + 10, 7.5]),
    p.cutBox(WALL + 10, 7.25, -WALL - 10, 0.5, 'ply'),
    p.cutBox(0, -0.2, 0.75, 8.2, 'wood'),
    // Sheathing, membrane, drip edge and shingles.
    p.cut(strip(TOP, 0.6, 0, 0.5), 'ply'),
    p.metal(onRoof(-3, 0.6), onRoof(0.9, 0.6), [1.05, 1.5], [1.3, 1.75]),
    p.membrane(onRoof(TOP, 0.72), onRoof(0.5, 0.72)),
    ...shingles,
    // The gutter with its hanger, and the screw into the rafter.
    p.metal([0.95, 1.1], [0.95, 5], [4.2, 5], [4.5, 3.9], [5.95, 2.7], [5.95, 1.5], [5.5, 1.5]),
    p.curve('h s', 'M', [1, 1.95], 'L', [5.3, 1.6], 'L', [5.3, 2], 'L', [1, 2.4], 'Z'),
    p.metal([2, 2.1], [-3, 2.5]),
    // The leader: outlet, two elbows below the soffit, the pipe at the wall, the extension.
    p.seen(
      [
        [1.7, 5],
        [3.9, 5],
        [3.9, 10],
        [WALL + 3.6, 14.7],
        [WALL + 3.6, GRADE - 2.6],
        [6.6, GRADE - 0.6],
        [6.6, GRADE + 1.3],
        [WALL + 2.6, GRADE - 0.3],
        [WALL + 1.1, GRADE - 1.4],
        [WALL + 1.1, 13.4],
        [1.7, 8.7],
      ],
      'h bf',
    ),
    p.line([1.7, 8.7], [3.9, 10]),
    p.line([WALL + 1.1, 13.4], [WALL + 3.6, 14.7]),
    p.line([WALL + 1.1, GRADE - 1.4], [WALL + 3.6, GRADE - 2.6]),
    p.metal([WALL + 0.5, 18.6], [WALL + 3.8, 18.6]),
    p.edge([-4.2, GRADE - 3], [-4.6, GRADE + 2.2]),
    p.edge([TOP, -13.7], [TOP, -3.4]),
    p.edge([WALL - 6.6, BREAK], [WALL + 0.9, BREAK]),
    p.edge([WALL + 0.9, BREAK], [WALL + 3.8, BREAK]),
    p.flow(onRoof(-16, 2.4), onRoof(-0.6, 2.4)),
    p.flow([6.9, GRADE + 0.5], [10, GRADE + 1.1], [14, GRADE + 1.7]),
  ].join(''),
  dimensions: [
    p.dimension('5 in.', 'after', [0.95, -0.4], [5.95, 1.5], { y: -1.6 }),
    p.dimension('10 ft.', 'above', [WALL, GRADE + 0.3], [6.6, GRADE + 1.3], { y: GRADE + 4.6 }),
  ],
  parts: {
    membrane: p.at(...onRoof(-11.6, 0.72)),
    shingles: p.at(...onRoof(-2, 1.1)),
    hanger: p.at(3.4, 1.95),
    gutter: p.at(5.3, 3.2),
    strap: p.at(WALL + 3.6, 18.6),
    extension: p.at(2.8, GRADE - 0.4),
    grade: p.at(16, GRADE + 2.8),
  },
};
