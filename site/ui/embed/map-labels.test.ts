import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../drawings/path-data.ts';
import { openTextOutliner } from '../../prerender/text-outliner.ts';

type Box = { what: string; left: number; top: number; right: number; bottom: number };

const lettering = await openTextOutliner(
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  600,
);
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The boxes around the map's words, its bar and its compass. */
function boxesOn(svg: string): Box[] {
  const words = [...svg.matchAll(/<text( x=[^>]*)>([^<]*)<\/text>/g)].map(([, tag = '', what = '']): Box => {
    const size = Number(attribute(tag, 'font-size'));
    const width = lettering.width(what, size, Number(attribute(tag, 'letter-spacing') || 0));
    const share = { start: 0, middle: 0.5, end: 1 }[attribute(tag, 'text-anchor')] ?? 0;
    const left = Number(attribute(tag, 'x')) - share * width;
    const base = Number(attribute(tag, 'y'));
    return { what, left, top: base - 0.72 * size, right: left + width, bottom: base + 0.2 * size };
  });
  const parts = ['scale', 'north', 'map-hudson'].map((id): Box => {
    const [, group = ''] =
      new RegExp(`<g id="${id}"[^>]*>([\\s\\S]*?)</g>`).exec(svg) ??
      new RegExp(`(<path id="${id}"[^>]*>)`).exec(svg) ??
      [];
    const bounds = [...group.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => boundsOf(data));
    const left = Math.min(...bounds.map(([x]) => x));
    const top = Math.min(...bounds.map(([, y]) => y));
    const right = Math.max(...bounds.map(([x, , wide]) => x + wide));
    // The river's name is beside its path.
    const beside = id === 'map-hudson' ? 16 : 0;
    return {
      what: id,
      left: left - beside,
      top,
      right,
      bottom: Math.max(...bounds.map(([, y, , high]) => y + high)),
    };
  });
  return [...words, ...parts];
}

/** What of each drawing is seen: on a wide page the map is cropped above and below. */
const maps = [
  { file: 'map', width: 900, top: 60, bottom: 540 },
  { file: 'map-phone', width: 720, top: 0, bottom: 860 },
];

describe.each(maps)('on $file.svg', ({ file, width, top, bottom }) => {
  const path = `content/drawings/${file}.svg`;
  const boxes = existsSync(path) ? boxesOn(readFileSync(path, 'utf8')) : [];

  test('no name, bar or compass lies on another', () => {
    const overlaps = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.what} and ${b.what}`),
    );
    expect(overlaps).toEqual([]);
    expect(boxes.length).toBeGreaterThan(15);
  });

  test('none is cut by the edge', () => {
    const cut = boxes.filter(
      (box) => box.left < 4 || box.right > width - 4 || box.top < top || box.bottom > bottom,
    );
    expect(cut.map(({ what }) => what)).toEqual([]);
  });
});
