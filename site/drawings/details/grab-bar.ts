import { type Detail, pen } from './draw.ts';

// From the face of the tile to the right, and down from the middle of the bar.
const p = pen({ scale: 34, origin: [410, 300] });

const [TOP, BOTTOM] = [-7.9, 9.1];
/** Tile with its mortar, cement board; then the framing. */
const [TILE, BOARD] = [-0.5, -1];
const STUD = BOARD - 3.5;

/** A section through a wall with a grab bar; the tub is at the right. */
export const grabBar: Detail = {
  art: [
    p.seenBox(STUD, TOP, 3.5, BOTTOM - TOP, 'h wf'),
    p.grain([STUD + 0.5, TOP + 0.3], [STUD + 0.6, BOTTOM - 0.3]),
    p.grain([STUD + 1.5, TOP + 0.3], [STUD + 1.4, BOTTOM - 0.3]),
    p.cutBox(STUD - 0.5, TOP, 0.5, BOTTOM - TOP, 'gypsum'),
    p.blocking(BOARD - 1.5, -3.625, 1.5, 7.25),
    p.cutBox(BOARD, TOP, 0.5, BOTTOM - TOP, 'mortar'),
    p.membrane([TILE - 0.02, TOP + 0.05], [TILE - 0.02, BOTTOM - 0.05]),
    p.cutBox(-0.4, TOP, 0.4, BOTTOM - TOP, 'tile'),
    ...[-6, 0, 6].map((y) => p.line([-0.4, y + 1.6], [0, y + 1.6])),
    // The flange and its cover.
    p.cutBox(0, -1.55, 0.14, 3.1),
    p.curve(
      's',
      'M',
      [0.14, -1.6],
      'C',
      [0.6, -1.6],
      [0.75, -1],
      [0.75, -0.72],
      'L',
      [0.75, 0.72],
      'C',
      [0.75, 1],
      [0.6, 1.6],
      [0.14, 1.6],
      'Z',
    ),
    // Screws, their heads on the flange, 1½ in. and more in the wood.
    ...[-1.15, 1.15].map(
      (y) =>
        p.seen(
          [
            [0.14, y - 0.1],
            [0.14, y - 0.24],
            [0.32, y - 0.16],
            [0.32, y + 0.16],
            [0.14, y + 0.24],
            [0.14, y + 0.1],
            [-2.25, y + 0.1],
            [-2.48, y],
            [-2.25, y - 0.1],
          ],
          'h bf',
        ) + [-2.2, -1.9, -1.6, -1.3].map((x) => p.line([x, y - 0.2], [x - 0.12, y + 0.2])).join(''),
    ),
    // Sealant around the screws, where they go through the tile.
    ...[-1.15, 1.15].flatMap((y) => [-0.24, 0.1].map((side) => p.cutBox(-0.38, y + side, 0.36, 0.14))),
    // The post and the bar.
    p.curve('h s', 'M', [0.75, -0.72], 'L', [2.2, -0.72], 'L', [2.2, 0.72], 'L', [0.75, 0.72], 'Z'),
    p.circle('h c', 2.25, 0, 0.75),
    p.circle('s', 2.25, 0, 0.62),
    // The load that it holds, down and away from the wall.
    p.push([2.25, 2.15], [2.25, 4.6]),
    p.push([3.3, 0], [5.6, 0]),
    // The bead of sealant along the flange's edge.
    ...[-1, 1].map((side) =>
      p.cut([
        [0, side * 1.95],
        [0, side * 1.55],
        [0.24, side * 1.6],
      ]),
    ),
    p.edge([STUD - 1, TOP], [0.5, TOP]),
    p.edge([STUD - 1, BOTTOM], [0.5, BOTTOM]),
  ].join(''),
  dimensions: [
    p.dimension('1½ in.', 'after', [0, -0.4], [1.5, -0.4], { y: -2.15 }),
    p.dimension('7¼ in.', 'left', [BOARD - 1.5, -3.625], [BOARD - 1.5, 3.625], { x: -5.8 }),
  ],
  parts: {
    tile: p.at(-0.2, -6.4),
    membrane: p.at(-0.52, -5.295),
    blocking: p.at(-1.6, -3.4),
    bar: p.at(2.6, -0.59),
    flange: p.at(0.1, 1.765),
    load: p.at(2.25, 3.4),
    screw: p.at(-1.85, 1.15),
    stud: p.at(-3.4, 6.4),
  },
  leads: { blocking: 'late' },
};
