import type { LeadWithDeliveries } from '../store/leads.ts';
import { type Column, csvRows, headings } from './lead-rows.ts';

/**
 * CSV lines (RFC 4180); at the start of a file with the byte order mark by which Excel recognizes UTF-8. An apostrophe goes
 * before what a spreadsheet would run as a formula, like `=HYPERLINK(…)` in a name (CSV injection).
 *
 * Where a decimal comma is usual, spreadsheets split lines at semicolons, and pasted text is split at tabs. Our quotes do
 * not help there, because they follow commas and count only at the start of a cell. So a cell may begin after every
 * semicolon, tab and line end within a text, and what follows is escaped like the start of a cell.
 */
export function csvLines(rows: string[][], isStart = false): string {
  return `${isStart ? '\ufeff' : ''}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const safe = text.replace(RUNS_INSIDE, "$&'").replace(RUNS, "'$&");
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Including the full-width forms of Japanese keyboards, which some spreadsheets treat alike. */
const STARTS = String.raw`[=+\-@＝＋－＠]`;

const RUNS = new RegExp(`^(?:[\\t\\r\\n]|[\\s"]*${STARTS})`);
/** A spreadsheet may drop spaces and quotes at the start of a cell. */
const RUNS_INSIDE = new RegExp(`[;\\t\\r\\n][\\s"]*(?=${STARTS})`, 'g');

/** A file for a spreadsheet, piece by piece: an export may not fit in memory. */
export async function* leadsAsCsv(
  pages: AsyncIterable<LeadWithDeliveries[]>,
  columns: Column[],
): AsyncGenerator<string> {
  yield csvLines([headings(columns)], true);
  for await (const leads of pages) yield csvLines(csvRows(leads, columns));
}
