import { type Detail, pen } from './draw.ts';

// From the face of the sheathing to the right, and down from the top of the rough sill.
const p = pen({ scale: 29, origin: [404, 417] });

const [TOP, BOTTOM, HEAD] = [-13.6, 6.6, -8.4];

/** The back of the siding, as far out as the layers at the head are drawn thick; behind it the water runs down. */
const SIDING = 1.14;

/** One frame has its nailing fins in one plane, as far out as the water needs between the pan's leg and the lower one. */
const FIN = 0.45;

const course = (top: number, bottom: number) =>
  p.cut([
    [SIDING, top],
    [SIDING + 0.16, top],
    [SIDING + 0.56, bottom],
    [SIDING + 0.16, bottom],
  ]);

/** A nailing fin, of the same weight above and below. */
const fin = (from: number, to: number) => p.curve('c', 'M', [FIN, from], 'L', [FIN, to]);

/** A section through a window in its opening: its head and its sill, the glass between them shortened. */
export const windowFlashing: Detail = {
  art: [
    // Head: header, sheathing, drywall, casing.
    p.seenBox(-4, TOP, 1.5, HEAD - TOP, 'h wf'),
    p.grain([-4, TOP], [-2.5, HEAD]),
    p.grain([-2.5, TOP], [-4, HEAD]),
    p.cutBox(-2.5, TOP, 0.5, HEAD - TOP, 'ply'),
    p.seenBox(-2, TOP, 1.5, HEAD - TOP, 'h wf'),
    p.grain([-2, TOP], [-0.5, HEAD]),
    p.grain([-0.5, TOP], [-2, HEAD]),
    p.cutBox(-0.5, TOP, 0.5, HEAD - TOP, 'ply'),
    p.cutBox(-4.5, TOP, 0.5, HEAD - TOP, 'gypsum'),
    p.line([-4, HEAD], [-0.5, HEAD]),
    p.cutBox(-5.25, -10.9, 0.75, 3.3, 'wood'),
    // The jamb behind the section.
    p.seenBox(-4.5, -7.2, 6, 6.3),
    p.line([-2.6, -7.2], [-2.6, -1.2]),
    p.line([-0.6, -7.2], [-0.6, -1.2]),
    // The unit: its head, sash and glass.
    p.cut(
      [
        [-4.5, -7.9],
        [1.5, -7.9],
        [1.5, -7.2],
        [-0.5, -7.2],
        [-0.5, -6.7],
        [-2.7, -6.7],
        [-2.7, -7.2],
        [-4.5, -7.2],
      ],
      'wood',
    ),
    p.cutBox(-2.4, -6.55, 1.6, 1.7, 'wood'),
    p.cutBox(-2.4, -3.6, 1.6, 2.05, 'wood'),
    ...[-2, -1.45].map((x) => p.seenBox(x, -5.2, 0.25, 1.9, 'h gf')),
    ...[-5.15, -3.55].map((y) => p.cutBox(-1.75, y, 0.3, 0.2)),
    p.edge([-5.1, -4.05], [2.1, -4.05]),
    p.cutBox(-3.8, HEAD, 2.6, 0.5, 'foam'),
    // Sill: rough sill with a stud below, the unit's sill, stool and apron.
    p.lumber(-4, 0, 3.5, 1.5),
    p.lumber(-4, 1.5, 3.5, 1.5),
    p.seenBox(-4, 3, 3.5, BOTTOM - 3),
    p.batt(-4, 3, 3.5, BOTTOM - 3),
    p.cutBox(-0.5, 0, 0.5, BOTTOM, 'ply'),
    p.cutBox(-4.5, -0.9, 0.5, BOTTOM + 0.9, 'gypsum'),
    p.cut(
      [
        [-3.9, 0],
        [-3.9, -0.28],
        [-0.05, 0],
      ],
      'wood',
    ),
    p.cutBox(-3.4, -0.66, 0.9, 0.34, 'wood'),
    p.cut(
      [
        [-3.75, -0.66],
        [-3.75, -1.45],
        [-2.6, -1.45],
        [-0.4, -1.1],
        [2.5, -0.64],
        [2.5, -0.26],
        [2.1, -0.22],
        [1.8, -0.46],
        [-0.4, -0.66],
      ],
      'wood',
    ),
    // Backer rod and sealant between the dam and the frame: open to the outside, closed to the room.
    p.circle('h c', -3.87, -0.86, 0.09),
    // The stop that the sash closes against.
    p.cutBox(-2.95, -2.1, 0.5, 0.68, 'wood'),
    // The stool's lip covers the dam, and lies on the sill.
    p.cut(
      [
        [-6.4, -1.76],
        [-6.4, -1.01],
        [-4.2, -1.01],
        [-4.2, -1.46],
        [-3.5, -1.46],
        [-3.5, -1.76],
      ],
      'wood',
    ),
    p.cutBox(-5.25, -1.01, 0.75, 3, 'wood'),
    // Layers, from below to above: wrap, pan, fins, tape, drip cap, wrap, siding.
    p.membrane([0.12, BOTTOM], [0.12, 1.75]),
    p.metal([-4, -1.2], [-4, -0.42], [0.13, -0.12], [0.13, 1.15], [0.36, 1.6], [0.36, 3.7]),
    fin(-0.6, 0.9),
    fin(-7.9, -9.1),
    // At the head the fin is bedded in sealant; at the sill the way out stays open.
    p.cut([
      [0, -8.95],
      [FIN - 0.06, -8.85],
      [FIN - 0.06, -8.5],
      [0, -8.4],
    ]),
    p.membrane([0.62, -8.1], [0.62, -9.15], [0.14, -9.7], [0.14, -11.1]),
    p.metal([0.82, -10.3], [0.82, -8.05], [2.05, -7.95], [2.1, -7.4]),
    p.membrane([0.12, TOP], [0.12, -12.1], [1.02, -11.1], [1.02, -8.6]),
    course(-12.9, -8.6),
    course(TOP, -12.2),
    course(2.9, BOTTOM),
    course(-0.25, 3.6),
    p.edge([-5, BOTTOM], [2, BOTTOM]),
    p.edge([-5, TOP], [2, TOP]),
    p.flow([2.1, -10.2], [2.1, -8.7]),
    p.flow([-1.7, -0.5], [0.29, -0.34], [0.29, 1.1], [0.78, 1.75], [0.78, 2.4]),
  ].join(''),
  dimensions: [
    p.dimension('½ in.', 'after', [-4.5, -7.9], [-4.5, HEAD], { x: -6.9 }),
    p.dimension('3½ in.', 'above', [-4, 5], [-0.5, 5]),
  ],
  parts: {
    wrap: p.at(0.57, -11.6),
    tape: p.at(0.14, -10.7),
    cap: p.at(2.09, -7.48),
    glass: p.at(-1.3, -4.725),
    sill: p.at(1.95, -0.7),
    fin: p.at(FIN, 0.35),
    pan: p.at(0.36, 2.2),
    below: p.at(0.12, 4.2),
  },
  leads: { tape: 484 },
};
