import { type Detail, type Point, pen } from './draw.ts';

// From the face of the wall to the right, and down from the end of the brick.
const p = pen({ scale: 12.6, origin: [96, 428] });

const [TOP, NEAR, FAR, AIM] = [-32, 12, 18, -9.4];
/** Half of a fan of 40°, at this distance. */
const spread = (distance: number) => distance * Math.tan((20 * Math.PI) / 180);

const brick = (y: number) => p.cutBox(-3.6, y - 2.25, 3.6, 2.25, 'brick');

const course = (bottom: number) =>
  p.cut([
    [0.1, bottom - 4.4],
    [0.25, bottom - 4.4],
    [0.95, bottom],
    [0.15, bottom],
  ]);

/** A lance that points to the left, its nozzle at this x. */
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
    [x + 16, AIM + 3],
    'L',
    [x + 16, AIM + 3.9],
    'L',
    [x + 1.6, AIM + 0.6],
    'L',
    [x + 1.6, AIM + 0.9],
    'L',
    [x, AIM + 0.35],
    'Z',
  );

const bristles = Array.from({ length: 9 }, (_, index): [Point, Point] => [
  [1, -25.4 + index * 0.75],
  [2.4, -25.2 + index * 0.7],
]);

/** A section through a wall of brick with siding above, and a walk in front of it. */
export const washingDistances: Detail = {
  art: [
    // Siding on its sheathing, and the brick below it.
    p.seenBox(-3.6, TOP, 3.1, -18.9 - TOP, 'h wf'),
    p.cutBox(-0.5, TOP, 0.5, -18.9 - TOP, 'ply'),
    ...[-27.5, -23.3, -19.1].map(course),
    p.cut(
      [
        [-3.6, -18.9],
        [1.1, -18.5],
        [1.1, -17.9],
        [-3.6, -18],
      ],
      'concrete',
    ),
    ...[0, 1, 2, 3, 4, 5].map((index) => brick(-0.3 - index * 2.95)),
    ...[0, 1, 2, 3, 4, 5].map((index) => p.cutBox(-3.6, -0.3 - index * 2.95, 3.3, 0.7, 'mortar')),
    // The walk, falling away from the wall.
    p.ground(
      [
        [0.4, 0.4],
        [44.4, 1.3],
      ],
      4.2,
      'concrete',
    ),
    p.ground(
      [
        [-3.6, 4.2],
        [44.4, 4.2],
      ],
      7.2,
      'earth',
    ),
    p.cutBox(-3.6, 0.4, 3.6, 3.8, 'concrete'),
    p.cutBox(0, 0.4, 0.4, 3.8, 'foam'),
    // A soft brush on the siding.
    ...bristles.map(([from, to]) => p.line(from, to)),
    p.seenBox(2.4, -25.6, 1, 6.6, 'h wf'),
    p.seen(
      [
        [3.4, -22.7],
        [20, -27.2],
        [20.3, -26.5],
        [3.4, -21.9],
      ],
      'h wf',
    ),
    p.edge([20.2, -28.1], [20.2, -25.6]),
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
    p.edge([27.8, AIM + 2.6], [27.8, AIM + 4.4]),
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
    p.edge([-4.3, TOP], [1.4, TOP]),
    p.edge([44.4, 0.6], [44.4, 7.4]),
  ].join(''),
  dimensions: [
    p.dimension('12 in.', 'below', [0, AIM], [NEAR, AIM], { y: AIM + 0.01 }),
    p.dimension('18 in.', 'above', [0, AIM], [FAR, AIM], { y: -1 }),
  ],
  parts: {
    siding: p.at(0.6, -28.2),
    brush: p.at(14, -25),
    brick: p.at(-1.6, -16.4),
    fan: p.at(6.6, -11.2),
    nozzle: p.at(NEAR + 1, AIM + 0.2),
    hood: p.at(36, -2.6),
    walk: p.at(41.5, 2.6),
  },
};
