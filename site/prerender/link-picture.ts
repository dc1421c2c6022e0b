import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Drawing } from '../../contract/content/schema.ts';
import { kept } from '../../scripts/kept.mjs';
import { outlineText } from '../drawings/outline-text.ts';
import { boundsOf } from '../drawings/path-data.ts';
import type { Page } from '../page.ts';
import { OG_IMAGE } from '../site-url.ts';
import { colorInTheme, readTokens } from '../styles/read-tokens.ts';
import { groupsOf, middleOf, partBoxes } from '../ui/house/house-parts.ts';
import type { PageContent } from './page-content.ts';
import { type Lettering, openTextOutliner } from './text-outliner.ts';

const colorOf = readTokens();
const colored = colorInTheme();
/** The pictures are blueprints, whatever the reader's theme. */
const color = (meaning: string) => colorOf(meaning, 'dark');

const MARGIN = 64;
const FRAME = 20;
/** The area of the drawing, right of the text. */
const DRAWING = {
  left: 640,
  top: FRAME,
  right: OG_IMAGE.width - FRAME,
  bottom: OG_IMAGE.height - FRAME,
};

/** The part of the house that is shown when all of it is meant, in the drawing's own units. */
const WHOLE = { left: 180, width: 1040, middle: 475 };

/** The width of what is shown around one part, and what it leaves free at the sides of that, in the same units. */
const AROUND = { width: 560, margin: 20 };

/** Room around a dimension for its ticks and for a figure beside it. */
const ROOM = 30;

type Box = readonly [x: number, y: number, width: number, height: number];

