import { type HousePart, houseParts, type PhonePart, phoneParts } from './house-parts.ts';

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

function rules<Part>(parts: Record<string, Part>, rule: (part: Part) => string[]): string {
  return Object.entries(parts)
    .map(
      ([name, part]) =>
        `    .places [data-part="${name}"] {\n${rule(part)
          .map((line) => `      ${line};\n`)
          .join('')}    }`,
    )
    .join('\n\n');
}

/** The callout, the part relative to it, and the side of the name: away from the part, so that it never covers that. */
function wideRule({ callout: [x, y], box: [left, top, width, height] }: HousePart): string[] {
  const distance = left + width / 2 - x;
  const name = Math.abs(distance) < 40 ? [0, 48, '-50%'] : distance > 0 ? [-34, 0, '-100%'] : [34, 0, '0%'];
  return [
    `--x: ${x}`,
    `--y: ${y}`,
    `--left: ${left - x}`,
    `--top: ${top - y}`,
    `--width: ${width}`,
    `--height: ${height}`,
    `--name-x: ${name[0]}`,
    `--name-y: ${name[1]}`,
    `--name-shift: ${name[2]}`,
  ];
}

function phoneRule({ label: [x, y, width, height], number }: PhonePart): string[] {
  const direction = { start: 'row', end: 'row-reverse', above: 'column' }[number];
  return [
    `--x: ${x}`,
    `--y: ${y}`,
    `--width: ${width}`,
    `--height: ${height}`,
    `--direction: ${direction}`,
    `--align: ${number === 'above' ? 'end' : 'center'}`,
    `--side: ${number === 'start' ? 'start' : 'end'}`,
  ];
}
