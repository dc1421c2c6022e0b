import type { LeadWithDeliveries } from '../store/leads.ts';
import { csvLines } from './csv.ts';
import { type Column, csvRows, headings } from './lead-rows.ts';

/** A file for a spreadsheet, piece by piece: an export may not fit in memory. */
export async function* leadsAsCsv(
  pages: AsyncIterable<LeadWithDeliveries[]>,
  columns: Column[],
): AsyncGenerator<string> {
  yield csvLines([headings(columns)], true);
  for await (const leads of pages) yield csvLines(csvRows(leads, columns));
}
