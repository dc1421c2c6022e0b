import { type Detail, type Point, pen } from './draw.ts';

// From the joint to the right, and down from the face of the boards. Widths are true; what is square to the wall, but for the
// stud, is drawn three times as thick.
const p = pen({ scale: 36, origin: [314, 250] });

const [BOARD, TAPER, EDGE, RIGHT] = [1.5, 0.36, 2.2, 7.9];

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

const crown = (width: number, height: number, hatch: 'mortar' | undefined) => {
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
      [x - 0.2, 0.2],
      [x + 0.2, 0.2],
      [x + 0.07, 0.42],
      [x + 0.07, 3.2],
      [x, 3.4],
      [x - 0.07, 3.2],
      [x - 0.07, 0.42],
    ],
    'h bf',
  ) + [0.9, 1.3, 1.7, 2.1, 2.5, 2.9].map((y) => p.line([x - 0.13, y], [x + 0.13, y - 0.14])).join('');

/** A section through the joint of two boards on a stud; the room is above. */
export const jointCompound: Detail = {
  art: [
    p.lumber(-0.75, BOARD, 1.5, 3.5),
    p.batt(-RIGHT, BOARD, RIGHT - 0.75, 3.5),
    p.batt(0.75, BOARD, RIGHT - 0.75, 3.5),
    board(-1),
    board(1),
    crown(6, 0.62, undefined),
    crown(4, 0.4, 'mortar'),
    p.cut(
      [
        [-EDGE, 0],
        [0, -0.04],
        [EDGE, 0],
        [0.06, TAPER],
        [-0.06, TAPER],
      ],
      'mortar',
    ),
    p.membrane([-1, 0.1], [1, 0.1]),
    screw(-0.42),
    screw(0.42),
    p.edge([-RIGHT, -0.5], [-RIGHT, 5.2]),
    p.edge([RIGHT, -0.5], [RIGHT, 5.2]),
  ].join(''),
  dimensions: [
    p.dimension('6 in.', 'above', [-6, 0], [0, -0.62], { y: -3.5 }),
    p.dimension('½ in.', 'right', [-6.6, 0], [-6.6, BOARD]),
  ],
  parts: {
    first: p.at(2.05, 0),
    second: p.at(3.3, -0.06),
    third: p.at(5, -0.1),
    taper: p.at(1.3, 0.15),
    tape: p.at(0.5, 0.1),
    screw: p.at(0.42, 1.9),
    stud: p.at(0.3, 3.9),
  },
};
