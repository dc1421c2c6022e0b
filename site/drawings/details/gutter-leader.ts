import { type Detail, type Point, pen } from './draw.ts';

// From the face of the fascia to the right, and down from the top of the rafter there.
const p = pen({ scale: 11.1, origin: [272, 178] });

/** The roof rises 7 in. in 12 in.; `above` is measured square to the rafter. */
const PITCH = 7 / 12;
const onRoof = (x: number, above = 0): Point => [x, PITCH * x - above * Math.hypot(1, PITCH)];
const [WALL, TOP, FOUNDATION, GRADE, BOTTOM] = [-12, -21, 27.5, 34.5, 38];
/** Where wall, siding and leader are broken off, since they are shortened. */
const BREAK = 13.3;
/** The top of the subfloor, on joists 9¼ in. deep and a sill plate. */
const FLOOR = FOUNDATION - 1.5 - 9.25 - 0.75;

/** The lower edge of the rafter, 7¼ in. deep, at an x. */
const under = (x: number): Point => onRoof(x, -7.25);

/** Where the rafter, notched to its depth, sits on the plate: level from where its edge meets the inner face. */
const SEAT = under(WALL - 4)[1];

/** A strip along the roof from one x to another, between two heights above the rafter. */
const strip = (from: number, to: number, low: number, high: number): Point[] => [
  onRoof(from, low),
  onRoof(to, low),
  onRoof(to, high),
  onRoof(from, high),
];

/** The ground, and what lies deeper. */
const ground = (x: number, deeper = 0): Point => [x, GRADE + ((x - WALL) / (22 - WALL)) * 2.4 + deeper];

/** A line of the wall's break, from the room to the air before the leader, with its zigzag in the middle. */
const breakAt = (y: number): Point[] =>
  (
    [
      [-5.2, 0],
      [-1.3, 0],
      [-0.85, 0.9],
      [-0.15, -0.9],
      [0.3, 0],
      [4.6, 0],
    ] as const
  ).map(([x, down]) => [WALL + x, y + down]);

const lines = (points: Point[]) => points.flatMap((point, index) => (index ? ['L', point] : [point]));

/** The depth of the ceiling's joist, which ties the rafters. */
const JOIST = 3.5;

/** Where the baffle bends down to the plate. */
const BAFFLE = onRoof(WALL - 0.7, -1.2);

/** The curled line of a batt, as high as the roof leaves room for. */
const insulation = (): (string | Point)[] => {
  const step = (WALL - 0.7 - TOP) / 6;
  const on = (along: number, isHigh: boolean): Point => {
    const x = TOP + along * step;
    return isHigh ? onRoof(x, -1.35) : [x, SEAT - JOIST];
  };
  return [
    'M',
    on(0, false),
    ...Array.from({ length: 6 }, (_, index) => {
      const isHigh = index % 2 === 0;
      return ['C', on(index + 1.1, !isHigh), on(index - 0.1, isHigh), on(index + 1, isHigh)];
    }).flat(),
  ];
};

const shingles = [-19.5, -14.2, -8.9, -3.2].map((x) =>
  p.cut([
    onRoof(Math.max(x - 6.4, TOP), 1.3),
    onRoof(x + 4.6, 1),
    onRoof(x + 4.6, 1.65),
    onRoof(Math.max(x - 6.4, TOP), 1.55),
  ]),
);

