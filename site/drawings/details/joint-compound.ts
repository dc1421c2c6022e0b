import { type Detail, type Point, pen } from './draw.ts';

// From the joint to the right, and down from the face of the boards. Widths are true; of what is square to the wall, the
// boards are drawn three times as thick and the coats six times.
const p = pen({ scale: 41, origin: [384, 398] });

const [BOARD, TAPER, EDGE, RIGHT] = [1.5, 0.36, 2.2, 6.7];

/** The face of a tapered board, from the joint: down by the taper, back to the face 2 in. on. */
const board = (side: 1 | -1) =>
  p.cut(
    [
      [0.06 * side, TAPER],
      [EDGE * side, 0],
      [RIGHT * side, 0],
      [RIGHT * side, BOARD],
      [0.06 * side, BOARD],
    ],
    'gypsum',
  );

/** A coat over the joint and all below it. */
const crown = (width: number, height: number, hatch: 'mortar' | 'skim') => {
  const points: Point[] = [[-width, 0]];
  for (let index = -9; index <= 9; index++) {
    const x = (index / 10) * width;
    points.push([x, -height * (1 - (index / 10) ** 2)]);
  }
  points.push([width, 0], [EDGE, 0], [0.06, TAPER], [-0.06, TAPER], [-EDGE, 0]);
  return p.cut(points, hatch);
};

const screw = (x: number) =>
  p.seen(
    [
      [x - 0.2, 0.33],
      [x + 0.2, 0.33],
      [x + 0.07, 0.55],
      [x + 0.07, 2.1],
      [x, 2.25],
      [x - 0.07, 2.1],
      [x - 0.07, 0.55],
    ],
    'h bf',
  ) + [1, 1.3, 1.6, 1.9].map((y) => p.line([x - 0.13, y], [x + 0.13, y - 0.14])).join('');

/** A section through the joint of two boards on a stud; the room is above. */
export const jointCompound: Detail = {
  art: [
    p.lumber(-0.75, BOARD, 1.5, 3.5),
    board(-1),
    board(1),
    crown(6, 0.95, 'mortar'),
    crown(4, 0.6, 'skim'),
    crown(EDGE, 0.2, 'mortar'),
    p.membrane([-1, 0.06], [1, 0.06]),
    screw(-0.42),
    screw(0.42),
    p.edge([-RIGHT, -0.2], [-RIGHT, 1.7]),
    p.edge([RIGHT, -0.2], [RIGHT, 1.7]),
  ].join(''),
  dimensions: [
    p.dimension('6 in.', 'above', [-6, 0], [0, -0.95], { y: -3.2 }),
    p.dimension('½ in.', 'left', [-RIGHT, 0], [-RIGHT, BOARD], { x: -RIGHT - 0.3 }),
  ],
  // Upward, one behind the other, so that none passes through the boards.
  parts: {
    tape: p.at(0.5, 0.06),
    first: p.at(1.4, 0),
    second: p.at(2.75, -0.16),
    third: p.at(4.85, -0.16),
    screw: p.at(0.5, 0.44),
    stud: p.at(0.3, 3.6),
  },
  leads: { tape: 'steep' },
};
