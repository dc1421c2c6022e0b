import { type Detail, type Point, pen } from './draw.ts';

// From the outer edge of the casing to the right, and down from the top of the stool.
const p = pen({ scale: 33, origin: [440, 200] });

const [LEFT, TOP, APRON] = [-11, -5.2, 3.2];
/** The plan below is twice as large, from the face of the wall down. */
const q = pen({ scale: 66, origin: [440, 492] });
const [THICK, FAR] = [0.75, -4.6];
/** The height at which the plan is cut. */
const CUT = 2.3;

/** The apron's face: a bead, a cove and a flat, and their ends seen from the front, as they turn the corner. */
const PROFILE: Point[] = [
  [0, 1.1],
  [0, 2],
  [-0.16, 2.35],
  [-0.32, 2.9],
  [-0.32, 3.35],
  [-0.48, 3.75],
  [-0.48, 1.1 + APRON],
];

/** One end of the cutting line: toward the apron from an arrow that looks down. */
const cuttingMark = (from: number, to: number) =>
  p.curve('c', 'M', [from, CUT], 'L', [to, CUT], 'L', [to, CUT + 0.4]) +
  p.curve('c', 'M', [to - 0.14, CUT + 0.4], 'L', [to + 0.14, CUT + 0.4], 'L', [to, CUT + 0.75], 'Z');

/** The lower right corner of a window's trim from the front, and below it the apron's end, cut and seen from above. */
export const trimReturn: Detail = {
  art: [
    // Elevation: jamb, casing, sash and glass.
    p.seenBox(LEFT, TOP, -4.2 - LEFT, -TOP, 'h gf'),
    p.seenBox(-6, TOP, 1.8, -TOP - 0.02, 'h wf'),
    p.seenBox(LEFT, -2.4, -6 - LEFT, 2.4, 'h wf'),
    p.seenBox(-4.2, TOP, 0.5, -TOP, 'h wf'),
    // The casing stands back from the jamb's edge, which is seen in the reveal.
    p.seenBox(-3.7, TOP, 0.2, -TOP, 'h wf'),
    p.curve('h wf s', 'M', [-3.5, TOP], 'L', [0, TOP], 'L', [0, 0], 'L', [-3.5, 0], 'Z'),
    p.line([-3.2, TOP], [-3.2, 0]),
    p.line([-0.36, TOP], [-0.36, 0]),
    p.line([-0.2, TOP], [-0.2, 0]),
    // The stool with its horn, and the apron below.
    p.curve(
      'h wf s',
      'M',
      [LEFT, 0],
      'L',
      [0.5, 0],
      'C',
      [0.65, 0],
      [0.75, 0.25],
      [0.75, 0.55],
      'C',
      [0.75, 0.85],
      [0.65, 1.1],
      [0.5, 1.1],
      'L',
      [LEFT, 1.1],
      'Z',
    ),
    p.line([LEFT, 0.3], [0.68, 0.3]),
    p.line([LEFT, 0.85], [0.68, 0.85]),
    p.curve(
      'h wf s',
      'M',
      [LEFT, 1.1],
      'L',
      ...PROFILE.flatMap((point, index) => (index ? ['L', point] : [point])),
      'L',
      [LEFT, 1.1 + APRON],
      'Z',
    ),
    ...PROFILE.slice(1, -1).map(([x, y]) => p.grain([LEFT, y], [x, y])),
    p.curve(
      'c',
      'M',
      [0, 1.1],
      'L',
      ...PROFILE.slice(1).flatMap((point, index) => (index ? ['L', point] : [point])),
    ),
    // Where the section below is cut, and that it is seen from above.
    cuttingMark(0.9, 1.7),
    cuttingMark(-11.3, -11.85),
    // Plan: drywall with its stud, the apron, and the piece that returns it to the wall.
    q.cut(
      [
        [FAR, -0.5],
        [1.9, -0.5],
        [1.9, 0],
        [FAR, 0],
      ],
      'gypsum',
    ),
    q.cut(
      [
        [FAR, 0],
        [-THICK, 0],
        [0, THICK],
        [FAR, THICK],
      ],
      'wood',
    ),
    q.cut(
      [
        [-THICK + 0.06, 0],
        [0, 0],
        [0, THICK - 0.06],
      ],
      'wood',
    ),
    // The glue between them.
    q.curve('c', 'M', [-THICK + 0.04, 0.03], 'L', [-0.03, THICK - 0.04]),
    // The face of a stud, and as much of its X as the break leaves.
    q.broken([
      [-3.75, -1.78],
      [-3.75, -0.5],
      [-2.25, -0.5],
      [-2.25, -1.78],
    ]),
    q.grain([-3.75, -0.5], [-3.21, -1.75]),
    q.grain([-2.25, -0.5], [-2.79, -1.75]),
    q.metal([-3, THICK + 0.02], [-3, -1.6]),
    // The bead of caulk, in ink: in the leaders’ color it looked like one more dot.
    q.cut([
      [0, 0],
      [0.2, 0],
      [0, 0.2],
    ]),
    p.edge([LEFT, TOP - 0.4], [LEFT, 1.5 + APRON]),
    p.edge([LEFT - 0.1, TOP], [0.8, TOP]),
    q.edge([FAR, -1.25], [FAR, THICK + 0.2]),
    q.edge([1.9, -0.8], [1.9, 0.2]),
  ].join(''),
  dimensions: [
    p.dimension('3½ in.', 'above', [-3.5, -3.6], [0, -3.6], { y: -3.6 }, 'wf'),
    p.dimension('¾ in.', 'after', [0, -1.1], [0.75, 0.3], { y: -1.1 }),
    q.dimension('¾ in.', 'left', [FAR, 0], [FAR, THICK], { x: FAR - 0.25 }),
  ],
  marks: [
    { text: 'A', at: p.at(-12.55, 3.05) },
    { text: 'A', at: p.at(2.4, 3.05) },
    { text: 'Section A–A', at: q.at(-3, 1.5) },
  ],
  parts: {
    casing: p.at(-0.2, -2.3),
    horn: p.at(0.62, 0.5),
    apron: p.at(-1.2, 1.75),
    end: p.at(-0.1, 2.4),
    caulk: q.at(0.19, -0.02),
    return: q.at(-0.1, 0.34),
    miter: q.at(-0.38, 0.38),
  },
  leads: { horn: 'late', apron: 'late', end: 'steep', miter: 'steep' },
};