/** Makes the function that draws the picture which a shared link shows: a sheet of the drawing set. */
export async function createLinkPictures(
  contentDir: string,
  { company, mark }: Pick<PageContent, 'company' | 'mark'>,
): Promise<(page: Page) => Promise<Buffer>> {
  const drawing = await readFile('site/drawings/house.svg', 'utf8');
  const dimensions = dimensionsOf(drawing);
  const [heading, remark, house, logo] = await Promise.all([
    openTextOutliner('node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2', 700),
    openTextOutliner('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 600),
    colorInside(drawing),
    mark ? readFile(join(contentDir, 'drawings/logo.svg'), 'utf8').then(colorInside) : '',
  ]);
  const { address, phone } = company;
  const city = [address?.city, address?.state].filter(Boolean).join(', ');
  const where = [city, phone].filter(Boolean).join('   ');

  return async ({ title: long, shareTitle: title = long, part }) => {
    const { width, height } = OG_IMAGE;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="${color('page')}"/>
      ${houseView(house, dimensions, part)}
      <g fill="none" stroke="${color('line')}">
        <rect x="${FRAME}" y="${FRAME}" width="${width - 2 * FRAME}" height="${height - 2 * FRAME}" stroke-width="3"/>
        <path d="M${DRAWING.left} ${FRAME}V${height - FRAME}" stroke-width="1.5"/>
      </g>
      ${logo && `<g color="${color('text')}" transform="translate(${MARGIN} 60) scale(1.1)">${logo}</g>`}
      <g fill="${color('text')}">${heading.line(company.shortName, { x: logo ? MARGIN + 88 : MARGIN, y: 108, size: 34 })}</g>
      <g fill="${color('text')}">${titleLines(heading, title)}</g>
      ${where && dimensionLine(remark, where)}
    </svg>`;
    const how = { palette: true, colors: 64, effort: 4 };
    return kept(`png ${JSON.stringify(how)}`, svg, () => sharp(Buffer.from(svg)).png(how).toBuffer());
  };
}

/** Three lines at most: a longer title is set smaller. */
function titleLines(heading: Lettering, title: string): string {
  const most = DRAWING.left - MARGIN - 40;
  const size = [76, 64, 54, 46].find((each) => {
    const lines = heading.wrap(title, each, most);
    return lines.length <= 3 && lines.every((line) => heading.width(line, each) <= most);
  });
  const lines = heading.wrap(title, size ?? 40, most);
  const lead = (size ?? 40) * 1.12;
  const top = 330 - ((lines.length - 1) * lead) / 2;
  return lines
    .map((text, index) => heading.line(text, { x: MARGIN, y: top + index * lead, size: size ?? 40 }))
    .join('');
}

function dimensionLine(remark: Lettering, text: string): string {
  const [left, right, y] = [MARGIN, DRAWING.left - 40, 540];
  const wide = remark.width(text, 21, 1.2);
  const start = (left + right - wide) / 2;
  return `<g fill="none" stroke="${color('line')}" stroke-width="1.5">
      <path d="M${left} ${y}H${start - 16}M${start + wide + 16} ${y}H${right}M${left} ${y - 12}v24M${right} ${y - 12}v24"/>
      <path d="M${left - 7} ${y + 7}l14 -14M${right - 7} ${y + 7}l14 -14" stroke-width="3"/>
    </g>
    <g fill="${color('line')}">${remark.line(text, { x: start, y: y + 7, size: 21, spacing: 1.2 })}</g>`;
}

/** The whole house, or the corner around one part with the rest of it faint. */
function houseView(house: string, dimensions: readonly Box[], part: Drawing | undefined): string {
  const { left, top, right, bottom } = DRAWING;
  const [width, height] = [right - left, bottom - top];
  if (!part) {
    const whole = (WHOLE.width * height) / width;
    return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${WHOLE.left} ${WHOLE.middle - whole / 2} ${WHOLE.width} ${whole}">${house}</svg>`;
  }
  const view = viewAround(part, (AROUND.width * height) / width, dimensions).join(' ');
  const lit = groupsOf(part).map((id) => `<use href="#${id}"/>`);
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${view}"><g opacity="0.32">${house}</g>${lit.join('')}</svg>`;
}

/** Centered on the part, or as near to that as no dimension is cut at a side. */
function viewAround(part: Drawing, tall: number, dimensions: readonly Box[]): Box {
  const [, , width] = partBoxes[part];
  const [x, y] = middleOf(part);
  const top = Math.min(y - tall / 2, 1000 - tall);
  const middle = x - AROUND.width / 2;
  const farthest = (AROUND.width - width) / 2 - AROUND.margin;
  const lefts = Array.from({ length: Math.max(1, 2 * Math.floor(farthest)) }, (_, index) =>
    index % 2 ? middle + (index + 1) / 2 : middle - index / 2,
  );
  const shown = dimensions.filter(([, itsTop, , high]) => itsTop < top + tall && itsTop + high > top);
  const left = lefts.find((each) => !shown.some((dimension) => isCut(dimension, each))) ?? middle;
  return [left, top, AROUND.width, tall];
}

function isCut([start, , width]: Box, left: number): boolean {
  const end = start + width;
  const right = left + AROUND.width;
  return (start < left && end > left) || (start < right && end > right);
}

/** Each with its figure; of one that is wider than what is shown, the figure alone. */
function dimensionsOf(house: string): Box[] {
  const [, group = ''] = /<g id="dimensions"[^>]*>([\s\S]*?)<\/g>/.exec(house) ?? [];
  return group.split('</text>').flatMap((piece): Box[] => {
    const lines = [...piece.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data).join('');
    if (!lines) return [];
    const [x, y, width, height] = boundsOf(lines);
    const figure = Number(/<text x="([^"]*)"/.exec(piece)?.[1]);
    const [start, end] = width < AROUND.width ? [x, x + width] : [figure - ROOM, figure + ROOM];
    return [[start - ROOM, y, end - start + 2 * ROOM, height]];
  });
}

/** The inside of one of our drawings: its colors written out, its texts as outlines. */
async function colorInside(svg: string): Promise<string> {
  return colored((await outlineText(svg)).replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, ''), 'dark');
}
