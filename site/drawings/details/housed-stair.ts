import { type Detail, type Point, pen } from './draw.ts';

// From the face of the lowest riser to the right, and down from the floor. The stair rises to the right, so that the labels
// stand at its underside, where blocks and wedges are.
const p = pen({ scale: 19, origin: [200, 556] });

const [RISE, RUN, NOSING] = [7.5, 10, 1];
/** Where floor and stair are broken off. */
const [LEFT, FLOOR_END, RIGHT, TOP, BOTTOM] = [-8, 15, 23, -20, 3.2];

/** The top of a tread at its riser. */
const step = (index: number): Point => [RUN * index, -RISE * (index + 1)];
const THIRD = step(2);

const tread = (index: number) => {
  const [x, y] = step(index);
  const back = x + RUN + 0.35;
  return p.cut(
    [
      [back, y],
      [x - NOSING + 0.35, y],
      [x - NOSING, y + 0.35],
      [x - NOSING, y + 0.65],
      [x - NOSING + 0.35, y + 1],
      [back, y + 1],
    ],
    'wood',
  );
};

const riser = (index: number) => {
  const [x, y] = step(index);
  return p.cutBox(x, y + 1, 0.75, RISE - 1 + (index === 0 ? 0 : 1.35), 'wood');
};

/** Driven and glued from behind: one under each tread, one behind each riser. */
const wedges = (index: number) => {
  const [x, y] = step(index);
  return (
    p.seen(
      [
        [x + RUN - 0.2, y + 1],
        [x + 0.8, y + 1],
        [x + RUN - 0.2, y + 2.1],
      ],
      'h wf',
    ) +
    p.seen(
      [
        [x + 0.75, y + 2.2],
        [x + 0.75, y + RISE - 0.1],
        [x + 1.75, y + RISE - 0.1],
      ],
      'h wf',
    )
  );
};

const block = (index: number) => {
  const [x, y] = step(index);
  return p.cut(
    [
      [x + 0.75, y + 1],
      [x + 2.6, y + 1],
      [x + 0.75, y + 2.85],
    ],
    'wood',
  );
};

/** The upper and the lower edge of the stringer, 11¼ in. deep, at this x. */
const upper = (x: number) => -7.4 - (RISE / RUN) * (x + 4.6);
const lower = (x: number) => -(RISE / RUN) * (x - 4.3);

/** A section through a stair, along its far stringer. */
export const housedStair: Detail = {
  art: [
    // The stringer behind, above and below the treads.
    p.seen(
      [
        [RIGHT, TOP],
        [-4.6 - (TOP + 7.4) / (RISE / RUN), TOP],
        [-4.6, upper(-4.6)],
        [-4.6, 0],
        [4.3, 0],
        [RIGHT, lower(RIGHT)],
      ],
      'h wf',
    ),
    // The third riser and its wedge go on above.
    p.cutBox(THIRD[0], TOP, 0.75, THIRD[1] + RISE + 1.35 - TOP, 'wood'),
    p.seen(
      [
        [THIRD[0] + 0.75, TOP],
        [THIRD[0] + 0.8, TOP],
        [THIRD[0] + 1.75, THIRD[1] + RISE - 0.1],
        [THIRD[0] + 0.75, THIRD[1] + RISE - 0.1],
      ],
      'h wf',
    ),
    ...[0, 1].map(wedges),
    ...[0, 1].map(block),
    ...[0, 1].map(riser),
    ...[0, 1].map(tread),
    // The floor on its subfloor, with a joist behind.
    p.seenBox(LEFT, 1.5, FLOOR_END - LEFT, BOTTOM - 1.5, 'h wf'),
    p.cutBox(LEFT, 0, FLOOR_END - LEFT, 0.75, 'wood'),
    p.cutBox(LEFT, 0.75, FLOOR_END - LEFT, 0.75, 'ply'),
    p.edge([12, TOP], [RIGHT + 0.4, TOP]),
    p.edge([RIGHT, TOP - 0.4], [RIGHT, lower(RIGHT) + 0.5]),
    p.edge([LEFT, -0.6], [LEFT, BOTTOM]),
    p.edge([FLOOR_END, -0.6], [FLOOR_END, BOTTOM]),
    p.edge([LEFT, BOTTOM], [FLOOR_END, BOTTOM]),
    // Screws through the riser into the tread, their heads at its back.
    ...[1, 2].map((index) => {
      const [x, y] = step(index);
      const height = y + RISE + 0.5;
      return (
        p.line([x + 0.85, height], [x - 1.1, height]) +
        p.line([x + 0.9, height - 0.2], [x + 0.9, height + 0.2])
      );
    }),
  ].join(''),
  dimensions: [
    p.dimension('10 in.', 'above', [0, -7.5], [10, -9.6], { y: -9.6 }, 'wf'),
    p.dimension('7½ in.', 'left', [-NOSING, -7.5], [-6.4, 0], { x: -6.4 }),
    p.dimension('1 in.', 'before', [-NOSING, -7.5], [0, -7.5], { y: -9.6 }),
  ],
  parts: {
    nosing: p.at(9.35, -14.6),
    tread: p.at(13.5, -15),
    stringer: p.at(21.6, -13.5),
    block: p.at(11.4, -13.3),
    wedge: p.at(11.3, -8.3),
    riser: p.at(10.5, -6.45),
  },
  leads: { tread: 'steep' },
};
