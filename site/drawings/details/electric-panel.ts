import { type Detail, type Point, pen } from './draw.ts';

// From the left side of the panel, and down from its top.
const p = pen({ scale: 15.2, origin: [252, 78] });

const [WIDE, HIGH, FLOOR] = [14.5, 28, 35.1];
/** Left and right columns of breakers, 1 in. each. */
const [LEFT, RIGHT, TOP] = [3.9, 7.4, 8.2];

const breaker = (x: number, row: number, rows = 1) =>
  p.seenBox(x, TOP + row, 3.2, rows) +
  p.seenBox(x + (x === LEFT ? 1.7 : 0.5), TOP + row + rows / 2 - 0.22, 1, 0.44, 'h bf');

/** A hot wire from a breaker out to the side and up through the top. */
const wire = (side: 1 | -1, row: number, lane: number) => {
  const [from, gutter] = side > 0 ? [RIGHT + 3.2, 11.3 + lane] : [LEFT, 3.2 - lane];
  return p.line([from, TOP + row], [gutter, TOP + row], [gutter, -3.1]);
};

/** A white wire, parted from the others by its outlines. */
const white = (...parts: (string | Point)[]) => p.curve('wo', 'M', ...parts) + p.curve('wi', 'M', ...parts);

/** The middle of the neutral bar, and the height of each of its screws; it hangs lower than the breakers in use. */
const BAR = 13.3;
const screw = (index: number) => 17.2 + index * 0.9;

/** A panel with its cover off, from the front. */
export const electricPanel: Detail = {
  art: [
    // The wall behind, the floor, and the room in front that stays clear.
    p.curve('c', 'M', [-9.5, FLOOR], 'L', [24, FLOOR]),
    p.hidden([-7.75, -3.4], [-7.75, FLOOR]),
    p.hidden([22.25, -3.4], [22.25, FLOOR]),
    p.seenBox(0, 0, WIDE, HIGH),
    p.curve('c', 'M', [0, 0], 'L', [WIDE, 0], 'L', [WIDE, HIGH], 'L', [0, HIGH], 'Z'),
    // Service wires into the main breaker.
    p.metal([6.3, -3.2], [6.3, 2]),
    p.metal([8.2, -3.2], [8.2, 2]),
    p.seenBox(4.6, 2, 5.3, 4.6),
    p.seenBox(6.3, 3.4, 1.9, 1.5, 'h bf'),
    // Two buses, whose stabs reach every second place of both columns behind the breakers.
    p.seenBox(6.3, 6.6, 0.8, 5, 'h bf'),
    p.seenBox(7.4, 6.6, 0.8, 5, 'h bf'),
    // Two hot wires to a double breaker, one to each of the others.
    ...[0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map((row, index) => wire(-1, row, index * 0.3)),
    ...[0.5, 1.5, 2.18, 3.14, 4.5, 5.5].map((row, index) => wire(1, row, index * 0.18)),
    breaker(LEFT, 0, 2),
    breaker(LEFT, 2, 2),
    breaker(LEFT, 4, 2),
    breaker(RIGHT, 0, 2),
    breaker(RIGHT, 2),
    breaker(RIGHT, 3),
    breaker(RIGHT, 4),
    breaker(RIGHT, 5),
    // Free places.
    ...[LEFT, RIGHT].flatMap((x) => [6, 7, 8, 9, 10, 11].map((row) => p.seenBox(x, TOP + row, 3.2, 1))),
    // Breakers with a button to test them.
    p.circle('h s', RIGHT + 1.95, TOP + 2.5, 0.28),
    p.circle('h s', RIGHT + 1.95, TOP + 3.5, 0.28),
    // Neutral bar at the right, with the third service wire; ground bar at the left.
    p.seenBox(BAR - 0.4, 16, 0.8, 6.4, 'h bf'),
    ...Array.from({ length: 6 }, (_, index) => p.circle('s', BAR, screw(index), 0.22)),
    p.seen([
      [9.6, -3.1],
      [9.6, 0.9],
      [BAR - 0.28, 0.9],
      [BAR - 0.28, 15.6],
      [BAR + 0.28, 15.6],
      [BAR + 0.28, 0.34],
      [10.16, 0.34],
      [10.16, -3.1],
    ]),
    p.seenBox(BAR - 0.55, 15.5, 1.1, 1.1, 'h bf'),
    // The white wire of each circuit: of a single breaker from its cable to the bar; of one with a button into the breaker,
    // which has a pigtail to the bar. A double breaker at 240 volts needs none.
    ...[2.42, 3.36].map((row, index) => {
      const [y, lane] = [TOP + row, 12.68 - index * 0.26];
      return white([RIGHT + 3.2, y], 'L', [lane, y], 'L', [lane, -3.1]);
    }),
    ...[13.88, 14.2].map((lane, index) => {
      const y = screw(index + 2);
      return white([lane, -3.1], 'L', [lane, y], 'L', [BAR, y]);
    }),
    ...[2.66, 3.54].map((row, index) => {
      const [y, lane, end] = [TOP + row, 11.08 - index * 0.26, screw(index)];
      return white(
        [RIGHT + 3.2, y],
        'C',
        [lane, y],
        [lane, y],
        [lane, y + 0.5],
        'L',
        [lane, end - 1],
        'C',
        [lane, end],
        [lane + 0.3, end],
        [BAR, end],
      );
    }),
    p.seenBox(1, 22.8, 10.6, 0.8, 'h bf'),
    // The jumper that bonds the two bars.
    p.metal([BAR - 0.4, 22], [11.3, 22], [11.3, 23]),
    ...Array.from({ length: 8 }, (_, index) => p.circle('s', 1.8 + index * 1.3, 23.2, 0.22)),
    // A bare wire of each circuit, green as a covered one is.
    ...Array.from({ length: 8 }, (_, index) => {
      const [x, lane, y] = [1.8 + index * 1.3, 0.45 + index * 0.14, 22.2 - index * 0.12];
      return p.curve('g', 'M', [x, 23], 'L', [x, y], 'L', [lane, y], 'L', [lane, -3.1]);
    }),
    // The ground wire leaves the ground bar for the water pipe and the rods.
    p.curve('g f', 'M', [1.35, 23.2], 'L', [1.35, 31.2], 'L', [23, 31.2]),
    p.edge([-0.4, -3.2], [15, -3.2]),
    p.edge([-9, 30.1], [23.5, 30.1]),
  ].join(''),
  dimensions: [p.dimension('30 in.', 'above', [-7.75, FLOOR], [22.25, FLOOR], { y: 34.25 })],
  parts: {
    service: p.at(8.2, -1.4),
    main: p.at(8.8, 5.4),
    double: p.at(10.1, 9.2),
    test: p.at(10.2, 11.94),
    single: p.at(10.2, 13.95),
    neutral: p.at(BAR, 21.25),
    ground: p.at(10.25, 23.2),
    wire: p.at(23, 31.2),
  },
  leads: { test: 'late', single: 'late' },
};
