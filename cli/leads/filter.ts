import { leadHistory as words } from '../../messages/en/lead-history.ts';
import { leadToJson } from '../../server/leads/lead-rows.ts';
import { eachPageOfLeads, type LeadFilter, type LeadWithDeliveries } from '../../server/store/leads.ts';
import type { DeliveryState, LeadStatus, Store } from '../../server/store/store.ts';
import { type Context, type Options, UsageError, type Values } from '../command.ts';
import { jsonList } from '../output.ts';
import { asTime } from '../time.ts';
import { userOf } from './change.ts';

/** The options that select requests and messages. */
export const FILTER_OPTIONS = {
  held: { type: 'boolean', about: 'only what is held until you release it' },
  urgent: { type: 'boolean', about: 'only what is marked urgent' },
  failed: { type: 'boolean', about: 'only what could not be delivered, for now or permanently' },
  since: {
    type: 'string',
    value: 'TIME',
    about: 'only what was received since a day (2026-11-01) or within a time (7d, 12h)',
  },
  form: { type: 'string', value: 'FORM', about: 'only one form: estimate or contact' },
  status: {
    type: 'string',
    value: 'STATUS',
    multiple: true,
    about: 'only new, claimed, quoted, won, lost or closed; may be repeated',
  },
  mine: {
    type: 'string',
    value: 'EMAIL',
    about: 'only what this user has claimed; open ones, unless --status names others',
  },
  waiting: { type: 'boolean', about: 'only what is unclaimed and not held' },
  due: { type: 'boolean', about: 'only what has a reminder that is due' },
} as const satisfies Options;

/** Claimed, and not closed. */
const OPEN: LeadStatus[] = ['claimed', 'quoted'];

async function filterOf({
  store,
  values,
  at,
}: Context & { store: Pick<Store, 'userByEmail'> }): Promise<LeadFilter> {
  const { held, urgent, failed, since, form, status, mine, waiting, due } = values;
  if (form !== undefined && form !== 'estimate' && form !== 'contact') {
    throw new UsageError(`"${form}" is not a form. Use estimate or contact.`);
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
  throw new UsageError(`"${unknown}" is not a status. Use new, claimed, quoted, won, lost or closed.`);
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
