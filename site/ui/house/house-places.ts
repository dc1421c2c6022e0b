import type { Drawing } from '../../../contract/content/schema.ts';
import {
  COLUMNS,
  HOUSE_VIEW,
  type HousePart,
  houseParts,
  PHONE_VIEW,
  type PhonePart,
  partBoxes,
  phoneParts,
} from './house-parts.ts';

/** From this width on the large drawing is shown. */
const WIDE = '45rem';

/**
 * The style sheet that puts the labels into their places on both drawings, in units of these. Kept as a file, because the
 * security policy allows no style attributes; `house-places.test.ts` writes it again (`vitest -u`).
 */
export function housePlaces(): string {
  return `/* Written by house-places.test.ts from house-parts.ts. */
@layer components {
  @media (width >= ${WIDE}) {
${rules(houseParts, wideRule)}
  }

  @media (width < ${WIDE}) {
${rules(phoneParts, phoneRule)}
  }
}
`;
}

function rules<Part>(parts: Record<Drawing, Part>, rule: (part: Part, name: Drawing) => string[]): string {
  return (Object.entries(parts) as [Drawing, Part][])
    .map(
      ([name, part]) =>
        `    .places [data-part="${name}"] {\n${rule(part, name)
          .map((line) => `      ${line};\n`)
          .join('')}    }`,
    )
    .join('\n\n');
}

/** The label in its column, as wide as that, and the part relative to the label. */
function wideRule({ label: [side, y] }: HousePart, part: Drawing): string[] {
  const [left, top, width, height] = partBoxes[part];
  const [viewLeft, viewTop] = HOUSE_VIEW;
  const [x, end] = COLUMNS[side];
  return [
    `--x: ${x - viewLeft}`,
    `--y: ${y - COLUMNS.height / 2 - viewTop}`,
    `--width: ${end - x}`,
    `--direction: ${side === 'left' ? 'row-reverse' : 'row'}`,
    `--side: ${side === 'left' ? 'end' : 'start'}`,
    `--part-x: ${left - x}`,
    `--part-y: ${top - y}`,
    `--part-width: ${width}`,
    `--part-height: ${height}`,
  ];
}

function phoneRule({ label: [x, y, width, height], number, align = 'center' }: PhonePart): string[] {
  const [viewLeft, viewTop] = PHONE_VIEW;
  return [
    `--x: ${x - viewLeft}`,
    `--y: ${y - viewTop}`,
    `--width: ${width}`,
    `--height: ${height}`,
    `--direction: ${number === 'start' ? 'row' : 'row-reverse'}`,
    `--side: ${number}`,
    // At the lower end, name and number share a baseline.
    `--align: ${align === 'end' ? 'last baseline' : align}`,
  ];
}
