/**
 * Lines as spreadsheets read them (RFC 4180), with the mark that tells Excel that they are UTF-8. A cell that a
 * spreadsheet would run gets an apostrophe before it; `=HYPERLINK(…)` in a name must stay a name.
 */
export function asCsv(rows: string[][]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const safe = RUNS.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Also in the wide letters of Japanese keyboards, which some spreadsheets take for the same. */
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/;
