import { csvLines } from '../../server/leads/csv.ts';
import { type Column, csvRows, headings, leadToJson } from '../../server/leads/lead-rows.ts';
import { eachPageOfLeads, type LeadWithDeliveries } from '../../server/store/leads.ts';
import type { Context } from '../command.ts';
import { jsonList } from '../json.ts';
import { filterOf } from './filter.ts';

/** What the filter of a command finds, a page at a time: an export may be larger than the memory. */
export function foundLeads(context: Context & { store: Parameters<typeof eachPageOfLeads>[0] }) {
  return eachPageOfLeads(context.store, filterOf(context));
}

type Pages = AsyncIterable<LeadWithDeliveries[]>;

/** The same pages, and how many leads they have held so far. */
export function counted(pages: Pages): { pages: Pages; count(): number } {
  let count = 0;
  async function* passing() {
    for await (const leads of pages) {
      count += leads.length;
      yield leads;
    }
  }
  return { pages: passing(), count: () => count };
}

/** For programs. */
export function leadsAsJson(pages: Pages): AsyncGenerator<string> {
  async function* values() {
    for await (const leads of pages) yield* leads.map(leadToJson);
  }
  return jsonList(values());
}

/** For spreadsheets. */
export async function* leadsAsCsv(pages: Pages, columns: Column[]): AsyncGenerator<string> {
  yield csvLines([headings(columns)], true);
  for await (const leads of pages) yield csvLines(csvRows(leads, columns));
}
