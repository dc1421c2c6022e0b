import type { Pictures } from '../drawing-plugin.ts';
import { details } from './details.ts';
import { type Detail, type Dimension, PICTURE_SIZE, type Point, round, SHEET } from './draw.ts';

/**
 * The picture is shown as narrow as 300 pixels and as wide as 900, and its lines and measures are to look alike: an SVG knows
 * how wide it is shown. For each of three: up to which width, the size of the text, and the widths of lines
 * and of the dots where leaders end.
 */
export const SIZES = [
  {
    name: 'a',
    media: '(max-width:419.9px)',
    text: 30,
    cut: 4.6,
    seen: 2.4,
    thin: 1.3,
    bold: 8,
    tick: 4,
    dot: 8.5,
  },
  {
    name: 'b',
    media: '(min-width:420px) and (max-width:639.9px)',
    text: 22,
    cut: 3.6,
    seen: 1.7,
    thin: 1.1,
    bold: 6,
    tick: 3.2,
    dot: 8,
  },
  {
    name: 'c',
    media: '(min-width:640px)',
    text: 15,
    cut: 2.5,
    seen: 1.2,
    thin: 0.8,
    bold: 4.5,
    tick: 2.4,
    dot: 6.5,
  },
] as const;

type Size = (typeof SIZES)[number];

/** How far a dimension's line goes beyond its end, and stays away from what it measures. */
const [BEYOND, AWAY] = [7, 5];

/** Between the end of a line and a figure beyond it: 6 pixels on a phone, where less looks like touching. */
const AIR = 13;

/** Up to this distance of a part from the height of its label, its leader is level. */
const LEVEL = 1;

/** Where a late leader has bent. */
const BEND = SHEET.width - 24;

/** All details, each under its name. `hatches` is the drawing of the hatches, of which each takes what it needs. */
export function detailPictures(hatches: string): Pictures {
  const patterns = [...hatches.matchAll(/<pattern id="([\w-]+)".*<\/pattern>/g)];
  const themed = Object.entries(details).map(([name, detail]) => {
    const used = patterns.flatMap(([pattern, id]) => (detail.art.includes(`#${id})`) ? [pattern] : []));
    return [name, pictureOf(detail, used.join(''))];
  });
  return { themed: Object.fromEntries(themed) };
}

