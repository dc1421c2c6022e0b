import { serviceOptions } from '../../contract/content/current.ts';
import { isDay } from '../../contract/days.ts';
import { leadHistory } from '../../messages/en/lead-history.ts';
import { startOfBusinessDay } from '../../server/formats/business-time.ts';
import type { LeadFilter } from '../../server/store/leads.ts';
import type { LeadStatus } from '../../server/store/store.ts';
import { fieldOf } from '../fields.ts';

/** The filters of the list of all; empty where nothing was chosen. */
export type Chosen = { status: string; service: string; urgent: string; since: string; before: string };

/** Chosen in place of a service. */
const MESSAGES = 'messages';

/** Reads the query of an address; an unknown choice counts as none. */
export function chosenIn(query: unknown): Chosen {
  const status = fieldOf(query, 'status');
  const service = fieldOf(query, 'service');
  return {
    status: Object.hasOwn(leadHistory.statuses, status) ? status : '',
    service: service === MESSAGES || serviceOptions.includes(service) ? service : '',
    urgent: fieldOf(query, 'urgent') ? 'yes' : '',
    since: dayIn(query, 'since'),
    before: dayIn(query, 'before'),
  };
}

export function filterOf({ status, service, urgent, since, before }: Chosen): LeadFilter {
  return {
    ...(status && { statuses: [status as LeadStatus] }),
    ...(service && (service === MESSAGES ? { form: 'contact' as const } : { service })),
    ...(urgent && { isUrgent: true }),
    ...(since && { since: startOfBusinessDay(since) }),
    ...(before && { before: startOfBusinessDay(before) }),
  };
}

/** The query that chooses the same, with its question mark; empty when nothing was chosen. */
export function asQuery(chosen: Partial<Chosen> & { after?: string }): string {
  const set = Object.entries(chosen).filter(([, value]) => value !== '' && value !== undefined);
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}

function dayIn(query: unknown, name: string): string {
  const typed = fieldOf(query, name);
  return isDay(typed) ? typed : '';
}
