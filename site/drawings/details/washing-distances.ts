import { type Detail, type Point, pen } from './draw.ts';

// From the face of the wall to the right, and down from the end of the brick.
const p = pen({ scale: 11.4, origin: [166, 518] });

const [TOP, NEAR, FAR, AIM] = [-41, 12, 18, -11.6];
/** Half of a fan of 40°, at this distance. */
const spread = (distance: number) => distance * Math.tan((20 * Math.PI) / 180);

/** The face of the sheathing, an inch behind the back of the brick, and the top of the foundation there. */
const [SHEATHING, SILL] = [-4.6, -6];

/** The top of the subfloor, on joists 9¼ in. deep and a sill plate; where the room's side ends. */
const FLOOR = SILL - 1.5 - 9.25 - 0.75;
const LEFT = -12.6;

/** Seven courses of brick stand on the foundation's ledge; with its joint one is this high. */
const [LEDGE, COURSE, JOINT] = [0.4, 2.625, 0.375];

/** Where the walk ends at the wall, below the weeps, and the end of the drawing. */
const [WALK, BOTTOM] = [2.4, 8.25];
const bricks = Array.from({ length: 7 }, (_, index) => {
  const bottom = LEDGE - index * COURSE;
  return (
    p.cutBox(-3.6, bottom - JOINT, 3.4, JOINT, 'mortar') +
    p.cutBox(-3.6, bottom - COURSE, 3.6, COURSE - JOINT, 'brick')
  );
});
const CAP = LEDGE - 7 * COURSE - JOINT;
const TIE = LEDGE - 4 * COURSE - JOINT / 2;

