import { type Detail, type Point, pen } from './draw.ts';

// From the face of the wall to the right, and down from the end of the brick.
const p = pen({ scale: 11.4, origin: [138, 518] });

const [TOP, NEAR, FAR, AIM] = [-41, 12, 18, -11.6];
/** Half of a fan of 40°, at this distance. */
const spread = (distance: number) => distance * Math.tan((20 * Math.PI) / 180);

/** The face of the sheathing, an inch behind the back of the brick, and the top of the foundation there. */
const [SHEATHING, SILL] = [-4.6, -6];

/** Seven courses of brick stand on the foundation's ledge; with its joint one is this high. */
const [LEDGE, COURSE, JOINT] = [0.4, 2.625, 0.375];
const bricks = Array.from({ length: 7 }, (_, index) => {
  const bottom = LEDGE - index * COURSE;
  return (
    p.cutBox(-3.6, bottom - JOINT, 3.4, JOINT, 'mortar') +
    p.cutBox(-3.6, bottom - COURSE, 3.6, COURSE - JOINT, 'brick')
  );
});
const CAP = LEDGE - 7 * COURSE - JOINT;

const siding = [-37.6, -33.4, -29.2, -25, -20.8].map((bottom) =>
  p.cut([
    [SHEATHING + 0.1, Math.max(bottom - 4.4, TOP)],
    [SHEATHING + 0.25, Math.max(bottom - 4.4, TOP)],
    [SHEATHING + 0.95, bottom],
    [SHEATHING + 0.15, bottom],
  ]),
);

/** A level lance that points to the left, its nozzle at this x. */
const lance = (x: number, style: 'h s' | 'h c') =>
  p.curve(
    style,
    'M',
    [x, AIM - 0.35],
    'L',
    [x + 1.6, AIM - 0.6],
    'L',
    [x + 1.6, AIM - 0.25],
    'L',
    [x + 16, AIM - 0.35],
    'L',
    [x + 16, AIM + 0.45],
    'L',
    [x + 1.6, AIM + 0.6],
    'L',
    [x + 1.6, AIM + 0.9],
    'L',
    [x, AIM + 0.35],
    'Z',
  );

const bristles = Array.from({ length: 9 }, (_, index): [Point, Point] => [
  [-3.6, -27.6 + index * 0.75],
  [-2.2, -27.4 + index * 0.7],
]);

/** A section through a wall of brick with siding above, and a walk in front of it. */
export const washingDistances: Detail = {
  art: [
    // The framed wall on its sill plate, and the brick in front of it, under a cap that sheds the water.
    p.seenBox(SHEATHING - 4, TOP, 3.5, SILL - 1.5 - TOP, 'h wf'),
    p.lumber(SHEATHING - 4, SILL - 1.5, 3.5, 1.5),
    p.cutBox(SHEATHING - 0.5, TOP, 0.5, SILL - TOP, 'ply'),
    p.broken(
      [
        [SHEATHING - 4, 7.2],
        [SHEATHING - 4, SILL],
        [SHEATHING, SILL],
        [SHEATHING, LEDGE],
        [0, LEDGE],
        [0, 7.2],
      ],
      'concrete',
    ),
    ...bricks,
    p.cutBox(-3.6, CAP, 3.4, JOINT, 'mortar'),
    p.cut(
      [
        [SHEATHING, CAP - 1.7],
        [1.1, CAP - 0.9],
        [1.1, CAP],
        [SHEATHING, CAP],
      ],
      'concrete',
    ),
    p.metal([SHEATHING, -23], [SHEATHING, CAP - 1.8], [1.3, CAP - 1]),
    ...siding,
    // The walk, falling away from the wall.
    p.ground(
      [
        [0.4, 0.4],
        [42, 1.25],
      ],
      4.2,
      'concrete',
    ),
    p.ground(
      [
        [0, 4.2],
        [42, 4.2],
      ],
      7.2,
      'earth',
    ),
    p.cutBox(0, 0.4, 0.4, 3.8, 'foam'),
    // A soft brush on the siding.
    ...bristles.map(([from, to]) => p.line(from, to)),
    p.seenBox(-2.2, -27.8, 1, 6.6, 'h wf'),
    p.seen(
      [
        [-1.2, -24.9],
        [15.4, -29.4],
        [15.7, -28.7],
        [-1.2, -24.1],
      ],
      'h wf',
    ),
    p.edge([15.6, -30.3], [15.6, -27.8]),
    // The lance at 12 in., and where it may go back to.
    p.hidden([FAR, AIM - 0.35], [0, AIM - spread(FAR)]),
    p.hidden([FAR, AIM + 0.35], [0, AIM + spread(FAR)]),
    p.seen(
      [
        [NEAR, AIM - 0.2],
        [0, AIM - spread(NEAR)],
        [0, AIM + spread(NEAR)],
        [NEAR, AIM + 0.2],
      ],
      'h gf',
    ),
    lance(NEAR, 'h c'),
    p.hidden([FAR + 1.6, AIM - 0.9], [FAR, AIM - 0.4], [FAR, AIM + 0.4], [FAR + 1.6, AIM + 0.9]),
    p.edge([NEAR + 15.8, AIM - 1], [NEAR + 15.8, AIM + 1]),
    // The surface cleaner: a hood with jets that turn under it.
    p.seen(
      [
        [24, 0.4],
        [24, -2.2],
        [25.5, -3.6],
        [38.5, -3.6],
        [40, -2.2],
        [40, 0.8],
        [39.3, 0.75],
        [39.3, -1.4],
        [24.7, -1.4],
        [24.7, 0.45],
      ],
      'h bf',
    ),
    p.seenBox(31.4, -5.4, 1.2, 1.8),
    p.line([26.4, -1], [37.6, -0.9]),
    p.seenBox(31.5, -1.4, 1, 0.7),
    p.flow([27, -0.8], [26.6, 0.5]),
    p.flow([37, -0.8], [37.4, 0.7]),
    p.edge([SHEATHING - 4.7, TOP], [SHEATHING + 1.4, TOP]),
    p.edge([42, 0.6], [42, 7.4]),
  ].join(''),
  dimensions: [
    p.dimension('12 in.', 'below', [0, AIM], [NEAR, AIM], { y: AIM + 0.01 }, 'gf'),
    p.dimension('18 in.', 'above', [0, AIM], [FAR, AIM], { y: -1 }),
  ],
  parts: {
    siding: p.at(SHEATHING + 0.65, -38.4),
    brush: p.at(9.4, -27.2),
    brick: p.at(-1.6, -16.4),
    fan: p.at(6.6, AIM - 1.5),
    nozzle: p.at(NEAR + 1, AIM + 0.6),
    hood: p.at(36, -2.6),
    walk: p.at(41, 1.8),
  },
  bends: { nozzle: 330, walk: 700 },
};
