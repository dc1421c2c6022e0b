import { serviceOptions } from '../../content/service-options.ts';
import { statuses } from '../../content/words/lead-history.ts';
import { isDay } from '../../contract/days.ts';
import { ownValue } from '../../contract/own-value.ts';
import { startOfBusinessDay } from '../../server/formats/business-time.ts';
import type { LeadFilter } from '../../server/store/leads.ts';
import type { LeadStatus } from '../../server/store/store.ts';

/** What was chosen above the list of all: each is empty where nothing was. */
export type Chosen = { status: string; service: string; urgent: string; since: string; before: string };

/** In place of a service. */
const MESSAGES = 'messages';

/** Reads an address. What is none of the choices counts as nothing chosen. */
export function chosenIn(query: unknown): Chosen {
  const status = textIn(query, 'status');
  const service = textIn(query, 'service');
  return {
    status: Object.hasOwn(statuses, status) ? status : '',
    service: service === MESSAGES || serviceOptions.includes(service) ? service : '',
    urgent: textIn(query, 'urgent') ? 'yes' : '',
    since: dayIn(query, 'since'),
    before: dayIn(query, 'before'),
  };
}

/** The leads that were chosen. */
export function filterOf({ status, service, urgent, since, before }: Chosen): LeadFilter {
  return {
    ...(status && { statuses: [status as LeadStatus] }),
    ...(service && (service === MESSAGES ? { form: 'contact' as const } : { service })),
    ...(urgent && { isUrgent: true }),
    ...(since && { since: startOfBusinessDay(since) }),
    ...(before && { before: startOfBusinessDay(before) }),
  };
}

/** The part of an address that chooses the same, with a question mark in front; empty when nothing was chosen. */
export function asQuery(chosen: Partial<Chosen> & { after?: string }): string {
  const set = Object.entries(chosen).filter(([, value]) => value !== '' && value !== undefined);
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}

function dayIn(query: unknown, name: string): string {
  const typed = textIn(query, name);
  return isDay(typed) ? typed : '';
}

function textIn(query: unknown, name: string): string {
  const value = ownValue(query, name);
  return typeof value === 'string' ? value : '';
}