/** A section through the edge of a roof with its gutter, and the leader down to the ground. */
export const gutterLeader: Detail = {
  art: [
    // The wall below the ceiling: plates, a stud that is broken off, drywall and sheathing.
    p.seenBox(WALL - 4, SEAT + 3, 3.5, FLOOR - SEAT - 4.5, 'h wf'),
    p.lumber(WALL - 4, SEAT, 3.5, 1.5),
    p.lumber(WALL - 4, SEAT + 1.5, 3.5, 1.5),
    p.lumber(WALL - 4, FLOOR - 1.5, 3.5, 1.5),
    p.cutBox(TOP, SEAT, WALL - 4 - TOP, 0.5, 'gypsum'),
    p.cutBox(WALL - 4.5, SEAT + 0.5, 0.5, FLOOR - SEAT - 1, 'gypsum'),
    // The floor: subfloor, joist and rim on the sill plate, which is bolted to the foundation.
    p.seenBox(TOP, FLOOR + 0.75, WALL - 2 - TOP, 9.25, 'h wf'),
    p.cutBox(TOP, FLOOR, WALL - 0.5 - TOP, 0.75, 'ply'),
    p.lumber(WALL - 2, FLOOR + 0.75, 1.5, 9.25),
    p.lumber(WALL - 6, FOUNDATION - 1.5, 5.5, 1.5),
    p.broken(
      [
        [WALL - 8, BOTTOM],
        [WALL - 8, FOUNDATION],
        [WALL, FOUNDATION],
        [WALL, BOTTOM],
      ],
      'concrete',
    ),
    p.metal([WALL - 4, FOUNDATION - 2], [WALL - 4, FOUNDATION + 7], [WALL - 5.4, FOUNDATION + 7]),
    p.metal([WALL - 4.6, FOUNDATION - 1.7], [WALL - 3.4, FOUNDATION - 1.7]),
    p.cutBox(WALL - 0.5, 1.3, 0.5, FOUNDATION - 1.3, 'ply'),
    p.membrane([WALL + 0.22, 8], [WALL + 0.22, FOUNDATION + 0.5]),
    ...[11.9, 15.9, 19.9, 23.9, 27.9].map((y) =>
      p.cut([
        [WALL + 0.4, Math.max(y - 4.6, 7.75)],
        [WALL + 0.6, Math.max(y - 4.6, 7.75)],
        [WALL + 1.2, y],
        [WALL + 0.6, y],
      ]),
    ),
    // The ground falls away from the wall; its strokes leave room for the figure below.
    p.curve('c', 'M', ground(WALL), 'L', ground(22)),
    ...[-10, -6.9, 4.4, 8, 11.6, 15.2, 18.8].flatMap((x) =>
      [0, 0.75, 1.5].map((more) => p.grain(ground(x + more, 0.3), ground(x + more - 1.2, 1.5))),
    ),
    // Rafter, soffit, fascia.
    p.seen(
      [
        onRoof(TOP, 0),
        onRoof(0, 0),
        [0, 7.25],
        [-1.95, 7.25],
        under(WALL - 0.5),
        [WALL - 0.5, SEAT],
        [WALL - 4, SEAT],
        under(TOP),
      ],
      'h wf',
    ),
    p.grain(onRoof(-10, -2.4), onRoof(-3, -2.2)),
    p.grain(onRoof(-10, -4.7), onRoof(-2, -4.5)),
    // Insulation over the ceiling's joists, and the baffle that keeps an inch of air over it from the soffit to the ridge.
    p.curve('h', 'M', [TOP, SEAT], 'L', onRoof(TOP, -1.2), 'L', BAFFLE, 'L', [WALL - 0.7, SEAT], 'Z'),
    p.curve('x', ...insulation()),
    p.line(onRoof(TOP, -1.2), BAFFLE, [WALL - 0.7, SEAT]),
    p.seenBox(TOP, SEAT - JOIST, WALL - 0.7 - TOP, JOIST, 'h wf'),
    p.cutBox(WALL, 7.25, 6, 0.5, 'ply'),
    // The soffit's vent: a slot with a screen.
    p.hidden([WALL + 6, 7.5], [WALL + 8, 7.5]),
    p.cutBox(WALL + 8, 7.25, -WALL - 8, 0.5, 'ply'),
    p.cutBox(0, -0.2, 0.75, 8.2, 'wood'),
    // Sheathing, membrane, drip edge and shingles.
    p.cut(strip(TOP, 0.6, 0, 0.5), 'ply'),
    p.metal(onRoof(-3, 0.6), onRoof(0.9, 0.6), [1.1, 1.6], [1.4, 1.9]),
    p.membrane(onRoof(TOP, 0.72), onRoof(0.5, 0.72)),
    ...shingles,
    // The gutter, its lip below the line of the shingles, so that snow slides past; its hanger, the screw into the rafter, and the outlet's flanges in its bottom.
    p.metal([0.95, 1.1], [0.95, 5], [1.75, 5], [1.75, 5.9]),
    p.metal([3.85, 5.9], [3.85, 5], [4.2, 5], [4.5, 3.9], [5.95, 3], [5.95, 2.1], [5.5, 2.1]),
    p.curve('h s', 'M', [1, 2], 'L', [5.3, 2.2], 'L', [5.3, 2.6], 'L', [1, 2.4], 'Z'),
    p.metal([2, 2.25], [-3, 2.5]),
    // The leader: outlet, two elbows below the soffit, the pipe at the wall, the extension.
    p.seen(
      [
        [1.7, 5],
        [3.9, 5],
        [3.9, 9.2],
        [WALL + 3.9, 12.1],
        [WALL + 3.9, GRADE - 2.6],
        [9.6, GRADE - 0.6],
        [9.6, GRADE + 1.3],
        [WALL + 2.9, GRADE - 0.3],
        [WALL + 1.5, GRADE - 1.4],
        [WALL + 1.5, 11],
        [1.7, 8.3],
      ],
      'h bf',
    ),
    p.line([1.7, 8.3], [3.9, 9.2]),
    p.line([WALL + 1.5, 11], [WALL + 3.9, 12.1]),
    p.line([WALL + 1.5, GRADE - 1.4], [WALL + 3.9, GRADE - 2.6]),
    p.metal([WALL + 1, 20.6], [WALL + 4.1, 20.6]),
    p.edge([-1.25, GRADE - 3], [-1.5, GRADE + 0.9]),
    p.edge([TOP, -14.4], [TOP, 0]),
    p.edge([TOP, FLOOR - 0.5], [TOP, FOUNDATION - 1.2]),
    // Nothing of the wall or of the leader goes on between the two lines of their break.
    p.curve('h', 'M', ...lines([...breakAt(BREAK - 0.35), ...breakAt(BREAK + 0.35).toReversed()]), 'Z'),
    p.line(...breakAt(BREAK - 0.35)),
    p.line(...breakAt(BREAK + 0.35)),
    // The slope of the roof.
    p.curve('d', 'M', [3.6, -8.95], 'L', [7.2, -8.95], 'L', [7.2, -6.85], 'Z'),
    p.flow(onRoof(-15.4, 3), onRoof(-6.4, 3)),
    p.flow([9.9, GRADE + 0.5], [13, GRADE + 1.1], [17, GRADE + 1.7]),
  ].join(''),
  dimensions: [
    p.dimension('5 in.', 'after', [0.95, -1.55], [5.95, 2.1], { y: -2.5 }),
    p.dimension('10 ft.', 'above', [WALL, BOTTOM], [9.6, GRADE + 1.3], { y: BOTTOM + 1.7 }),
  ],
  marks: [
    { text: '12', at: p.at(5.4, -9.35), measure: true },
    { text: '7', at: p.at(8.4, -7.1), measure: true },
  ],
  parts: {
    membrane: p.at(...onRoof(-11.6, 0.72)),
    shingles: p.at(...onRoof(-7.4, 1.45)),
    hanger: p.at(3.4, 2.3),
    gutter: p.at(5.2, 3.47),
    strap: p.at(WALL + 3.9, 21.03),
    extension: p.at(5.8, GRADE - 0.2),
    grade: p.at(19, GRADE + 2),
  },
  leads: { shingles: 'late', hanger: 'late' },
};
