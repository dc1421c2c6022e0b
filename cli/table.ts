import stringWidth from 'string-width';
import { oneLine, visibleText } from '../server/visible-text.ts';

/** Rows under headings, as wide as what stands in them. The last column may be as long as it likes. */
export function asTable(rows: string[][], headings?: string[]): string {
  const lines = [...(headings ? [headings] : []), ...rows].map((row) =>
    row.map((cell) => oneLine(visibleText(cell))),
  );
  // Not Math.max of all of them: a list may be longer than a call takes arguments.
  const widths = lines[0]?.map((_, column) =>
    lines.reduce((widest, line) => Math.max(widest, stringWidth(line[column] ?? '')), 0),
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

/** Letters of Chinese, Japanese and Korean and most emoji take two places, marks on a letter and joiners none. */
function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}
