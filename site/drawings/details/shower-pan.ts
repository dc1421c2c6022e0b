import { type Detail, pen } from './draw.ts';

// From the middle of the drain, and down from the top of the subfloor.
const p = pen({ scale: 17.2, origin: [338, 455] });

/** The floor rises ¼ in. for each foot from the drain, as it is drawn. */
const rise = (x: number, above: number): [number, number] => [x, -above - (Math.abs(x) - 2) / 48];

/** Face of the studs, inside of the curb, and the edges of the drawing. */
const [WALL, CURB] = [-13, 8.8];
const [LEFT, RIGHT, TOP, BREAK] = [-18, 16.2, -24, 6.4];

/** A section through the floor of a shower, from the wall over its drain to the curb. */
export const showerPan: Detail = {
  art: [
    // Framing and subfloor, with the hole for the drain.
    p.seenBox(LEFT, 0.75, RIGHT - LEFT, BREAK - 0.75, 'h wf'),
    p.grain([LEFT + 0.6, 3], [-2, 2.7]),
    p.grain([3, 4.6], [RIGHT - 0.6, 4.2]),
    p.cutBox(LEFT, 0, -1.8 - LEFT, 0.75, 'ply'),
    p.cutBox(1.8, 0, RIGHT - 1.8, 0.75, 'ply'),
    // The wall: stud, plate, blocking at its foot, cement board.
    p.seenBox(WALL - 3.5, TOP, 3.5, -1.5 - TOP, 'h wf'),
    p.lumber(WALL - 3.5, -1.5, 3.5, 1.5),
    p.blocking(WALL - 1.5, -10.75, 1.5, 9.25),
    p.cutBox(WALL, TOP, 0.5, -1.6 - TOP, 'mortar'),
    // The sloped mortar, with lath in it, on a slip sheet.
    p.cut([[WALL, -0.1], rise(WALL, 1.2), rise(-2, 1.2), [-2, -0.1]], 'mortar'),
    p.cut([[2, -0.1], rise(2, 1.2), rise(CURB, 1.2), [CURB, -0.1]], 'mortar'),
    p.hidden([WALL + 0.3, -0.5], [-2.3, -0.5]),
    p.hidden([2.3, -0.5], [CURB - 0.3, -0.5]),
    // The curb: three pieces of lumber, cement board on their three faces.
    ...[0, 1, 2].map((index) => p.lumber(CURB + 0.75, -1.5 * (index + 1), 3.5, 1.5)),
    p.cutBox(CURB + 0.25, -4.5, 0.5, 4.5, 'mortar'),
    p.cutBox(CURB + 4.25, -4.5, 0.5, 4.5, 'mortar'),
    p.cutBox(CURB + 0.25, -5, 4.5, 0.5, 'mortar'),
    // Tile in its mortar.
    p.cutBox(WALL + 0.75, TOP, 0.4, -2.1 - TOP, 'tile'),
    ...[-22, -16, -10].map((y) => p.line([WALL + 0.75, y], [WALL + 1.15, y])),
    p.cut([rise(WALL + 0.85, 1.5), rise(-2.3, 1.5), rise(-2.3, 1.95), rise(WALL + 0.85, 1.95)], 'tile'),
    p.cut([rise(2.3, 1.5), rise(CURB - 0.5, 1.5), rise(CURB - 0.5, 1.95), rise(2.3, 1.95)], 'tile'),
    ...[-10.4, -8.4, -6.4, -4.4, 4.3, 6.3].map((x) => p.line(rise(x, 1.5), rise(x, 1.95))),
    p.cutBox(CURB - 0.5, -5.4, 0.4, 3.5, 'tile'),
    p.cut(
      [
        [CURB - 0.75, -5.85],
        [CURB + 5.75, -6],
        [CURB + 5.75, -5.55],
        [CURB - 0.75, -5.4],
      ],
      'tile',
    ),
    p.cutBox(CURB + 5.15, -5.5, 0.4, 4.5, 'tile'),
    // The floor of the room, on its underlayment.
    p.cutBox(CURB + 4.75, -0.5, RIGHT - CURB - 4.75, 0.5, 'mortar'),
    p.cutBox(CURB + 5.15, -0.95, RIGHT - CURB - 5.15, 0.45, 'tile'),
    // The membrane: up the wall, over the floor, up the curb, over it and down its face.
    p.membrane(
      [WALL + 0.62, TOP + 0.2],
      [WALL + 0.62, -1.6],
      rise(WALL + 0.9, 1.35),
      rise(-2.5, 1.35),
      [-1.5, -1.25],
    ),
    p.membrane(
      [1.5, -1.25],
      rise(2.5, 1.35),
      rise(CURB + 0.08, 1.35),
      [CURB + 0.08, -5.16],
      [CURB + 4.95, -5.3],
      [CURB + 4.95, -0.62],
    ),
    // The drain: pipe, flange and grate.
    p.seenBox(-1.05, -1.1, 2.1, BREAK + 2),
    ...[-1, 1].map((side) =>
      p.cut([
        [2.5 * side, -1.2],
        [1.05 * side, -1.1],
        [1.05 * side, BREAK + 0.9],
        [1.3 * side, BREAK + 0.9],
        [1.3 * side, -0.75],
        [2.5 * side, -0.9],
      ]),
    ),
    p.cut([
      [-2.2, -2],
      [2.2, -2],
      [2.2, -1.75],
      [1, -1.75],
      [1, -0.5],
      [0.75, -0.5],
      [0.75, -1.75],
      [-0.75, -1.75],
      [-0.75, -0.5],
      [-1, -0.5],
      [-1, -1.75],
      [-2.2, -1.75],
    ]),
    ...[-0.5, 0, 0.5].map((x) => p.line([x, -2], [x, -1.75])),
    p.edge([-1.8, BREAK + 0.9], [1.8, BREAK + 0.9]),
    p.edge([LEFT, BREAK], [-1.4, BREAK]),
    p.edge([1.4, BREAK], [RIGHT, BREAK]),
    p.edge([LEFT, -0.6], [LEFT, BREAK + 0.6]),
    p.edge([RIGHT, -1.5], [RIGHT, BREAK + 0.6]),
    p.edge([WALL - 4, TOP], [WALL + 1.7, TOP]),
    p.flow([-10.6, -3.2], [-7.5, -3.08], [-5.4, -2.98]),
    p.flow([0, -1.3], [0, 5.6]),
  ].join(''),
  dimensions: [
    // Its figure is clear of the tile, which would make an 8 of the 3.
    { ...p.dimension('3¾ in.', 'left', [2.2, -2], [CURB - 0.75, -5.75], { x: 6.4 }), shift: 26 },
    p.dimension('6½ in.', 'above', [CURB - 0.75, -5.85], [CURB + 5.75, -6], { y: -7.2 }),
  ],
  parts: {
    board: p.at(WALL + 0.25, -21),
    tile: p.at(WALL + 0.95, -17.4),
    blocking: p.at(WALL - 0.75, -9.6),
    slope: p.at(-5.4, -0.85),
    membrane: p.at(CURB + 4.95, -4.9),
    curb: p.at(CURB + 2.5, -2.5),
    lath: p.at(4.4, -0.42),
    drain: p.at(2.2, -1.05),
  },
  leads: { curb: 'late' },
};
