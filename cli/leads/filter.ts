import * as words from '../../content/words/lead-history.ts';
import { leadToJson } from '../../server/leads/lead-rows.ts';
import { eachPageOfLeads, type LeadFilter, type LeadWithDeliveries } from '../../server/store/leads.ts';
import type { DeliveryState, LeadStatus, Store } from '../../server/store/store.ts';
import { type Context, type Options, UsageError, type Values } from '../command.ts';
import { jsonList } from '../json.ts';
import { asTime } from '../time.ts';
import { userOf } from './change.ts';

/** The options that select requests and messages. */
export const FILTER_OPTIONS = {
  held: { type: 'boolean', about: 'only what waits for you to release it' },
  urgent: { type: 'boolean', about: 'only what looks urgent' },
  failed: { type: 'boolean', about: 'only what could not be delivered, for now or for good' },
  since: {
    type: 'string',
    value: 'TIME',
    about: 'only what came since a day (2026-11-01) or so long ago (7d, 12h)',
  },
  form: { type: 'string', value: 'FORM', about: 'only one form: estimate or contact' },
  status: {
    type: 'string',
    value: 'STATUS',
    multiple: true,
    about: 'only new, claimed, quoted, won, lost or closed; may be said several times',
  },
  mine: {
    type: 'string',
    value: 'EMAIL',
    about: 'only what this person has in hand, without what is over unless --status asks for it',
  },
  waiting: { type: 'boolean', about: 'only what nobody has claimed yet, without what is held' },
  due: { type: 'boolean', about: 'only what somebody wanted to be reminded of by now' },
} as const satisfies Options;

/** In hand, and not over. */
const OPEN: LeadStatus[] = ['claimed', 'quoted'];

async function filterOf({
  store,
  values,
  at,
}: Context & { store: Pick<Store, 'userByEmail'> }): Promise<LeadFilter> {
  const { held, urgent, failed, since, form, status, mine, waiting, due } = values;
  if (form !== undefined && form !== 'estimate' && form !== 'contact') {
    throw new UsageError(`"${form}" is no form. Say estimate or contact.`);
  }
  const states: DeliveryState[] = [
    ...(held ? (['held'] as const) : []),
    ...(failed ? (['failed', 'dead'] as const) : []),
  ];
  return {
    form,
    since: since === undefined ? undefined : asTime(String(since), at),
    states: states.length > 0 ? states : undefined,
    statuses: asStatuses(status) ?? (mine === undefined ? undefined : OPEN),
    claimedBy: mine === undefined ? undefined : (await userOf(store, String(mine))).id,
    waiting: waiting ? true : undefined,
    remindedBy: due ? at : undefined,
    isUrgent: urgent === true,
  };
}

function asStatuses(status: Values[string]): LeadStatus[] | undefined {
  if (!Array.isArray(status)) return undefined;
  const unknown = status.find((one) => !Object.hasOwn(words.statuses, String(one)));
  if (unknown === undefined) return status as LeadStatus[];
  throw new UsageError(`"${unknown}" is no status. Say new, claimed, quoted, won, lost or closed.`);
}

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
