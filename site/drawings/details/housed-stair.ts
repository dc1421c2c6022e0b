import { type Detail, type Point, pen } from './draw.ts';

// From the lowest riser to the right, and down from the floor. The stair rises to the left.
const p = pen({ scale: 14.6, origin: [490, 504] });

const [RISE, RUN, NOSING] = [7.5, 10, 1];
const [LEFT, RIGHT, BOTTOM] = [-31.7, 8, 7];

/** The top of a tread at its riser. */
const step = (index: number): Point => [-RUN * index, -RISE * (index + 1)];

const tread = (index: number) => {
  const [x, y] = step(index);
  const back = Math.max(x - RUN - 0.35, LEFT);
  return p.cut(
    [
      [back, y],
      [x + NOSING - 0.35, y],
      [x + NOSING, y + 0.35],
      [x + NOSING, y + 0.65],
      [x + NOSING - 0.35, y + 1],
      [back, y + 1],
    ],
    'wood',
  );
};

const riser = (index: number) => {
  const [x, y] = step(index);
  return p.cutBox(x - 0.75, y + 1, 0.75, RISE - 1 + (index === 0 ? 0 : 1.35), 'wood');
};

/** Driven and glued from behind: one under each tread, one behind each riser. */
const wedges = (index: number) => {
  const [x, y] = step(index);
  return (
    p.seen(
      [
        [x - RUN + 0.2, y + 1],
        [x - 0.8, y + 1],
        [x - RUN + 0.2, y + 2.1],
      ],
      'h wf',
    ) +
    p.seen(
      [
        [x - 0.75, y + 2.2],
        [x - 0.75, y + RISE - 0.1],
        [x - 1.75, y + RISE - 0.1],
      ],
      'h wf',
    )
  );
};

const block = (index: number) => {
  const [x, y] = step(index);
  return p.cut(
    [
      [x - 0.75, y + 1],
      [x - 2.6, y + 1],
      [x - 0.75, y + 2.85],
    ],
    'wood',
  );
};

/** A section through a stair, along its far stringer. */
export const housedStair: Detail = {
  art: [
    // The stringer behind: 11¼ in. deep, above and below the treads.
    p.seen(
      [
        [LEFT, -31.5],
        [-27.6, -31.5],
        [4.6, -7.4],
        [4.6, 0],
        [-4.3, 0],
        [LEFT, -20.5],
      ],
      'h wf',
    ),
    ...[0, 1, 2].map(wedges),
    ...[0, 1, 2].map(block),
    ...[0, 1, 2, 3].map(riser),
    ...[0, 1, 2, 3].map(tread),
    // The floor on its subfloor, with a joist behind.
    p.seenBox(LEFT, 1.5, RIGHT - LEFT, BOTTOM - 1.5, 'h wf'),
    p.cutBox(LEFT, 0, RIGHT - LEFT, 0.75, 'wood'),
    p.cutBox(LEFT, 0.75, RIGHT - LEFT, 0.75, 'ply'),
    p.edge([LEFT, -31.9], [LEFT, -19]),
    p.edge([LEFT - 0.4, -31.5], [-27.2, -31.5]),
    p.edge([LEFT, -0.6], [LEFT, BOTTOM + 0.4]),
    p.edge([RIGHT, -0.6], [RIGHT, BOTTOM + 0.4]),
    p.edge([LEFT, BOTTOM], [RIGHT, BOTTOM]),
    // Screws from the back of the riser into the tread.
    ...[1, 2].map((index) =>
      p.line(
        [step(index)[0] - 1.6, step(index)[1] + RISE + 0.5],
        [step(index)[0] + 1.1, step(index)[1] + RISE + 0.5],
      ),
    ),
  ].join(''),
  dimensions: [
    p.dimension('10 in.', 'above', [-20, -22.5], [-10, -15], { y: -27 }),
    p.dimension('7½ in.', 'left', [-10.4, -7.5], [-18.6, 0], { x: -18.6 }),
    p.dimension('1 in.', 'after', [-10, -15], [NOSING - 10, -15], { y: -27 }),
  ],
  parts: {
    stringer: p.at(-8, -16),
    nosing: p.at(-9.75, -14.5),
    block: p.at(-11.3, -13.4),
    tread: p.at(-3, -7.5),
    riser: p.at(-0.38, -3.6),
    wedge: p.at(-1.1, -1.1),
  },
  leads: { nosing: 'late', block: 'late' },
};
