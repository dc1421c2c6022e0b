import { type Detail, type Point, pen } from './draw.ts';

// From the left end of the board, and down from its face. The coats are drawn 150 times as thick as they are.
const p = pen({ scale: 112, origin: [112, 370] });

const [COAT, OLD, BOARD, RIGHT] = [0.45, 0.7, 0.75, 4.8];

/** The top of the old paint: nothing left of the feather edge, then rising to a coat over an inch. */
const old = (x: number) => (x < 2 ? 0 : x < 3 ? -OLD * (x - 2) : -OLD);
const TURNS = [2, 3];

/** A coat that begins at this x, and follows what lies below it. */
const coat = (from: number, below: number, thick = COAT) => {
  const xs = [from, ...TURNS.filter((x) => x > from), RIGHT];
  const top = xs.map((x): Point => [x, old(x) - below - thick]);
  const bottom = xs.toReversed().map((x): Point => [x, old(x) - below]);
  return [...top, ...bottom];
};

/** A section through a painted board, its coats ending one before the other. */
export const paintLayers: Detail = {
  art: [
    p.cutBox(0, 0, RIGHT, BOARD, 'wood'),
    // A knot with its sealer, and a nail set below the face under its filler.
    p.curve('h wf s', 'M', [0.55, 0], 'C', [0.6, 0.5], [0.95, 0.5], [1.05, 0], 'Z'),
    ...[0.14, 0.26].map((depth) =>
      p.curve(
        'x',
        'M',
        [0.6 + depth * 0.3, 0],
        'C',
        [0.66 + depth * 0.3, depth + 0.1],
        [0.92, depth + 0.1],
        [1, 0],
      ),
    ),
    p.cut(
      [
        [3.92, 0],
        [4.16, 0],
        [4.12, 0.14],
        [3.96, 0.14],
      ],
      'mortar',
    ),
    p.seenBox(3.95, 0.14, 0.18, 0.07, 'h bf'),
    p.seenBox(4, 0.21, 0.08, 0.54, 'h bf'),
    // The old paint, sanded to a feather edge; the filler goes on through it. Then sealer, primer and two coats.
    p.cut(
      [
        [2, 0],
        [3, -OLD],
        [3.9, -OLD],
        [3.92, 0],
      ],
      'old-paint',
    ),
    p.cut(
      [
        [4.16, 0],
        [4.18, -OLD],
        [RIGHT, -OLD],
        [RIGHT, 0],
      ],
      'old-paint',
    ),
    p.cut(
      [
        [3.92, 0],
        [3.9, -OLD],
        [4.18, -OLD],
        [4.16, 0],
      ],
      'mortar',
    ),
    p.curve('h c', 'M', ...coat(0.25, 0).flatMap((point, index) => (index ? ['L', point] : [point])), 'Z'),
    p.cut(coat(0.25, 0), 'primer'),
    p.curve('f', 'M', [0.45, -0.03], 'L', [1.15, -0.03]),
    p.cut(coat(2.45, COAT), 'undercoat'),
    p.cut(coat(3.3, 2 * COAT), 'finish'),
    p.edge([RIGHT, -2.2], [RIGHT, 0.95]),
    p.edge([0, -0.2], [0, 0.95]),
  ].join(''),
  dimensions: [
    p.dimension('1 in.', 'above', [2, 0], [3, 0], { y: 1.14 }),
    p.dimension('¾ in.', 'left', [0, 0], [0, BOARD], { x: -0.14 }),
  ],
  parts: {
    second: p.at(4.65, -1.82),
    first: p.at(4.65, -1.38),
    primer: p.at(4.65, -0.92),
    old: p.at(4.65, -0.35),
    filler: p.at(4.04, 0.07),
    wood: p.at(4.5, 0.55),
    knot: p.at(0.85, 0.28),
  },
  leads: { second: 'steep' },
};