const siding = [-37.6, -33.4, -29.2, -25, -20.8].map((bottom) =>
  p.cut([
    [SHEATHING + 0.4, Math.max(bottom - 4.4, TOP)],
    [SHEATHING + 0.6, Math.max(bottom - 4.4, TOP)],
    [SHEATHING + 1.2, bottom],
    [SHEATHING + 0.55, bottom],
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
    p.seenBox(SHEATHING - 4, TOP, 3.5, FLOOR - 1.5 - TOP, 'h wf'),
    p.lumber(SHEATHING - 4, FLOOR - 1.5, 3.5, 1.5),
    p.cutBox(SHEATHING - 4.5, TOP, 0.5, FLOOR - 0.5 - TOP, 'gypsum'),
    p.seenBox(LEFT, FLOOR + 0.75, SHEATHING - 2 - LEFT, 9.25, 'h wf'),
    p.cutBox(LEFT, FLOOR, SHEATHING - 0.5 - LEFT, 0.75, 'ply'),
    p.lumber(SHEATHING - 2, FLOOR + 0.75, 1.5, 9.25),
    p.lumber(SHEATHING - 6, SILL - 1.5, 5.5, 1.5),
    p.cutBox(SHEATHING - 0.5, TOP, 0.5, SILL - TOP, 'ply'),
    p.broken(
      [
        [SHEATHING - 7, BOTTOM],
        [SHEATHING - 7, SILL],
        [SHEATHING, SILL],
        [SHEATHING, LEDGE],
        [0, LEDGE],
        [0, BOTTOM],
      ],
      'concrete',
    ),
    ...bricks,
    // House wrap over the flashing behind the brick, which leads to weeps in the first course.
    p.metal(
      [SHEATHING + 0.15, SILL - 2.4],
      [SHEATHING + 0.15, LEDGE - 0.1],
      [0.3, LEDGE - 0.1],
      [0.5, LEDGE + 0.3],
    ),
    p.membrane(
      [SHEATHING + 0.2, CAP - 2.6],
      [SHEATHING + 0.2, SILL - 3],
      [SHEATHING + 0.42, SILL - 2.5],
      [SHEATHING + 0.42, SILL - 1],
    ),
    // The section goes through an open head joint of the first course: a weep. A tie holds the brick to the framing.
    p.seenBox(-3.6, LEDGE - COURSE, 3.6, COURSE - JOINT),
    p.curve('c', 'M', [SHEATHING - 1.4, TIE], 'L', [-1.6, TIE]),
    p.cutBox(-3.6, CAP, 3.4, JOINT, 'mortar'),
    p.cut(
      [
        [SHEATHING + 0.6, CAP - 1.6],
        [1.1, CAP - 0.9],
        [1.1, CAP],
        [SHEATHING + 0.6, CAP],
      ],
      'concrete',
    ),
    p.metal([SHEATHING + 0.32, -23], [SHEATHING + 0.32, CAP - 1.8], [1.35, CAP - 1], [1.6, CAP - 0.5]),
    p.membrane([SHEATHING + 0.2, TOP + 0.2], [SHEATHING + 0.2, -22.4]),
    ...siding,
    // The walk, falling away from the wall.
    p.ground(
      [
        [0.4, WALK],
        [42, WALK + 0.85],
      ],
      WALK + 3.6,
      'concrete',
    ),
    // The earth below, its strokes short of the leader that goes on under them.
    p.curve('c', 'M', [0, WALK + 3.6], 'L', [42, WALK + 3.6]),
    ...[1.4, 6, 10.6, 15.2, 19.8, 24.4, 29, 33.6, 38.2].flatMap((x) =>
      [0, 0.9, 1.8].map((more) => p.grain([x + more, WALK + 3.65], [x + more - 0.8, WALK + 4.45])),
    ),
    p.cutBox(0, WALK, 0.4, 3.6, 'foam'),
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
    p.edge([15.25, -29.75], [15.85, -28.35]),
    // The lance at 12 in., and where it may go back to.
    p.hidden(
      [NEAR + 16.6, AIM - 0.35],
      [FAR + 16, AIM - 0.35],
      [FAR + 16, AIM + 0.45],
      [NEAR + 16.6, AIM + 0.45],
    ),
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
    p.hidden(
      [FAR, AIM - 0.35],
      [FAR + 1.6, AIM - 1],
      [FAR + 1.6, AIM + 1],
      [FAR, AIM + 0.35],
      [FAR, AIM - 0.35],
    ),
    p.edge([NEAR + 16, AIM - 0.8], [NEAR + 16, AIM + 0.9]),
    // The surface cleaner: a hood with jets that turn under it.
    p.seen(
      [
        [24, WALK],
        [24, WALK - 2.6],
        [25.5, WALK - 4],
        [38.5, WALK - 4],
        [40, WALK - 2.6],
        [40, WALK + 0.4],
        [39.3, WALK + 0.35],
        [39.3, WALK - 1.8],
        [24.7, WALK - 1.8],
        [24.7, WALK + 0.05],
      ],
      'h bf',
    ),
    p.seenBox(31.4, WALK - 5.8, 1.2, 1.8),
    p.line([26.4, WALK - 1.4], [37.6, WALK - 1.3]),
    p.seenBox(31.5, WALK - 1.8, 1, 0.7),
    p.flow([27, WALK - 1.2], [26.6, WALK + 0.1]),
    p.flow([37, WALK - 1.2], [37.4, WALK + 0.3]),
    p.edge([SHEATHING - 5.2, TOP], [SHEATHING + 1.6, TOP]),
    p.edge([LEFT, FLOOR - 0.6], [LEFT, SILL - 1.1]),
    p.edge([42, WALK + 0.2], [42, WALK + 4.3]),
  ].join(''),
  dimensions: [
    p.dimension('12 in.', 'above', [0, AIM], [NEAR, AIM], { y: -5 }),
    p.dimension('18 in.', 'above', [0, AIM], [FAR, AIM], { y: -1.5 }),
  ],
  parts: {
    siding: p.at(SHEATHING + 0.9, -38.4),
    brush: p.at(9.4, -27.2),
    brick: p.at(-1.6, -17.3),
    fan: p.at(0.5, AIM - 3.9),
    nozzle: p.at(NEAR + 0.5, AIM - 0.42),
    weep: p.at(0.1, LEDGE - 0.4),
    hood: p.at(39.4, 0.175),
    walk: p.at(38.4, WALK + 2.2),
  },
  leads: { brick: 'late', fan: 'late', weep: 384 },
};
