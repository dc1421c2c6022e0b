import { type Detail, type Point, pen } from './draw.ts';

// From the face of the sheathing to the right, and down from the top of the subfloor.
const p = pen({ scale: 36, origin: [360, 320] });

const [LEFT, RIGHT, TOP, BOTTOM] = [-9, 7, -6.9, 7.2];

/** Where the pan lies: it falls ¼ in. to the outside, on a beveled shim. */
const PAN: Point[] = [
  [-4.75, -1.36],
  [-4.75, -0.36],
  [0.2, -0.1],
  [0.48, 3.1],
];

/** A shim between the pan and the sill, both of which fall to the outside. */
const shim = (x: number) => {
  const sill = (at: number) => 0.055 * at - 0.487;
  const pan = (at: number) => 0.0525 * at - 0.14;
  return p.seen(
    [
      [x, sill(x)],
      [x + 0.7, sill(x + 0.7)],
      [x + 0.7, pan(x + 0.7)],
      [x, pan(x)],
    ],
    'h wf',
  );
};

/** A section through the sill of a front door; the porch is at the right. */
export const sillPan: Detail = {
  art: [
    // The floor of the house.
    p.seenBox(LEFT, 0.75, -2 - LEFT, BOTTOM - 0.75, 'h wf'),
    p.grain([LEFT + 0.4, 3.4], [-2.4, 3.2]),
    p.cutBox(LEFT, 0, -0.5 - LEFT, 0.75, 'ply'),
    p.seenBox(-2, 0.75, 1.5, BOTTOM - 0.75, 'h wf'),
    p.grain([-2, 0.75], [-0.5, BOTTOM]),
    p.grain([-0.5, 0.75], [-2, BOTTOM]),
    p.cutBox(-0.5, 0, 0.5, BOTTOM, 'ply'),
    p.cutBox(LEFT, -0.75, -5 - LEFT, 0.75, 'wood'),
    // The jamb behind the section, with its stop and brick molding.
    p.seenBox(-4.6, TOP, 4.6, -0.9 - TOP),
    p.seenBox(0, TOP, 1.25, -0.95 - TOP),
    p.line([0.45, TOP], [0.45, -0.98]),
    p.line([-2.45, TOP], [-2.45, -1.25]),
    // The end dam is turned up behind the jamb, at the stud.
    p.hidden([-4.75, -0.36], [-4.75, -2.2], [0, -1.95], [0, -0.9]),
    // The door: skins over foam, and its bottom rail with the sweep.
    p.cutBox(-4.6, TOP, 1.75, -1.85 - TOP),
    p.cutBox(-4.48, TOP, 1.51, -3.35 - TOP, 'foam'),
    p.cutBox(-4.48, -3.35, 1.51, 1.5, 'wood'),
    ...[-4.25, -3.75, -3.25].map((x) => p.line([x, -1.85], [x + 0.08, -1.52])),
    // Beveled shim, then the sill with its oak cap; it stands on shims, and between them water runs out.
    p.cut(
      [
        [-4.65, 0],
        [-4.65, -0.24],
        [-0.05, 0],
      ],
      'wood',
    ),
    p.cut(
      [
        [-4.6, -0.74],
        [-4.6, -1.3],
        [-2.8, -1.3],
        [1.75, -0.75],
        [1.75, -0.36],
        [1.5, -0.34],
        [1.3, -0.44],
        [0.5, -0.46],
      ],
      'wood',
    ),
    p.cut(
      [
        [-4.55, -1.3],
        [-4.45, -1.52],
        [-2.95, -1.52],
        [-2.8, -1.28],
      ],
      'wood',
    ),
    ...[-4.3, -2.5, -0.9].map(shim),
    // Backer rod and sealant between the dam and the sill.
    p.circle('h c', -4.67, -1.02, 0.06),
    // The threshold of the room covers the back dam.
    p.cut(
      [
        [-5.8, -0.75],
        [-5.8, -0.88],
        [-5.4, -1.6],
        [-4.66, -1.6],
        [-4.66, -1.46],
        [-5, -1.46],
        [-5, -0.75],
      ],
      'wood',
    ),
    // From the wall outward: flashing behind the stoop, wrap over it, and the pan over the wrap.
    p.metal([0.1, 1.95], [0.1, BOTTOM]),
    p.membrane([0.1, 0.7], [0.1, 1.4], [0.27, 1.75], [0.29, 3.2]),
    p.metal(...PAN),
    // The kick board holds up the sill's nose and covers pan and wrap; behind it the water runs down.
    p.cutBox(0.95, -0.4, 0.75, 3, 'wood'),
    // The stoop.
    p.ground(
      [
        [0.75, 3.5],
        [RIGHT, 3.68],
      ],
      BOTTOM,
      'concrete',
    ),
    p.line([0.75, 3.5], [0.75, BOTTOM]),
    // The joint behind it, sealed at its top.
    p.cutBox(0.19, 3.7, 0.56, BOTTOM - 3.7, 'foam'),
    p.cut([
      [0.19, 3.28],
      [0.75, 3.46],
      [0.75, 3.72],
      [0.19, 3.72],
    ]),
    p.edge([LEFT, -1.2], [LEFT, BOTTOM + 0.3]),
    p.edge([RIGHT, 3.2], [RIGHT, BOTTOM + 0.3]),
    p.edge([-5.1, TOP], [1.8, TOP]),
    p.edge([LEFT, BOTTOM], [0.75, BOTTOM]),
    p.edge([0.75, BOTTOM], [RIGHT, BOTTOM]),
    p.flow([4.2, -1.25], [1.85, -0.86]),
    p.flow([-3.3, -0.5], [0.2, -0.3], [0.74, -0.2], [0.74, 3.2], [2.8, 3.36]),
  ].join(''),
  dimensions: [p.dimension('1¾ in.', 'before', [-4.6, TOP], [-2.85, TOP], { y: TOP - 0.6 })],
  parts: {
    door: p.at(-3.2, -6),
    jamb: p.at(0.85, -4.44),
    end: p.at(-0.1, -1.8),
    sill: p.at(1.5, -0.58),
    front: p.at(0.46, 2.86),
    stoop: p.at(5.8, 5.5),
  },
  leads: { front: 'late' },
};
