import { oneLine } from '../server/deliveries/outcome.ts';
import { visibleText } from '../server/visible-text.ts';

/** Rows under headings, as wide as what stands in them. The last column may be as long as it likes. */
export function asTable(rows: string[][], headings?: string[]): string {
  const lines = [...(headings ? [headings] : []), ...rows].map((row) =>
    row.map((cell) => oneLine(visibleText(cell))),
  );
  // Not Math.max of all of them: a list may be longer than a call takes arguments.
  const widths = lines[0]?.map((_, column) =>
    lines.reduce((widest, line) => Math.max(widest, widthOf(line[column] ?? '')), 0),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Letters of Chinese, Japanese and Korean take two places, marks on a letter and joiners none. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += /\p{Mn}|\p{Cf}/u.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1;
  return width;
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