function pictureOf(detail: Detail, patterns: string): string {
  const [width, height] = PICTURE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${STYLE}</style><defs>${patterns}</defs>${detail.art}${detail.dimensions.map(drawDimension).join('')}${(detail.marks ?? []).map(drawMark).join('')}${drawLeaders(detail)}</svg>`;
}

/** What is cut, glass and metal are tinted, and hide what lies behind them. */
const TINTS = {
  wf: 'color-mix(in srgb,var(--color-wood) 55%,var(--color-raised))',
  gf: 'color-mix(in srgb,var(--color-glass) 60%,var(--color-raised))',
  bf: 'color-mix(in srgb,var(--color-line) 18%,var(--color-raised))',
};

/** A figure on a tint is nearer to ink, which is white at night: in the lines' color it had too little contrast there. */
const ON_TINT = 'color-mix(in srgb,var(--color-line) 35%,var(--color-text))';

/** Round numbers for lines that are drawn in color, and what is cut in ink. */
const STYLE = `:where(path[class],circle){stroke:var(--color-text);stroke-linejoin:round}:where(path[class]:not(.p),circle){fill:none}.h{fill:var(--color-raised);stroke:none}${Object.entries(
  TINTS,
)
  .map(([name, tint]) => `.${name}{fill:${tint}}.q.${name}{stroke:${tint}}.q.${name} text{fill:${ON_TINT}}`)
  .join(
    '',
  )}.c,.s{stroke:var(--color-text)}.p{stroke:none}.k,.n,.wi{stroke:var(--color-raised)}.g{stroke:var(--color-good)}.w,.d,.l{stroke:var(--color-line)}.n{stroke-dasharray:10 6}.x{stroke:var(--color-quiet)}.o{stroke:var(--color-quiet);stroke-linecap:round}.v{stroke-dasharray:7 5}.u{stroke-dasharray:11 7}.e{stroke:var(--color-line);stroke-linecap:round}.r{stroke:var(--color-raised);stroke-linecap:round}.wh{fill:var(--color-line);stroke:none}.q{stroke-width:7;stroke-linejoin:round;paint-order:stroke}:where(.q){stroke:var(--color-raised)}${SIZES.map(styleOf).join('')}`;

function styleOf({ name, media, cut, seen, thin, bold, tick, dot }: Size): string {
  const others = SIZES.flatMap((size) => (size.name === name ? [] : [`.t${size.name}`]));
  return `@media ${media}{.c{stroke-width:${cut}}.k{stroke-width:${cut + 1}}.s,.v,.d,.l{stroke-width:${seen}}.wi{stroke-width:${round(1.7 * seen)}}.wo{stroke-width:${round(1.7 * seen + 2 * thin)}}.x,.g{stroke-width:${thin}}.o{stroke-width:${round(thin * 2.4)}}.m{stroke-width:${bold}}.n{stroke-width:${round(bold * 0.4)}}.f{stroke-width:${bold}}.w{stroke-width:${round(seen * 1.3)}}.i{stroke-width:${tick}}.e{stroke-width:${dot}}.r{stroke-width:${round(dot + 2 * seen)}}${others.join()}{display:none}}`;
}

/** The line with its slanted ticks and, where it runs beside what it measures, the lines that lead there. */
function drawDimension(dimension: Dimension): string {
  const { from, to, at } = dimension;
  const [start, end] = endsOf(dimension);
  const [dx, dy] = direction(start, end);
  const reach = (point: Point, by: number): Point => [point[0] + dx * by, point[1] + dy * by];
  const lines = [segment(reach(start, -BEYOND), reach(end, BEYOND))];
  if (at)
    for (const [point, foot] of [
      [from, start],
      [to, end],
    ] as const)
      lines.push(extension(point, foot));
  const ticks = [start, end].map(
    ([x, y]) => `M${round(x - 7)} ${round(y + 7)}L${round(x + 7)} ${round(y - 7)}`,
  );
  return `<path class="d" d="${lines.join('')}"/><path class="d i" d="${ticks.join('')}"/>${SIZES.map((size) => textOf(dimension, size)).join('')}`;
}

/** Where the ticks are. */
export function endsOf({ from, to, at }: Dimension): [Point, Point] {
  if (!at) return [from, to];
  return 'x' in at
    ? [
        [at.x, from[1]],
        [at.x, to[1]],
      ]
    : [
        [from[0], at.y],
        [to[0], at.y],
      ];
}

function textOf(dimension: Dimension, { name, text: size }: Size): string {
  const { baseline, degrees, tail } = placeOf(dimension, size);
  const [x, y] = baseline.map(round) as [number, number];
  const turned = degrees ? ` transform="rotate(${round(degrees)} ${x} ${y})"` : '';
  const under = tail ? `<path class="d" d="${segment(...tail)}"/>` : '';
  return `<g class="t${name}">${under}<g class="q${dimension.plate ? ` ${dimension.plate}` : ''}"><text x="${x}" y="${y}" font-size="${size}" font-weight="600" text-anchor="middle" fill="var(--color-line)"${turned}>${dimension.text}</text></g></g>`;
}

function drawMark({ text, at: [x, y], measure }: NonNullable<Detail['marks']>[number]): string {
  const inSize = ({ name, text: size }: Size) =>
    `<g class="t${name}"><text x="${x}" y="${y}" font-size="${size}" font-weight="600" text-anchor="middle" fill="var(--color-${measure ? 'line' : 'text'})">${text}</text></g>`;
  return SIZES.map(inSize).join('');
}

/** What the text takes in one of the sizes, with a little room around it. */
export function boxOf(dimension: Dimension, size: number) {
  const { baseline, along, up, width } = placeOf(dimension, size);
  const corners = [-0.25, 0.85].flatMap((line) =>
    [-1, 1].map((end): Point => move(move(baseline, along, end * (width / 2 + 3)), up, line * size)),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/**
 * Where the text stands in one of the sizes: over its line, parallel to it, in one gap from it, as `Dimension` says. The
 * width of the text is estimated.
 */
function placeOf(dimension: Dimension, size: number) {
  const [from, to] = endsOf(dimension);
  const [start, end] = reading(from, to) > 0 ? [to, from] : [from, to];
  const along = direction(start, end);
  const up: Point = [along[1], -along[0]];
  const width = dimension.text.length * size * 0.45;
  const half = Math.hypot(end[0] - start[0], end[1] - start[1]) / 2;
  const sign = { above: 0, left: 0, before: -1, after: 1 }[dimension.side];
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const baseline = move(
    move(middle, along, (dimension.shift ?? 0) + sign * (half + AIR + width / 2)),
    up,
    size * 0.25 + 5,
  );
  // Beyond its end, the line goes on under the text.
  const tail: [Point, Point] | undefined = sign
    ? [move(middle, along, sign * half), move(middle, along, sign * (half + AIR + width))]
    : undefined;
  return { baseline, along, up, width, tail, degrees: (Math.atan2(along[1], along[0]) * 180) / Math.PI };
}

/** The order of a line's ends for who reads along it: from the left, and where it is upright from the foot. */
function reading(one: Point, other: Point): number {
  return Math.round(one[0] - other[0]) || other[1] - one[1];
}

function move([x, y]: Point, [dx, dy]: Point, by: number): Point {
  return [x + dx * by, y + dy * by];
}

/** The leaders of the labels, and the numbers that phones show at their ends. */
function drawLeaders(detail: Detail): string {
  const leaders = leadersOf(detail).map((leader, index) => {
    const y = leader.at(-1)?.[1] ?? 0;
    const d = `M${leader.map((point) => point.join(' ')).join('L')}`;
    const numbers = SIZES.map(
      ({ name, text }) =>
        `<g class="t${name}"><text x="${SHEET.width + SHEET.margin / 2}" y="${round(y + text * 0.37)}" font-size="${text}" font-weight="600" text-anchor="middle" fill="var(--color-line)">${index + 1}</text></g>`,
    );
    return `<path class="l" d="${d}"/>${numbers.join('')}`;
  });
  // Each dot on a rim of paper, which parts it from a membrane or a dimension of its own color.
  const dots = Object.values(detail.parts).flatMap(([x, y]) =>
    ['r', 'e'].map((style) => `<path class="${style}" d="M${x} ${y}h.01"/>`),
  );
  return [...leaders, ...dots].join('');
}

/**
 * From each part to the edge of the sheet, where its label stands, or its number: level, or at one of two angles. The labels
 * share the height of the sheet evenly, as the rows of a list beside it do.
 */
export function leadersOf({ parts, leads }: Detail): Point[][] {
  return Object.entries(parts).map(([name, [x, y]], index, { length }) => {
    const label = round(((index + 0.5) / length) * SHEET.height);
    const height = Math.abs(label - y);
    if (height < LEVEL)
      return [
        [x, y],
        [SHEET.width, y],
      ];
    const lead = leads?.[name];
    // Where it leaves its first height, and where it has reached that of its label.
    const from = lead === 'late' ? BEND - height : typeof lead === 'number' ? lead : x;
    const to = from + (lead === 'steep' ? height / Math.sqrt(3) : height);
    return [
      [x, y],
      ...(from > x ? [[round(from), y] as const] : []),
      [round(to), label],
      [SHEET.width, label],
    ];
  });
}

function extension(point: Point, foot: Point): string {
  if (Math.hypot(foot[0] - point[0], foot[1] - point[1]) < AWAY * 2) return '';
  const [dx, dy] = direction(point, foot);
  return segment(
    [point[0] + dx * AWAY, point[1] + dy * AWAY],
    [foot[0] + dx * BEYOND, foot[1] + dy * BEYOND],
  );
}

function segment(from: Point, to: Point): string {
  return `M${from.map(round).join(' ')}L${to.map(round).join(' ')}`;
}

function direction([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}
