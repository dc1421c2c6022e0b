import type { Pictures } from '../../drawings/drawing-plugin.ts';
import { drawDetail, drawWithout, partOf, readDrawing, sheet, viewAround } from './house-drawing.ts';
import { leaderOf, linesOf } from './house-leaders.ts';
import { MISSING_PART, PHONE_MISSING_VIEW } from './house-missing.ts';
import {
  DETAIL_SIZE,
  HOUSE_ALONE,
  HOUSE_VIEW,
  type HousePart,
  houseParts,
  PHONE_DETAIL_SIZE,
  PHONE_VIEW,
  type Point,
} from './house-parts.ts';

/** Stroke widths of the phone's house when a detail is enlarged to the width of the whole. */
const THINNER = 0.6;

/** What the detail of each part shows in the house for phones, the whole of its room or roof: its middle, and how wide. */
const PHONE_DETAILS: Record<string, [...middle: Point, width: number]> = {
  carpentry: [363, 170, 480],
  exterior: [100, 548, 380],
  tile: [362, 374, 400],
  'safety-and-mobility': [362, 374, 400],
  'front-doors': [118, 615, 520],
  'mechanical-repairs': [363, 803, 400],
  skylights: [363, 170, 480],
  drywall: [362, 374, 400],
  painting: [362, 374, 400],
  installation: [391, 585, 440],
  andersen: [420, 590, 440],
  maintenance: [400, 805, 440],
  decks: [643, 725, 440],
  flooring: [479, 830, 440],
  'power-washing': [626, 825, 440],
};

/** By part: what is in front of it, drawn faint like its surroundings. */
const BEFORE: Record<string, string> = { exterior: 'front-doors' };

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
  for (const [name, part] of Object.entries(houseParts)) {
    const [x, y, width, height] = part.box;
    const view = viewAround([x + width / 2, y + height / 2], DETAIL_SIZE, HOUSE_ALONE);
    themed[name] = sheet(partOf(drawing, name) + drawLeader(part), HOUSE_VIEW);
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
    const detail = drawDetail(drawing, name, view, BEFORE[name]);
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
