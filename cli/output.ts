import stringWidth from 'string-width';
import { escapeInvisible, oneLine, visibleText } from '../server/formats/visible-text.ts';

/** Aligns rows, and headings if given, in columns. Every cell becomes one line. */
export function asTable(rows: string[][], headings?: string[]): string {
  const lines = [...(headings ? [headings] : []), ...rows].map((row) =>
    row.map((cell) => oneLine(visibleText(cell))),
  );
  // Not Math.max(...lines): a list may have more rows than a call can take arguments.
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

/** By display width: Chinese, Japanese, Korean and most emoji take two columns, combining marks none. */
function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}

/** Indented JSON. Invisible characters are escaped, which is safe on a terminal and parses to the same value. */
export function asJson(value: unknown): string {
  return `${escapeInvisible(JSON.stringify(value, null, 2))}\n`;
}

/** A JSON array of values, in chunks, so a long list needs little memory. */
export async function* jsonList(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const value of values) {
    const json = escapeInvisible(JSON.stringify(value, null, 2)).replaceAll(/^/gm, '  ');
    yield `${isEmpty ? '[' : ','}\n${json}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]\n' : '\n]\n';
}
