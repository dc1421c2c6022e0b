/**
 * The pen of the construction details. A detail is drawn in inches, as it is built; the pen takes them to the sheet. Of
 * what a detail says in words, only measures stand in the drawing: its labels are text of the page (`content/sheets/`).
 */

/** On the sheet: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** What the drawing takes, without the margin at the right that has the numbers of the labels. */
export const SHEET = { width: 720, height: 640, margin: 48 } as const;

/** Width and height of the whole picture. */
export const PICTURE_SIZE = [SHEET.width + SHEET.margin, SHEET.height] as const;

/**
 * A measure between two points of the thing that is measured. One rule for the figures of the whole set, those that are
 * drawn by hand too: the line is whole, a tick at each end; the figure stands over its middle, parallel to it and in one gap
 * from it, to be read from the foot of the sheet, or from its right side where the line is upright. Where a line is shorter
 * than its figure, it goes on beyond one end and has the figure over that part.
 */
export type Dimension = {
  from: Point;
  to: Point;
  /** Where the line runs: a vertical one at this x, a horizontal one at this y; without either, from point to point. */
  at?: { x: number } | { y: number };
  /** A true number with its unit: "1½ in." */
  text: string;
  /** Over a line that lies; at the left of one that is upright; before or after one that is shorter than its text. */
  side: 'above' | 'left' | 'before' | 'after';
  /** How far along the line from its middle the text stands, where an edge of what is measured goes through it. */
  shift?: number;
  /** The tint of what the text stands on, if that is no empty paper: the figure has a rim of it, which parts it from hatches. */
  plate?: 'wf' | 'bf' | 'gf';
};

export type Detail = {
  /** Elements of an SVG, in units of the sheet. */
  art: string;
  dimensions: Dimension[];
  /**
   * The letters of a second view: where it is cut, and below it; or the figures of a slope, which is a measure. The middle
   * of each, on the line that letters stand on.
   */
  marks?: { text: string; at: Point; measure?: true }[];
  /**
   * The named parts and where the leader of each ends, from the top label to the bottom one: the content has one label for
   * each, by the same names and in the same order.
   */
  parts: Record<string, Point>;
  /**
   * The leaders that do not leave their part at 45 degrees and go on level to their label: a steep one leaves it at 60; a
   * late one goes level first and bends near the edge, one with a number from this x of the sheet on. The labels stand evenly
   * along the right edge.
   */
  leads?: Record<string, 'steep' | 'late' | number>;
};

/** The names of the hatches in `details.svg`. */
export type Hatch =
  | 'brick'
  | 'concrete'
  | 'earth'
  | 'finish'
  | 'foam'
  | 'gypsum'
  | 'mortar'
  | 'old-paint'
  | 'ply'
  | 'primer'
  | 'skim'
  | 'tile'
  | 'undercoat'
  | 'wood';

type PenOptions = {
  /** Units of the sheet for an inch. */
  scale: number;
  /** Where on the sheet the inches begin. */
  origin: Point;
  /** Where other than straight to the sheet a point goes, in inches: for views that are not sections. */
  project?: (point: Point) => Point;
};

