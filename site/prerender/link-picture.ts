import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '../../content/company.ts';
import { contentDir } from '../../scripts/folders.mjs';
import { colorInTheme } from '../drawings/color-in-theme.ts';
import { OG_IMAGE } from '../og-image.ts';
import { readTokens } from '../styles/read-tokens.ts';
import { houseParts } from '../ui/house/house-parts.ts';
import { type Lettering, openTextOutliner } from './text-outliner.ts';

const colorOf = readTokens();
const colored = colorInTheme();
/** The pictures are blueprints, whatever the reader's theme. */
const color = (meaning: string) => colorOf(meaning, 'dark');

const MARGIN = 64;
const FRAME = 20;
/** Where the drawing begins; the words stand left of it. */
const DRAWING = {
  left: 640,
  top: FRAME,
  right: OG_IMAGE.width - FRAME,
  bottom: OG_IMAGE.height - FRAME,
};

/** The part of the house that is shown when all of it is meant, in the drawing's own units. */
const WHOLE = { left: 180, width: 1040, middle: 475 };

type Words = {
  /** The page's title as it stands in search results. */
  title: string;
  /** The part of the house that the page is about; without it, the picture shows all of the house. */
  part?: string;
};

/** Makes the function that draws the picture which a shared link shows: a sheet of the drawing set. */
export async function createLinkPictures(): Promise<(words: Words) => Promise<Buffer>> {
  const [heading, remark, house, logo] = await Promise.all([
    openTextOutliner('node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2', 700),
    openTextOutliner('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 600),
    readColored('site/drawings/house.svg'),
    readColored(join(contentDir, 'drawings/logo.svg')),
  ]);

  return async ({ title, part }) => {
    const { width, height } = OG_IMAGE;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="${color('page')}"/>
      ${houseView(house, part)}
      <g fill="none" stroke="${color('line')}">
        <rect x="${FRAME}" y="${FRAME}" width="${width - 2 * FRAME}" height="${height - 2 * FRAME}" stroke-width="3"/>
        <path d="M${DRAWING.left} ${FRAME}V${height - FRAME}" stroke-width="1.5"/>
      </g>
      <g color="${color('text')}" transform="translate(${MARGIN} 60) scale(1.1)">${logo}</g>
      <g fill="${color('text')}">${heading.line(company.shortName, { x: MARGIN + 88, y: 108, size: 34 })}</g>
      <g fill="${color('text')}">${titleLines(heading, title)}</g>
      ${dimensionLine(remark, `${company.address.city}, ${company.address.state}   ${company.phone}`)}
    </svg>`;
    return sharp(Buffer.from(svg)).png({ palette: true, colors: 64, effort: 4 }).toBuffer();
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
function houseView(house: string, part: string | undefined): string {
  const { left, top, right, bottom } = DRAWING;
  const [width, height] = [right - left, bottom - top];
  const box = part === undefined ? undefined : houseParts[part]?.box;
  if (!box) {
    const whole = (WHOLE.width * height) / width;
    return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${WHOLE.left} ${WHOLE.middle - whole / 2} ${WHOLE.width} ${whole}">${house}</svg>`;
  }
  const [x, y, w, h] = box;
  const shown = 560;
  const tall = (shown * height) / width;
  const view = `${x + w / 2 - shown / 2} ${Math.min(y + h / 2 - tall / 2, 1000 - tall)} ${shown} ${tall}`;
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${view}"><g opacity="0.32">${house}</g><use href="#part-${part}"/></svg>`;
}

/** The inside of one of our drawings, its colors written out. */
async function readColored(file: string): Promise<string> {
  const svg = await readFile(file, 'utf8');
  return colored(svg.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, ''), 'dark');
}
