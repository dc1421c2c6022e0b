/**
 * Lines as spreadsheets read them (RFC 4180), at the start with the mark that tells Excel that they are UTF-8. What a
 * spreadsheet would run gets an apostrophe before it; `=HYPERLINK(…)` in a name must stay a name.
 *
 * A spreadsheet of a country that writes 1,5 parts lines at semicolons, and what is pasted is parted at tabs. Quotes do not
 * help there: they count only at the start of a cell, and ours stand behind commas. So a cell may begin behind every
 * semicolon, tab and line end of a text, and what stands there is treated like what a cell of ours begins with.
 */
export function csvLines(rows: string[][], isStart = false): string {
  return `${isStart ? '\ufeff' : ''}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const safe = text.replace(RUNS_INSIDE, "$&'").replace(RUNS, "'$&");
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Also in the wide letters of Japanese keyboards, which some spreadsheets take for the same. */
const STARTS = String.raw`[=+\-@＝＋－＠]`;

const RUNS = new RegExp(`^(?:[\\t\\r\\n]|[\\s"]*${STARTS})`);
/** Blanks and quotes at the start of a cell may be dropped. */
const RUNS_INSIDE = new RegExp(`[;\\t\\r\\n][\\s"]*(?=${STARTS})`, 'g');
