import type { Pictures } from '../drawing-plugin.ts';
import { details } from './details.ts';
import { type Detail, type Dimension, PICTURE_SIZE, type Point, round, SHEET } from './draw.ts';

/**
 * The picture is shown as narrow as 300 pixels and as wide as 900, and its lines and measures are to look alike: an SVG knows
 * how wide it is shown. For each of three: up to which width, the size of the text, and the widths of lines.
 */
export const SIZES = [
  { name: 'a', media: '(max-width:419.9px)', text: 30, cut: 4.6, seen: 2.4, thin: 1.3, bold: 8, tick: 4 },
  {
    name: 'b',
    media: '(min-width:420px) and (max-width:639.9px)',
    text: 22,
    cut: 3.6,
    seen: 1.7,
    thin: 1.1,
    bold: 6,
    tick: 3.2,
  },
  { name: 'c', media: '(min-width:640px)', text: 15, cut: 2.5, seen: 1.2, thin: 0.8, bold: 4.5, tick: 2.4 },
] as const;

type Size = (typeof SIZES)[number];

/** How far a dimension's line goes beyond its end, and stays away from what it measures. */
const [BEYOND, AWAY] = [7, 5];

/** All details, each under its name. `hatches` is the drawing of the hatches, of which each takes what it needs. */
export function detailPictures(hatches: string): Pictures {
  const patterns = [...hatches.matchAll(/<pattern id="(\w+)".*<\/pattern>/g)];
  const themed = Object.entries(details).map(([name, detail]) => {
    const used = patterns.flatMap(([pattern, id]) => (detail.art.includes(`#${id})`) ? [pattern] : []));
    return [name, pictureOf(detail, used.join(''))];
  });
  return { themed: Object.fromEntries(themed) };
}

function pictureOf(detail: Detail, patterns: string): string {
  const [width, height] = PICTURE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${STYLE}</style><defs>${patterns}</defs>${detail.art}${detail.dimensions.map(drawDimension).join('')}${drawLeaders(detail)}</svg>`;
}

/** Round numbers for lines that are drawn in color, and what is cut in ink. */
const STYLE = `:where(path[class],circle){stroke:var(--color-text);stroke-linejoin:round}:where(path[class]:not(.p),circle){fill:none}.h{fill:var(--color-raised);stroke:none}.wf{fill:var(--color-wood);fill-opacity:.55}.gf{fill:var(--color-glass);fill-opacity:.6}.bf{fill:var(--color-wash)}.c,.s{stroke:var(--color-text)}.p{stroke:none}.m,.w,.d,.l{stroke:var(--color-line)}.m{stroke-linecap:round}.x{stroke:var(--color-quiet)}.o{stroke:var(--color-quiet);stroke-linecap:round}.v{stroke-dasharray:7 5}.w{stroke-dasharray:11 7}.wh,.e,.dot{fill:var(--color-line);stroke:none}.k{stroke:var(--color-raised);opacity:.85}.q{fill:var(--color-raised);stroke:none}${SIZES.map(styleOf).join('')}`;

function styleOf({ name, media, cut, seen, thin, bold, tick }: Size): string {
  const others = SIZES.flatMap((size) => (size.name === name ? [] : [`.t${size.name}`]));
  return `@media ${media}{.c{stroke-width:${cut}}.s,.v,.d,.l{stroke-width:${seen}}.x{stroke-width:${thin}}.o{stroke-width:${round(thin * 2.4)}}.m{stroke-width:${round(bold * 0.8)}}.f{stroke-width:${bold}}.w{stroke-width:${round(seen * 1.3)}}.i{stroke-width:${tick}}.k{stroke-width:${round(seen * 4)}}${others.join()}{display:none}}`;
}

/** The line with its slanted ticks and, where it runs beside what it measures, the lines that lead there. */
function drawDimension(dimension: Dimension): string {
  const { from, to, at } = dimension;
  const [start, end] = endsOf(dimension);
  const [dx, dy] = direction(start, end);
  const reach = (point: Point, by: number): Point => [point[0] + dx * by, point[1] + dy * by];
  const isShort = Math.hypot(end[0] - start[0], end[1] - start[1]) < 40;
  const over = isShort ? 26 : BEYOND;
  const lines = [segment(reach(start, -over), reach(end, over))];
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
  const { x, y, anchor, width } = placeOf(dimension, size);
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const plate = `x="${round(left - 3)}" y="${round(y - size * 0.85)}" width="${round(width + 6)}" height="${round(size * 1.1)}"/>`;
  const tint = dimension.plate ? `<rect class="${dimension.plate}" ${plate}` : '';
  return `<g class="t${name}"><rect class="q" ${plate}${tint}<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="600" text-anchor="${anchor}" fill="var(--color-line)">${dimension.text}</text></g>`;
}

/** Where the text stands in one of the sizes; its width is estimated. */
export function placeOf(dimension: Dimension, size: number) {
  const [start, end] = endsOf(dimension);
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const width = dimension.text.length * size * 0.45;
  const [dx, dy] = direction(start, end);
  const far = Math.hypot(end[0] - start[0], end[1] - start[1]) / 2 + 32;
  switch (dimension.side) {
    case 'left':
      return { x: x - 10, y: y + size * 0.35, anchor: 'end', width } as const;
    case 'right':
      return { x: x + 10, y: y + size * 0.35, anchor: 'start', width } as const;
    case 'above':
      return { x, y: y - 8, anchor: 'middle', width } as const;
    case 'below':
      return { x, y: y + size * 0.85 + 7, anchor: 'middle', width } as const;
    default: {
      // In line with it, beyond one of its ends.
      const sign = dimension.side === 'before' ? -1 : 1;
      const [px, py] = [x + dx * far * sign, y + dy * far * sign];
      if (Math.abs(dx) > Math.abs(dy)) {
        return { x: px, y: py + size * 0.35, anchor: dx * sign > 0 ? 'start' : 'end', width } as const;
      }
      return { x: px, y: py + (dy * sign > 0 ? size * 0.8 : 0), anchor: 'middle', width } as const;
    }
  }
}

/** The leaders of the labels, and the numbers that phones show at their ends. */
function drawLeaders(detail: Detail): string {
  const points = Object.values(detail.parts);
  const leaders = points.map((part, index) => {
    const y = labelHeight(index, points.length);
    const d = `M${leaderOf(part, y, detail)
      .map((point) => point.join(' '))
      .join('L')}`;
    const numbers = SIZES.map(
      ({ name, text }) =>
        `<g class="t${name}"><text x="${SHEET.width + SHEET.margin / 2}" y="${round(y + text * 0.37)}" font-size="${text}" font-weight="600" text-anchor="middle" fill="var(--color-line)">${index + 1}</text></g>`,
    );
    return `<path class="k" d="${d}"/><path class="l" d="${d}"/>${numbers.join('')}`;
  });
  // Last, so that no other leader's halo bites into a dot.
  const dots = points.map(([x, y]) => `<circle class="e" cx="${x}" cy="${y}" r="5"/>`);
  return [...leaders, ...dots].join('');
}

/** From a part over a bend to the edge of the sheet, where its label stands, or its number. */
export function leaderOf(part: Point, y: number, { bend = SHEET.width - 46 }: Pick<Detail, 'bend'>): Point[] {
  return [part, [bend, y], [SHEET.width, y]];
}

/** The labels share the height of the sheet evenly, as the rows of a list beside it do. */
export function labelHeight(index: number, count: number): number {
  return round(((index + 0.5) / count) * SHEET.height);
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
