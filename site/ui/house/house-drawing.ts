import { boundsOf } from '../../drawings/path-data.ts';
import { type Box, clamp, type Point } from './house-parts.ts';

const PATH = /<path d="([^"]*)"[^>]*>\n?/g;

/** How faint the house is around the part that a detail is about. */
const FAINT = 0.45;

/** Half of the widest stroke, and a little. */
const STROKE = 5;

/** The pieces of a drawing, of which no group is within another. */
export type Drawing = {
  /** The groups that the house consists of, by their ids, in their order. */
  house: Map<string, string>;
  dimensions: string;
  /** The boxes around all paths. */
  boxes: Map<string, Box>;
};

/** Reads `house.svg` or `house-phone.svg`. */
export function readDrawing(svg: string): Drawing {
  const groups = svg.matchAll(/<g id="(structure|dimensions|part-[\w-]+)"[\s\S]*?<\/g>/g);
  const house = new Map([...groups].map(([group, id = '']) => [id, group]));
  const dimensions = house.get('dimensions') ?? '';
  house.delete('dimensions');
  const boxes = new Map([...svg.matchAll(PATH)].map(([path, data = '']) => [path, boundsOf(data)]));
  return { house, dimensions, boxes };
}

/** The group of a part. Throws where the drawing has none. */
export function partOf({ house }: Pick<Drawing, 'house'>, name: string): string {
  const group = house.get(`part-${name}`);
  if (!group) throw new Error(`it has no group part-${name}`);
  return group;
}

/** A part in its surroundings. They are faint, and so is anything in front of it. */
export function drawDetail({ house, boxes }: Drawing, name: string, view: Box, before?: string): string {
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
export function drawWithout(drawing: Drawing, name: string, view: Box): string {
  const missing = partOf(drawing, name);
  const rest = [...drawing.house.values()].filter((group) => group !== missing);
  return sheet(rest.map((group) => crop(group, view, drawing.boxes)).join(''), view);
}

/** A standalone SVG with a view of the drawing. */
export function sheet(content: string, view: Box): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}">${content}</svg>`;
}

/** Centered on a point, within the drawing. */
export function viewAround([x, y]: Point, [wide, high]: readonly [number, number], drawing: Box): Box {
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
