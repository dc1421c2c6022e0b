import { type Detail, pen } from './draw.ts';

// From the face of the sheathing to the right, and down from the top of the rim joist.
const p = pen({ scale: 25, origin: [310, 265] });

/** The top of the deck boards; they lie 1 in. below the floor of the house. */
const BOARDS = 1;

const course = (bottom: number) =>
  p.cut([
    [0.8, Math.max(bottom - 6.8, -9.3)],
    [0.96, Math.max(bottom - 6.8, -9.3)],
    [1.32, bottom],
    [0.82, bottom],
  ]);

/** A section through the wall where the deck meets it. */
export const ledgerFlashing: Detail = {
  art: [
    // The house: drywall, stud, plate, subfloor, joist and rim, on its sill and foundation.
    p.seenBox(-4, -9.3, 3.5, 7),
    p.batt(-4, -9.3, 3.5, 7),
    p.cutBox(-4.5, -9.3, 0.5, 8.5, 'gypsum'),
    p.lumber(-4, -2.25, 3.5, 1.5),
    p.seenBox(-10.5, 0, 8.5, 9.25, 'h wf'),
    p.cutBox(-10.5, -0.75, 10, 0.75, 'ply'),
    p.lumber(-2, 0, 1.5, 9.25),
    p.lumber(-6, 9.25, 5.5, 1.5),
    p.broken(
      [
        [-8.5, 14],
        [-8.5, 10.75],
        [-0.5, 10.75],
        [-0.5, 14],
      ],
      'concrete',
    ),
    // The sheathing covers the sill's joint on the foundation, and the wrap goes as far.
    p.cutBox(-0.5, -9.3, 0.5, 21.3, 'ply'),
    // The deck: a joist in its hanger, the ledger, and the boards across.
    p.seenBox(1.5, 2, 9.95, 7.25, 'h wf'),
    p.grain([3.9, 8.7], [11.2, 8.5]),
    p.grain([8.4, 3.1], [11.2, 3.2]),
    p.lumber(0, 2, 1.5, 7.25),
    p.curve('s', 'M', [1.5, 3.2], 'L', [3.6, 3.2], 'L', [3.6, 9.35], 'L', [1.5, 9.35]),
    p.metal([1.55, 9.35], [3.6, 9.35]),
    ...[3.8, 4.5, 5.2, 6.5, 7.2, 8.4].map((y) => p.circle('f', 3, y, 0.04)),
    p.cutBox(0.78, BOARDS, 3.77, 1, 'wood'),
    p.cutBox(4.75, BOARDS, 5.5, 1, 'wood'),
    p.cut(
      [
        [11.45, BOARDS],
        [10.45, BOARDS],
        [10.45, BOARDS + 1],
        [11.45, BOARDS + 1],
      ],
      'wood',
    ),
    // The wrap between wall and ledger, which rod and bolt go through.
    p.membrane([0.06, 12], [0.06, 1.2]),
    // The tension tie: a rod from the joist of the deck to that of the house, each end screwed to its joist.
    p.curve('h s', 'M', [-7.4, 5.75], 'L', [8.4, 5.75], 'L', [8.4, 6.2], 'L', [-7.4, 6.2], 'Z'),
    p.seenBox(8.4, 5.3, 2.6, 1.35),
    p.seenBox(-10, 5.3, 2.6, 1.35),
    ...[-9.3, -8.2, 9.2, 10.3].map((x) => p.circle('s', x, 5.97, 0.16)),
    // A bolt in the section, 2 in. over the rim joist's edge, and the next one of the staggered row behind it.
    p.curve('h s', 'M', [-2.6, 6.95], 'L', [2, 6.95], 'L', [2, 7.45], 'L', [-2.6, 7.45], 'Z'),
    p.cutBox(-2.45, 6.5, 0.25, 1.4),
    p.cutBox(-2.8, 6.8, 0.35, 0.8),
    p.cutBox(1.5, 6.5, 0.22, 1.4),
    p.cutBox(1.72, 6.8, 0.4, 0.8),
    ...[3.75, 4.25].map((y) => p.hidden([-2.6, y], [2, y])),
    ...[-2.8, 1.72].map((x) => p.hidden([x, 3.6], [x + 0.37, 3.6], [x + 0.37, 4.4], [x, 4.4], [x, 3.6])),
    // Weather side: flashing, wrap, siding.
    p.metal([0.16, -4.6], [0.16, 1.86], [1.62, 1.93], [1.66, 2.5], [1.86, 2.75]),
    p.membrane([0.36, -9.3], [0.36, -1.6]),
    course(-7),
    course(-1),
    p.edge([-5, -9.3], [1.5, -9.3]),
    p.edge([-10.5, -0.9], [-10.5, 9.4]),
    p.edge([11.45, 0.9], [11.45, 9.4]),
    // The water falls through the gap at the wall onto the flashing, and off its edge.
    p.flow([0.6, -6.6], [0.52, 1.6]),
    p.flow([2.4, 2.9], [2.4, 4.9]),
  ].join(''),
  dimensions: [
    p.dimension('2 in.', 'left', [0, 2], [0, 4], { x: -3.4 }, 'wf'),
    // Its figure is clear of the rod.
    { ...p.dimension('7¼ in.', 'left', [8, 2], [8, 9.25], undefined, 'wf'), shift: 43 },
  ],
  parts: {
    wrap: p.at(0.36, -8.4),
    siding: p.at(1.06, -5.8),
    flashing: p.at(0.16, -0.6),
    boards: p.at(3, 1.3),
    joist: p.at(9.9, 3.8),
    rod: p.at(10.75, 5.65),
    hanger: p.at(3.45, 8.35),
    bolt: p.at(2.1, 7.3),
  },
  leads: { flashing: 'late', bolt: 'steep' },
};
