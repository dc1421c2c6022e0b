import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { kept } from '../../scripts/kept.mjs';
import type { Point } from '../drawings/path-data.ts';

/** Turns text in one weight of a font into outlines: an SVG that is rendered at build time has no web fonts. */
export type Lettering = {
  /** Outlines of a line of text as SVG, its baseline starting at x and y; size and spacing in pixels. */
  line(text: string, at: { x: number; y: number; size: number; spacing?: number }): string;
  /** The same along a path, given as the ends of short straight lines; `shift` is the distance below it. */
  along(
    path: Point[],
    text: string,
    at: { start: number; shift: number; size: number; spacing?: number },
  ): string;
  /** How wide the line would be, in pixels. */
  width(text: string, size: number, spacing?: number): number;
  /** Breaks a text into lines that are no wider than `width` pixels. */
  wrap(text: string, size: number, width: number): string[];
};

const LETTERS = `${Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('')}–—‘’“”…`;

/** Opens one weight of a variable WOFF2 font. Throws for anything else. */
export async function openTextOutliner(file: string, weight: number): Promise<Lettering> {
  // fontkit cannot vary a font that is packed as WOFF2.
  const how = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  const packed = await readFile(file);
  // HarfBuzz takes 66 MB for it.
  const fixed = await kept(`font ${weight} ${LETTERS}`, packed, () => subsetFont(packed, LETTERS, how));
  const font = create(fixed) as Font;

  function width(text: string, size: number, spacing = 0): number {
    const { glyphs, advanceWidth } = font.layout(text);
    return (advanceWidth / font.unitsPerEm) * size + spacing * glyphs.length;
  }

  function line(
    text: string,
    { x, y, size, spacing = 0 }: { x: number; y: number; size: number; spacing?: number },
  ): string {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let pen = 0;
    const outlines = glyphs.map((glyph, index) => {
      const place = pen;
      pen += (positions[index]?.xAdvance ?? 0) + spacing / scale;
      return `<path transform="translate(${place.toFixed(1)} 0)" d="${glyph.path.toSVG()}"/>`;
    });
    // Letters are drawn upwards, SVG counts downwards.
    return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
  }

  function along(
    path: Point[],
    text: string,
    { start, shift, size, spacing = 0 }: { start: number; shift: number; size: number; spacing?: number },
  ): string {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let pen = start;
    return glyphs
      .map((glyph, index) => {
        const advance = (positions[index]?.xAdvance ?? 0) * scale;
        // Each letter is centered on its point of the path and rotated around it.
        const { x, y, angle } = placeOn(path, pen + advance / 2);
        pen += advance + spacing;
        const turn = `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${angle.toFixed(2)})`;
        const place = `translate(${(-advance / 2).toFixed(2)} ${shift}) scale(${scale} ${-scale})`;
        return `<path transform="${turn} ${place}" d="${glyph.path.toSVG()}"/>`;
      })
      .join('');
  }

  function wrap(text: string, size: number, most: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && width(`${last} ${word}`, size) <= most)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  }

  return { line, along, width, wrap };
}

/** The point so far along a path, and the path's direction there in degrees. */
function placeOn(path: Point[], distance: number): { x: number; y: number; angle: number } {
  let left = distance;
  for (const [index, [x, y]] of path.entries()) {
    const [nextX, nextY] = path[index + 1] ?? [];
    if (nextX === undefined || nextY === undefined) break;
    const length = Math.hypot(nextX - x, nextY - y);
    if (left <= length) {
      const share = left / (length || 1);
      const angle = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
      return { x: x + (nextX - x) * share, y: y + (nextY - y) * share, angle };
    }
    left -= length;
  }
  throw new Error('a text is longer than the path that it follows');
}
