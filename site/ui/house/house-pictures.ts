import type { Drawing as Part } from '../../../contract/content/schema.ts';
import type { Pictures } from '../../drawings/draw-files.ts';
import { boundsOf } from '../../drawings/path-data.ts';
import {
  type Box,
  clamp,
  DETAIL_SIZE,
  groupsOf,
  HOUSE_ALONE,
  HOUSE_VIEW,
  type HousePart,
  houseParts,
  leaderOf,
  linesOf,
  MISSING_PART,
  middleOf,
  PHONE_DETAIL_SIZE,
  PHONE_MISSING_VIEW,
  PHONE_VIEW,
  type Point,
} from './house-parts.ts';

/** Stroke widths of the phone's house when a detail is enlarged to the width of the whole. */
const THINNER = 0.6;

/** What the detail of each part shows in the house for phones, the whole of its room or roof: its middle, and how wide. */
const PHONE_DETAILS: Record<string, [...middle: Point, width: number]> = {
  carpentry: [363, 157, 540],
  roofing: [363, 157, 540],
  exterior: [110, 590, 440],
  gutters: [105, 540, 290],
  tile: [362, 374, 400],
  'safety-and-mobility': [362, 374, 400],
  'front-doors': [118, 615, 520],
  'mechanical-repairs': [363, 803, 400],
  skylights: [363, 157, 540],
  drywall: [362, 374, 400],
  painting: [362, 374, 400],
  installation: [391, 585, 440],
  andersen: [420, 590, 440],
  maintenance: [400, 805, 440],
  decks: [643, 725, 440],
  flooring: [470, 850, 400],
  'power-washing': [626, 825, 440],
};

/** By part: what is in front of it, drawn faint like its surroundings. */
const BEFORE: Record<string, string> = { exterior: 'front-doors', gutters: 'front-doors' };

/** By part: what the edge of its detail would cut through, and so is left out. */
const APART: Record<string, string> = { decks: 'power-washing' };

/**
 * Cuts the house into the pictures that pages show: all of it; each part alone with its leader line, in its place on an
 * empty sheet; each part in its surroundings; and the house without one part, its dimensions apart.
 */
export function housePictures(svg: string): Pictures {
  const drawing = readDrawing(svg);
  const themed: Record<string, string> = {
    '': svg,
    [`without-${MISSING_PART}`]: drawWithout(drawing, MISSING_PART, HOUSE_ALONE),
    dimensions: sheet(drawing.dimensions, HOUSE_ALONE),
  };
  for (const name of Object.keys(houseParts) as Part[]) {
    const view = viewAround(middleOf(name), DETAIL_SIZE, HOUSE_ALONE);
    themed[name] = sheet(partOf(drawing, name) + drawLeader(houseParts[name]), HOUSE_VIEW);
    themed[`${name}-detail`] = drawDetail(drawing, name, view);
  }
  return { themed };
}

/** The same of the house for phones, which shows no part alone: there is nothing to point with. */
export function phonePictures(svg: string): Pictures {
  const thin = svg.replace(
    /stroke-width="([\d.]+)"/g,
    (_, width) => `stroke-width="${round(width * THINNER)}"`,
  );
  const drawing = readDrawing(thin);
  const themed: Record<string, string> = {
    '': svg,
    [`without-${MISSING_PART}`]: drawWithout(drawing, MISSING_PART, PHONE_MISSING_VIEW),
  };
  const [wide, high] = PHONE_DETAIL_SIZE;
  for (const [name, [x, y, width]] of Object.entries(PHONE_DETAILS)) {
    const view = viewAround([x, y], [width, (width * high) / wide], PHONE_VIEW);
    const house = new Map(drawing.house);
    house.delete(`part-${APART[name]}`);
    const detail = drawDetail({ ...drawing, house }, name, view, BEFORE[name]);
    // Of one size for the page, whatever they show.
    themed[`${name}-detail`] = sheet(detail, [0, 0, wide, high]);
  }
  return { themed };
}

/** As house.module.css has those of all parts, which get faint with the house. */
function drawLeader(part: HousePart): string {
  const draw = (color: string, more: string) =>
    `<path d="${linesOf([leaderOf(part)])}" fill="none" stroke="var(--color-${color})" stroke-linecap="round" ${more}/>`;
  return (
    draw('page', 'stroke-width="18" stroke-dasharray="0 9999"') +
    draw('line', 'stroke-width="2.5"') +
    draw('line', 'stroke-width="12" stroke-dasharray="0 9999"')
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const PATH = /<path d="([^"]*)"[^>]*>\n?/g;

/** How faint the house is around the part that a detail is about. */
const FAINT = 0.45;

/** Half of the widest stroke, and a little. */
const STROKE = 5;

/** The pieces of a drawing, of which no group is within another. */
type Drawing = {
  /** The groups that the house consists of, by their ids, in their order. */
  house: Map<string, string>;
  dimensions: string;
  /** The boxes around all paths. */
  boxes: Map<string, Box>;
};

/** Reads `house.svg` or `house-phone.svg`. */
function readDrawing(svg: string): Drawing {
  const groups = svg.matchAll(/<g id="(structure|dimensions|part-[\w-]+)"[\s\S]*?<\/g>/g);
  const house = new Map([...groups].map(([group, id = '']) => [id, group]));
  const dimensions = house.get('dimensions') ?? '';
  house.delete('dimensions');
  const boxes = new Map([...svg.matchAll(PATH)].map(([path, data = '']) => [path, boundsOf(data)]));
  return { house, dimensions, boxes };
}

/** The groups of a part. Throws where the drawing has not all of them. */
function partOf({ house }: Pick<Drawing, 'house'>, name: string): string {
  const groups = groupsOf(name).map((id) => {
    const group = house.get(id);
    if (!group) throw new Error(`it has no group ${id}`);
    return group;
  });
  return groups.join('');
}

/** A part in its surroundings. They are faint, and so is anything in front of it. */
function drawDetail({ house, boxes }: Drawing, name: string, view: Box, before?: string): string {
  const shown = (group: string) => crop(group, view, boxes);
  const around = faint([...house.values()].map(shown).join(''));
  const front = before ? shown(partOf({ house }, before)) : '';
  return sheet(around + shown(partOf({ house }, name)) + (front && blank(front) + faint(front)), view);
}

/** A lamp in its own color would be olive over the blueprint's blue. */
function faint(groups: string): string {
  return `<g opacity="${FAINT}">${groups.replaceAll('--color-glow', '--color-beam')}</g>`;
}

/** The paper itself in the shape of a group: what lies behind does not shine through when that is faint. */
function blank(group: string): string {
  return group.replace(/(fill|stroke)="var\([^)]*\)"/g, '$1="var(--color-page)"');
}

/** The house without a part. */
function drawWithout(drawing: Drawing, name: string, view: Box): string {
  const missing = partOf(drawing, name);
  const rest = [...drawing.house.values()].filter((group) => group !== missing);
  return sheet(rest.map((group) => crop(group, view, drawing.boxes)).join(''), view);
}

/** A standalone SVG with a view of the drawing. */
function sheet(content: string, view: Box): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}">${content}</svg>`;
}

/** Centered on a point, within the drawing. */
function viewAround([x, y]: Point, [wide, high]: readonly [number, number], drawing: Box): Box {
  const [left, top, width, height] = drawing;
  return [
    Math.round(clamp(x - wide / 2, left, left + width - wide)),
    Math.round(clamp(y - high / 2, top, top + height - high)),
    wide,
    high,
  ];
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
