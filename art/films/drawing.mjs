/** The blueprint's ink: colours, weights, lettering, leader and dimension lines, as SVG text. */

/** @typedef {import('./geometry.mjs').Place} Place */

/** The picture's size. Posters are the same drawing, enlarged. */
export const SIZE = { width: 1080, height: 720 };

export const INK = {
  page: '#0f2c56',
  wash: '#0c2850',
  raised: '#173b6d',
  shade: '#1c4479',
  wood: '#24508c',
  bright: '#2d63b3',
  quiet: '#b9c8e4',
  soft: '#7299e2',
  line: '#9dbcff',
  glow: '#ffdc8c',
  white: '#f2f5fa',
};

export const WEIGHT = { cut: 4, outline: 2, edge: 1.3, detail: 0.9, hair: 0.7 };

const LETTERS = 32;
const LINE_HEIGHT = 38;

/** @type {(value: number) => string} */
const short = (value) => String(Math.round(value * 100) / 100);

/** @type {(places: Place[]) => string} */
export const through = (places) => `M${places.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

/** @typedef {{ fill?: string, stroke?: string, width?: number, dash?: string, opacity?: number }} Look */

/** A path from its text. @type {(data: string, look?: Look) => string} */
export const path = (data, { fill = 'none', stroke = INK.white, width = WEIGHT.edge, dash, opacity } = {}) =>
  `<path d="${data}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"${
    dash ? ` stroke-dasharray="${dash}"` : ''
  }${opacity === undefined ? '' : ` opacity="${short(opacity)}"`}/>`;

/** @type {(places: Place[], look?: Look) => string} */
export const line = (places, look) => path(through(places), look);

/** @type {(places: Place[], look?: Look) => string} */
export const polygon = (places, look) => path(`${through(places)}Z`, look);

/** @type {(at: Place, radius: number, look?: Look) => string} */
export const circle = ([x, y], radius, look) =>
  path(
    `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
    look,
  );

/** Drawn with one common opacity; nothing if that is none. @type {(opacity: number, parts: string[]) => string} */
export function faded(opacity, parts) {
  if (opacity <= 0) return '';
  return opacity >= 1 ? parts.join('') : `<g opacity="${short(opacity)}">${parts.join('')}</g>`;
}

/** A remark of one or more lines, beginning at the first line's baseline. The page shows through nothing of it.
 * @type {(lines: string[], at: Place, options?: { anchor?: 'start' | 'middle' | 'end', colour?: string }) => string} */
export const remark = (lines, [x, y], { anchor = 'start', colour = INK.line } = {}) =>
  lines
    .map(
      (words, index) =>
        `<text x="${short(x)}" y="${short(y + index * LINE_HEIGHT)}" text-anchor="${anchor}" font-family="Figtree" font-weight="600" font-size="${LETTERS}" letter-spacing="0.04em" fill="${colour}" stroke="${INK.page}" stroke-width="8" paint-order="stroke">${words}</text>`,
    )
    .join('');

/** A title. @type {(words: string, at: Place, size: number) => string} */
export const title = (words, [x, y], size) =>
  `<text x="${short(x)}" y="${short(y)}" font-family="Besley" font-weight="700" font-size="${size}" letter-spacing="-0.015em" fill="${INK.white}">${words}</text>`;

/** A leader from a remark to a part: a line and a dot. @type {(places: Place[]) => string} */
export const leader = (places) =>
  line(places, { stroke: INK.page, width: 5 }) +
  line(places, { stroke: INK.line, width: 1.8 }) +
  circle(places.at(-1) ?? places[0], 4.5, { fill: INK.line, stroke: INK.page, width: 1.5 });

/** A dimension line with a tick at each end, and its figure over it, parallel to it. Give the left end first.
 * @type {(from: Place, to: Place, figure: string) => string} */
export function dimension(from, to, figure) {
  const tick = 8;
  /** @type {(at: Place) => string} */
  const slash = ([x, y]) =>
    through([
      [x - tick, y + tick],
      [x + tick, y - tick],
    ]);
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    path(through([from, to]), { stroke: INK.line, width: 1.8 }) +
    path(slash(from) + slash(to), { stroke: INK.line, width: 2.4 }) +
    `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${remark([figure], [x, y - 12], { anchor: 'middle' })}</g>`
  );
}

/** The whole picture. @type {(parts: string[]) => string} */
export const sheet = (parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" stroke-linejoin="round" stroke-linecap="round"><rect width="${SIZE.width}" height="${SIZE.height}" fill="${INK.page}"/>${parts.join('')}</svg>`;
