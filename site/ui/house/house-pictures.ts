import type { Pictures } from '../../drawings/drawing-plugin.ts';
import { boundsOf } from '../../drawings/path-data.ts';
import { endsOf, leaderOf, linesOf } from './house-leaders.ts';
import {
  clamp,
  DETAIL_SIZE,
  HOUSE_ALONE,
  HOUSE_VIEW,
  type HousePart,
  houseParts,
  MISSING_PART,
} from './house-parts.ts';

const PATH = /<path d="([^"]*)"[^>]*>\n?/g;

/** How faint the house is around the part that a detail is about. */
const FAINT = 0.45;

/** Half of the widest stroke, and a little. */
const STROKE = 5;

type Box = readonly [x: number, y: number, width: number, height: number];

/**
 * Cuts the house into the pictures that pages show: all of it; each part alone with its leader line, in its place on an
 * empty sheet; each part in its surroundings; and the house without one part, its dimensions apart.
 */
export function housePictures(svg: string): Pictures {
  const groups = groupsOf(svg);
  const boxes = new Map([...svg.matchAll(PATH)].map(([path, data = '']) => [path, boundsOf(data)]));
  const sheet = (content: string, view: Box = HOUSE_VIEW) => `${svgTag(view)}${content}</svg>`;
  const house = [...groups].flatMap(([id, group]) => (id === 'dimensions' ? [] : [group]));
  const missing = groups.get(`part-${MISSING_PART}`);
  const themed: Record<string, string> = {
    '': svg,
    [`without-${MISSING_PART}`]: sheet(house.filter((group) => group !== missing).join(''), HOUSE_ALONE),
    dimensions: sheet(groups.get('dimensions') ?? '', HOUSE_ALONE),
  };
  for (const [name, part] of Object.entries(houseParts)) {
    const group = groups.get(`part-${name}`);
    if (!group) throw new Error(`it has no group part-${name}`);
    themed[name] = sheet(group + drawLeader(part));
    const view = viewAround(part);
    const around = house.map((each) => crop(each, view, boxes)).join('');
    themed[`${name}-detail`] =
      `${svgTag(view)}<g opacity="${FAINT}">${around}</g>${crop(group, view, boxes)}</svg>`;
  }
  return { themed };
}

/** As house.module.css has those of all parts, which get faint with the house. */
function drawLeader(part: HousePart): string {
  const leaders = [leaderOf(part)];
  const stroke = 'stroke="var(--color-line)" stroke-linecap="round"';
  return `<path d="${linesOf(leaders)}" fill="none" ${stroke} stroke-width="2.25"/><path d="${endsOf(leaders)}" ${stroke} stroke-width="11"/>`;
}

/** The groups that the drawing consists of, by their ids. There is no group within them. */
function groupsOf(svg: string): Map<string, string> {
  const groups = svg.matchAll(/<g id="(structure|dimensions|part-[\w-]+)"[\s\S]*?<\/g>/g);
  return new Map([...groups].map(([group, id = '']) => [id, group]));
}

function svgTag(view: Box): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}">`;
}

/** Centered on the part, within the drawing. */
function viewAround({ box: [x, y, width, height] }: HousePart): Box {
  const [wide, high] = DETAIL_SIZE;
  const [sheetLeft, sheetTop, sheetWidth, sheetHeight] = HOUSE_ALONE;
  const left = clamp(x + width / 2 - wide / 2, sheetLeft, sheetLeft + sheetWidth - wide);
  const top = clamp(y + height / 2 - high / 2, sheetTop, sheetTop + sheetHeight - high);
  return [Math.round(left), Math.round(top), wide, high];
}

/** Leaves out what cannot be seen in a view: most of the house. */
function crop(group: string, view: Box, boxes: Map<string, Box>): string {
  return group.replace(PATH, (path) => {
    const box = boxes.get(path);
    return !box || meets(box, view) ? path : '';
  });
}

function meets([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean {
  return (
    x + width > left - STROKE &&
    x < left + wide + STROKE &&
    y + height > top - STROKE &&
    y < top + high + STROKE
  );
}
