export type Point = readonly [x: number, y: number];

type Segment = {
  /** The command in capitals: `L` for a line, `C` and `Q` for curves, `A` for an arc. */
  command: string;
  from: Point;
  /** Control points and the end, in absolute coordinates; for an arc the end alone. */
  points: Point[];
  /** The larger radius of an arc. */
  radius: number;
};

/** How many numbers a command takes. The two that leave out a control point are not among them. */
const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

/** Pieces of a curve when it is measured: a street's name needs no more. */
const STEPS = 48;

/** The box around a path: x, y, width and height. A curve's may be too large, for it counts the control points. */
export function boundsOf(data: string): [x: number, y: number, width: number, height: number] {
  const corners = segmentsOf(data).flatMap(({ from, points, radius }) =>
    [from, ...points].flatMap(([x, y]): Point[] => [
      [x - 2 * radius, y - 2 * radius],
      [x + 2 * radius, y + 2 * radius],
    ]),
  );
  const left = Math.min(...corners.map(([x]) => x));
  const top = Math.min(...corners.map(([, y]) => y));
  return [
    left,
    top,
    Math.max(...corners.map(([x]) => x)) - left,
    Math.max(...corners.map(([, y]) => y)) - top,
  ];
}

/** Points along a path, close enough together to take it for straight lines. Throws for an arc. */
export function flatten(data: string): Point[] {
  return segmentsOf(data).flatMap(({ command, from, points }, index) => {
    if (command === 'A') throw new Error('text cannot follow an arc: draw its path with C');
    const count = command === 'C' || command === 'Q' ? STEPS : 1;
    const steps = Array.from({ length: count }, (_, step) =>
      curvePoint([from, ...points], (step + 1) / count),
    );
    return index === 0 ? [from, ...steps] : steps;
  });
}

/** By de Casteljau: between the points, between those, and so on until one is left. */
function curvePoint(points: Point[], share: number): Point {
  const [first] = points;
  if (!first) throw new Error('a curve without points');
  if (points.length === 1) return first;
  const between = points.slice(1).map(([x, y], index): Point => {
    const [x0, y0] = points[index] ?? first;
    return [x0 + (x - x0) * share, y0 + (y - y0) * share];
  });
  return curvePoint(between, share);
}

function segmentsOf(data: string): Segment[] {
  const segments: Segment[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const [, letter = '', text = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    const count = NUMBERS[command];
    if (count === undefined) throw new Error(`a path has the command ${letter}, which is not known here`);
    const numbers =
      (command === 'A' ? splitFlags(text) : text).match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    if (command === 'Z') {
      segments.push({ command: 'L', from: at, points: [start], radius: 0 });
      at = start;
    }
    for (let index = 0; count > 0 && index + count <= numbers.length; index += count) {
      const from: Point = at;
      const [baseX, baseY]: Point = letter === command ? [0, 0] : from;
      const own = numbers.slice(index, index + count);
      const pairs = command === 'A' ? own.slice(5) : own;
      let points: Point[] = [];
      if (command === 'H') points = [[baseX + (own[0] ?? 0), from[1]]];
      else if (command === 'V') points = [[from[0], baseY + (own[0] ?? 0)]];
      else
        for (let pair = 0; pair < pairs.length; pair += 2)
          points.push([baseX + (pairs[pair] ?? 0), baseY + (pairs[pair + 1] ?? 0)]);
      at = points.at(-1) ?? from;
      if (command === 'M' && index === 0) start = at;
      else {
        const radius = command === 'A' ? Math.max(own[0] ?? 0, own[1] ?? 0) : 0;
        segments.push({ command, from, points, radius });
      }
    }
  }
  return segments;
}

/** The two flags of an arc may be written without a space after them. */
function splitFlags(text: string): string {
  return text.replace(/((?:-?[\d.]+[ ,]+){3})([01])[ ,]*([01])[ ,]*/g, '$1$2 $3 ');
}