/** What draws one detail. All points and lengths are inches; y grows downward. */
export function pen({ scale, origin: [x0, y0], project = (point) => point }: PenOptions) {
  const at = (x: number, y: number): Point => {
    const [px, py] = project([x, y]);
    return [round(x0 + px * scale), round(y0 + py * scale)];
  };
  const path = (points: readonly Point[], close = false) =>
    `M${points.map(([x, y]) => at(x, y).join(' ')).join('L')}${close ? 'Z' : ''}`;
  const box = (x: number, y: number, width: number, height: number): Point[] => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const draw = (style: string, d: string, more = '') => `<path class="${style}" d="${d}"${more}/>`;

  /** The hatch of what is cut; that of wood lies on its color. */
  const filled = (d: string, hatch: Hatch) =>
    draw(hatch === 'wood' || hatch === 'ply' ? 'h wf' : 'h', d) + draw('p', d, ` fill="url(#${hatch})"`);

  /** A closed shape that the section cuts: its outline is heavy. */
  const cut = (points: readonly Point[], hatch?: Hatch) => {
    const d = path(points, true);
    return (hatch ? filled(d, hatch) : draw('h', d)) + draw('c', d);
  };
  const cutBox = (x: number, y: number, width: number, height: number, hatch?: Hatch) =>
    cut(box(x, y, width, height), hatch);

  /** The edge of what goes on: a line with a zigzag in its middle, instead of the outlines that end on it. */
  const edge = (from: Point, to: Point) => {
    const [[ax, ay], [bx, by]] = [at(...from), at(...to)];
    const length = Math.hypot(bx - ax, by - ay);
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    // A handle is broken off by a smaller zigzag than a wall.
    const size = Math.min(1, length / 60);
    const on = (along: number, aside: number) =>
      `${round((ax + bx) / 2 + (dx * along - dy * aside) * size)} ${round((ay + by) / 2 + (dy * along + dx * aside) * size)}`;
    return (
      draw('k', `M${ax} ${ay}L${bx} ${by}`) +
      draw('s', `M${ax} ${ay}L${on(-9, 0)}L${on(-4, 10)}L${on(4, -10)}L${on(9, 0)}L${bx} ${by}`)
    );
  };

  const arrow = (style: string, points: Point[]) => {
    const [from, to] = points.slice(-2).map(([x, y]) => at(x, y)) as [Point, Point];
    return draw(style, path(points)) + head(from, to);
  };

  return {
    at,
    cut,
    cutBox,
    /** Framing lumber cut across: an X, as in every drawing. */
    lumber: (x: number, y: number, width: number, height: number) =>
      draw('h wf', path(box(x, y, width, height), true)) +
      draw(
        'x',
        `${path([
          [x, y],
          [x + width, y + height],
        ])}${path([
          [x + width, y],
          [x, y + height],
        ])}`,
      ) +
      draw('c', path(box(x, y, width, height), true)),
    /** Blocking between framing: one diagonal. */
    blocking: (x: number, y: number, width: number, height: number) =>
      draw('h wf', path(box(x, y, width, height), true)) +
      draw(
        'x',
        path([
          [x, y + height],
          [x + width, y],
        ]),
      ) +
      draw('c', path(box(x, y, width, height), true)),
    /** Earth, or what else goes on below: its top line, from left to right, is cut, and its hatch ends at a depth. */
    ground: (top: readonly Point[], depth: number, hatch: Hatch) => {
      const [first, last] = [top[0], top.at(-1)] as [Point, Point];
      const d = path([...top, [last[0], depth], [first[0], depth]], true);
      return (
        (hatch === 'earth' ? draw('p', d, ` fill="url(#${hatch})"`) : filled(d, hatch)) + draw('c', path(top))
      );
    },
    /** What is cut and goes on between the last of these points and the first, where it is broken off. */
    broken: (points: readonly [Point, ...Point[]], hatch?: Hatch) =>
      (hatch ? filled(path(points, true), hatch) : draw('h wf', path(points, true))) +
      draw('c', path(points)) +
      edge(points.at(-1) ?? points[0], points[0]),
    /** A surface behind the section, closed and empty. */
    seen: (points: readonly Point[], fill: 'h' | 'h wf' | 'h gf' | 'h bf' | '' = 'h') =>
      draw(fill ? `${fill} s` : 's', path(points, true)),
    seenBox: (
      x: number,
      y: number,
      width: number,
      height: number,
      fill: 'h' | 'h wf' | 'h gf' | 'h bf' = 'h',
    ) => draw(`${fill} s`, path(box(x, y, width, height), true)),
    /** A thin line of what is seen behind. */
    line: (...points: Point[]) => draw('s', path(points)),
    /** What is hidden. */
    hidden: (...points: Point[]) => draw('v', path(points)),
    /** A still thinner one, of a surface: grain, coursing. */
    grain: (...points: Point[]) => draw('x', path(points)),
    /** Membranes and papers, thicker than they are: ink with a broken core, which tells them from metal and from leaders. */
    membrane: (...points: Point[]) => draw('m', path(points)) + draw('n', path(points)),
    /** Bent metal, thicker than it is. */
    metal: (...points: Point[]) => draw('f', path(points)),
    /** Any path of the sheet, its numbers in inches: for curves, bare wires (g, a thick one g f), white wires (wo with wi on it). */
    curve: (
      style:
        | 'c'
        | 's'
        | 'x'
        | 'f'
        | 'k'
        | 'd'
        | 'g'
        | 'g f'
        | 'h'
        | 'h s'
        | 'h c'
        | 'h wf s'
        | 'h gf s'
        | 'wi'
        | 'wo',
      ...parts: (string | Point)[]
    ) =>
      draw(style, parts.map((part) => (typeof part === 'string' ? part : at(...part).join(' '))).join(' ')),
    circle: (style: 'c' | 's' | 'x' | 'h c' | 'h s' | 'f', x: number, y: number, radius: number) => {
      const [cx, cy] = at(x, y);
      return `<circle class="${style}" cx="${cx}" cy="${cy}" r="${round(radius * scale)}"/>`;
    },
    /** Where water goes: a broken line with a head. */
    flow: (...points: Point[]) => arrow('w u', points),
    /** Where wood moves, or a load pulls: a line with a head. */
    push: (...points: Point[]) => arrow('w', points),
    /** Insulation: the curled line of a batt that fills a box whose long side is upright, or lies. */
    batt: (x: number, y: number, width: number, height: number) =>
      draw('x', curl(box(x, y, width, height), at)),
    edge,
    dimension: (
      text: string,
      side: Dimension['side'],
      from: Point,
      to: Point,
      line?: { x: number } | { y: number },
      plate?: Dimension['plate'],
    ): Dimension => ({
      text,
      side,
      from: at(...from),
      to: at(...to),
      ...(plate && { plate }),
      ...(line && { at: 'x' in line ? { x: at(line.x, 0)[0] } : { y: at(0, line.y)[1] } }),
    }),
  };
}

/** The head of an arrow, in units of the sheet. */
function head([ax, ay]: Point, [bx, by]: Point): string {
  const length = Math.hypot(bx - ax, by - ay);
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
  const on = (back: number, aside: number) =>
    `${round(bx - dx * back - dy * aside)} ${round(by - dy * back + dx * aside)}`;
  return `<path class="wh" d="M${bx} ${by}L${on(13, 5)}L${on(13, -5)}Z"/>`;
}

function curl(corners: Point[], at: (x: number, y: number) => Point): string {
  const [[left, top], , [right, bottom]] = corners as [Point, Point, Point, Point];
  const isUpright = bottom - top > right - left;
  const across = isUpright ? right - left : bottom - top;
  const along = isUpright ? bottom - top : right - left;
  const steps = Math.max(2, Math.round(along / (across * 0.3)));
  const step = along / steps;
  const on = (a: number, c: number) =>
    (isUpright ? at(left + c * across, top + a * step) : at(left + a * step, top + c * across)).join(' ');
  let d = `M${on(0, 0)}`;
  for (let index = 0; index < steps; index++) {
    const [from, to] = index % 2 ? [1, 0] : [0, 1];
    d += `C${on(index + 1.1, from)} ${on(index - 0.1, to)} ${on(index + 1, to)}`;
  }
  return d;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
