import { type Detail, pen } from './draw.ts';

// From the face of the wall to the right, and down from the top of the subfloor.
const p = pen({ scale: 37, origin: [222, 372] });

const [LEFT, RIGHT, TOP, BOTTOM] = [-4.9, 10.5, -9.2, 6.3];
const [GAP, BOARD] = [0.75, 3.25];
/** The underlayment, far thicker than it is: else it were one more outline. The floor lies on it, and the trim follows. */
const UNDER = 0.2;

/** A board from this x to the right, cut across: groove toward the wall, tongue toward the room. */
const board = (x: number, width = BOARD) =>
  p.cut(
    [
      [x, -0.75 - UNDER],
      [x + width, -0.75 - UNDER],
      [x + width, -0.5 - UNDER],
      [x + width + 0.25, -0.5 - UNDER],
      [x + width + 0.25, -0.27 - UNDER],
      [x + width, -0.27 - UNDER],
      [x + width, -UNDER],
      [x, -UNDER],
      [x, -0.25 - UNDER],
      [x + 0.27, -0.25 - UNDER],
      [x + 0.27, -0.52 - UNDER],
      [x, -0.52 - UNDER],
    ],
    'wood',
  );

/** A cleat, 2 in. long, from the corner above the tongue down into the subfloor. */
const cleat = (x: number) => p.metal([x + 0.04, -0.52 - UNDER], [x - 1.02, 0.72]);

/** A section through the edge of a wood floor. */
export const floorGap: Detail = {
  art: [
    // Joist, subfloor, and the wall on it.
    p.seenBox(LEFT, 0.75, RIGHT - LEFT, BOTTOM - 0.75, 'h wf'),
    p.grain([LEFT + 0.4, 4.3], [1.4, 4.1]),
    p.grain([2.6, 5.3], [RIGHT - 0.4, 5]),
    p.cutBox(LEFT, 0, RIGHT - LEFT, 0.75, 'ply'),
    p.seenBox(-4, TOP, 3.5, -1.5 - TOP, 'h wf'),
    p.lumber(-4, -1.5, 3.5, 1.5),
    p.cutBox(-0.5, TOP, 0.5, -0.5 - TOP, 'gypsum'),
    p.cutBox(-4.5, TOP, 0.5, -0.5 - TOP, 'gypsum'),
    board(GAP),
    board(GAP + BOARD),
    p.cut(
      [
        [GAP + 2 * BOARD, -0.75 - UNDER],
        [RIGHT, -0.75 - UNDER],
        [RIGHT, -UNDER],
        [GAP + 2 * BOARD, -UNDER],
        [GAP + 2 * BOARD, -0.25 - UNDER],
        [GAP + 2 * BOARD + 0.27, -0.25 - UNDER],
        [GAP + 2 * BOARD + 0.27, -0.52 - UNDER],
        [GAP + 2 * BOARD, -0.52 - UNDER],
      ],
      'wood',
    ),
    p.membrane([GAP + 0.1, -UNDER / 2], [RIGHT, -UNDER / 2]),
    cleat(GAP + BOARD),
    cleat(GAP + 2 * BOARD),
    // The first board is nailed through its face, under the molding.
    p.metal([1.15, -0.72 - UNDER], [1.15, 0.7]),
    // Baseboard and shoe, each nailed to the wall.
    p.cut(
      [
        [0, -1],
        [0, -6],
        [0.22, -6],
        [0.3, -5.75],
        [0.5, -5.55],
        [0.5, -5.3],
        [0.75, -4.9],
        [0.75, -1],
      ],
      'wood',
    ),
    p.cut(
      [
        [0.75, -1],
        [0.75, -1.75],
        [1, -1.71],
        [1.2, -1.6],
        [1.33, -1.43],
        [1.39, -1.2],
        [1.4, -1],
      ],
      'wood',
    ),
    p.metal([0.68, -4.3], [-1.5, -4.3]),
    p.metal([0.72, -2], [-1.5, -0.9]),
    p.metal([1.06, -1.5], [-0.5, -1.25]),
    p.edge([LEFT - 0.1, TOP], [0.6, TOP]),
    p.edge([LEFT, -0.4], [LEFT, BOTTOM + 0.3]),
    p.edge([RIGHT, -1.3], [RIGHT, BOTTOM + 0.3]),
    p.edge([LEFT, BOTTOM], [RIGHT, BOTTOM]),
  ].join(''),
  dimensions: [
    p.dimension('¾ in.', 'before', [0, 0.85], [GAP, 0.85], { y: 2.9 }, 'wf'),
    p.dimension('3¼ in.', 'above', [GAP + BOARD, -0.95], [GAP + 2 * BOARD, -0.95], { y: -2.1 }),
  ],
  parts: {
    base: p.at(0.36, -5.6),
    nail: p.at(0.7, -4.3),
    shoe: p.at(1.25, -1.45),
    board: p.at(8.9, -0.7),
    paper: p.at(8.9, -UNDER / 2),
    cleat: p.at(6.75, 0.15),
    gap: p.at(0.4, -0.35),
  },
  leads: { gap: 'steep' },
};
