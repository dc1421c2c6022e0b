import { type Detail, type Point, pen } from './draw.ts';

const p = pen({ scale: 20.4, origin: [408, 544] });

/** A point of the roof: inches along the eave to the left, up the slope, and square to the roof. Seen from below, from the right. */
const on = (along: number, up: number, above = 0): Point => [
  up * 0.36 - along * 0.95,
  along * 0.12 - up * 0.8 - above,
];
const onRoof = (from: number, to: number, low: number, high: number): Point[] => [
  on(from, low),
  on(to, low),
  on(to, high),
  on(from, high),
];

/** The right side of the skylight, its lower edge, its curb's height, and the edges of the drawing. */
const [SIDE, FRONT, CURB] = [10, 7, 4];
const [END, TOP, FAR] = [27, 27, 19.5];

const course = (butt: number, right: number, shift: number) => [
  p.seen(onRoof(0, right, butt, butt + 12), 'h'),
  p.curve('c', 'M', on(0, butt), 'L', on(right, butt)),
  ...[2 + shift, 8 + shift, 14 + shift].flatMap((slot) =>
    slot < right ? [p.line(on(slot, butt), on(slot, butt + 4.8))] : [],
  ),
];

/** A piece of step flashing: 4 in. on the roof, 4 in. up the curb, 7 in. long. */
const leg = (low: number) =>
  p.seen([on(SIDE, low), on(SIDE, low, 3.6), on(SIDE, low + 7, 3.6), on(SIDE, low + 7)], 'h bf');
const foot = (low: number) => p.seen(onRoof(SIDE - 4, SIDE, low, low + 7), 'h bf');

/** A skylight's lower right corner with the roofing partly laid, seen at a slant. */
export const stepFlashing: Detail = {
  art: [
    // Membrane on the deck, up the curb.
    p.seen(onRoof(0, FAR, -1, TOP), 'h gf'),
    p.seen(onRoof(0, FAR, -1, 2), 'h'),
    ...course(2, FAR, 0),
    // The wing of the apron goes on past the corner of the curb and around it; the first piece laps it.
    p.seen(onRoof(SIDE - 4, SIDE, 3, 9), 'h bf'),
    p.curve('c', 'M', on(SIDE, 3), 'L', on(SIDE - 4, 3), 'L', on(SIDE - 4, FRONT)),
    foot(6),
    p.curve('c', 'M', on(SIDE, 6), 'L', on(SIDE - 4, 6), 'L', on(SIDE - 4, FRONT)),
    p.seen([on(SIDE, FRONT), on(SIDE, FRONT, CURB), on(SIDE, END, CURB), on(SIDE, END)], 'h gf'),
    p.seen([on(SIDE, FRONT), on(SIDE, FRONT, 3), on(SIDE, FRONT + 2, 3), on(SIDE, FRONT + 2)], 'h bf'),
    // Each piece lies on one course, and the next course lies on it.
    // Its joint stays clear of the figure beside it.
    ...course(7, SIDE, 4.5),
    leg(7.5),
    foot(12.5),
    ...course(12, SIDE, 0),
    leg(12.5),
    foot(17.5),
    leg(17.5),
    // The upper end of each piece, under the next one.
    p.hidden(on(SIDE, 14.5), on(SIDE, 14.5, 3.6)),
    p.hidden(on(SIDE, 19.5), on(SIDE, 19.5, 3.6)),
    p.curve('c', 'M', on(SIDE, 17.5), 'L', on(SIDE - 4, 17.5), 'L', on(SIDE - 4, 24.5), 'L', on(SIDE, 24.5)),
    p.curve('c', 'M', on(SIDE, 17.5), 'L', on(SIDE, 17.5, 3.6)),
    p.curve('c', 'M', on(SIDE, 12.5), 'L', on(SIDE, 12.5, 3.6)),
    p.curve('c', 'M', on(SIDE, 7.5), 'L', on(SIDE, 7.5, 3.6)),
    p.curve('c', 'M', on(SIDE, 24.5), 'L', on(SIDE, 24.5, 3.6)),
    // The apron across the bottom, over the shingles.
    p.seen([on(SIDE, 3), on(FAR, 3), on(FAR, FRONT), on(SIDE, FRONT)], 'h bf'),
    p.curve('c', 'M', on(FAR, 3), 'L', on(SIDE, 3)),
    p.seen([on(SIDE, FRONT), on(FAR, FRONT), on(FAR, FRONT, 3), on(SIDE, FRONT, 3)], 'h bf'),
    // The skylight: its cladding comes down over the upright legs.
    p.seen(
      [
        on(SIDE - 0.25, FRONT - 0.25, 2.7),
        on(SIDE - 0.25, END, 2.7),
        on(SIDE - 0.25, END, 5),
        on(SIDE - 0.25, FRONT - 0.25, 5),
      ],
      'h',
    ),
    p.seen(
      [
        on(SIDE - 0.25, FRONT - 0.25, 2.7),
        on(FAR, FRONT - 0.25, 2.7),
        on(FAR, FRONT - 0.25, 5),
        on(SIDE - 0.25, FRONT - 0.25, 5),
      ],
      'h',
    ),
    p.seen(
      [on(SIDE - 0.25, FRONT - 0.25, 5), on(FAR, FRONT - 0.25, 5), on(FAR, END, 5), on(SIDE - 0.25, END, 5)],
      'h',
    ),
    p.seen(
      [on(SIDE + 1.6, FRONT + 1.6, 5), on(FAR, FRONT + 1.6, 5), on(FAR, END, 5), on(SIDE + 1.6, END, 5)],
      'h gf',
    ),
    p.curve(
      'c',
      'M',
      on(FAR, FRONT - 0.25, 5),
      'L',
      on(SIDE - 0.25, FRONT - 0.25, 5),
      'L',
      on(SIDE - 0.25, END, 5),
    ),
    p.curve('c', 'M', on(SIDE - 0.25, FRONT - 0.25, 2.7), 'L', on(SIDE - 0.25, FRONT - 0.25, 5)),
    p.grain(on(14, 15, 5), on(16.5, 20, 5)),
    p.grain(on(15, 15, 5), on(17.5, 20, 5)),
    // Roof and skylight go on at each side.
    p.edge(on(FAR, -1), on(FAR, 3)),
    p.edge(on(FAR, -1), on(0, -1)),
    p.edge(on(0, -1), on(0, TOP)),
    p.edge(on(0, TOP), on(SIDE, TOP)),
    p.edge(on(FAR, FRONT - 0.25, 5), on(FAR, END, 5)),
    p.edge(on(SIDE - 0.25, END, 5), on(FAR, END, 5)),
    p.flow(on(8.4, 17, 0.2), on(8.4, 14, 0.2), on(7.6, 8, 0.2), on(7.1, 2.3, 0.2)),
  ].join(''),
  dimensions: [
    {
      ...p.dimension('4 in.', 'above', on(SIDE - 4, 19.9), on(SIDE, 19.9), undefined, 'bf'),
      shift: 12,
    },
    p.dimension('5 in.', 'left', on(1, 7), on(1, 12)),
  ],
  parts: {
    cladding: p.at(...on(SIDE - 0.25, 22, 3.9)),
    membrane: p.at(...on(2.4, 25.7)),
    piece: p.at(...on(SIDE, 21, 1.6)),
    lap: p.at(...on(SIDE, 13.5, 1.3)),
    apron: p.at(...on(SIDE - 3.55, 4.889)),
    shingles: p.at(...on(9.4, 0.8)),
  },
  leads: { lap: 'late', piece: 'late' },
};
