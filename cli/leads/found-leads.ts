import { leadToJson } from '../../server/leads/lead-rows.ts';
import { eachPageOfLeads, type LeadWithDeliveries } from '../../server/store/leads.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context } from '../command.ts';
import { jsonList } from '../json.ts';
import { filterOf } from './filter.ts';

/** The leads that match a command's filter, in pages: an export may not fit in memory. */
export async function* foundLeads(context: Context & { store: Pick<Store, 'findLeads' | 'userByEmail'> }) {
  yield* eachPageOfLeads(context.store, await filterOf(context));
}

type Pages = AsyncIterable<LeadWithDeliveries[]>;

/** Passes the pages through; `count` is the number of leads so far. */
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

export function leadsAsJson(pages: Pages): AsyncGenerator<string> {
  async function* values() {
    for await (const leads of pages) yield* leads.map(leadToJson);
  }
  return jsonList(values());
}
