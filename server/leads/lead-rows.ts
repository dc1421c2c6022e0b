import { serviceLabel } from '../../contract/services.ts';
import { businessMinute } from '../business-time.ts';
import type { Lead } from '../store/leads.ts';
import type { Delivery, DeliveryState } from '../store/store.ts';
import { visibleText } from '../visible-text.ts';
import { phoneCell } from './phone.ts';
import { whyHeld } from './why-held.ts';

export const FORM_NAMES = { estimate: 'Estimate request', contact: 'Message' } as const;

/** What a state is called, the one that most needs a person first. */
export const STATE_WORDS: Record<DeliveryState, string> = {
  held: 'held',
  dead: 'given up',
  failed: 'failed, tried again',
  pending: 'waiting',
  sent: 'delivered',
};

/** `office-mail` as it is said. */
export function kindWords(kind: Delivery['kind']): string {
  return kind.replaceAll('-', ' ');
}

/** How everything that it owes stands, in a few words: "held", or "given up: customer mail". */
export function stateOf({ deliveries }: Lead): string {
  const states = (Object.keys(STATE_WORDS) as DeliveryState[]).filter((state) =>
    deliveries.some((delivery) => delivery.state === state),
  );
  if (states.length === 0) return 'nothing owed';
  if (states.length === 1 && states[0]) return STATE_WORDS[states[0]];
  return states
    .filter((state) => state !== 'sent')
    .map((state) => {
      const kinds = deliveries
        .filter((delivery) => delivery.state === state)
        .map(({ kind }) => kindWords(kind));
      return `${STATE_WORDS[state]}: ${kinds.join(', ')}`;
    })
    .join('; ');
}

export function fullName({ first_name, last_name }: Lead): string {
  return `${first_name} ${last_name}`.trim();
}

/** What was asked for, if the form asks that. */
export function serviceOf(lead: Lead): string {
  return lead.form === 'estimate' ? serviceLabel(lead.service) : '';
}

export function wordsOf(lead: Lead): string {
  return lead.form === 'estimate' ? lead.description : lead.message;
}

/** For a program: everything but what only the server needs. */
export function asJsonLead(lead: Lead) {
  const { id: _, visitor: __, deliveries, createdAt, ...rest } = lead;
  return {
    ...rest,
    receivedAt: createdAt,
    state: stateOf(lead),
    heldBecause: whyHeld(lead),
    deliveries: deliveries.map(({ id: _, createdAt: __, ...delivery }) => delivery),
  };
}

/** A column of a CSV. */
export type Column = { name: string; of(lead: Lead): string };

export const SHORT_COLUMNS: Column[] = [
  { name: 'received', of: ({ createdAt }) => businessMinute(createdAt) },
  { name: 'form', of: ({ form }) => form },
  { name: 'number', of: ({ number }) => `${number}` },
  { name: 'reference', of: ({ reference }) => reference },
  { name: 'first_name', of: ({ first_name }) => first_name },
  { name: 'last_name', of: ({ last_name }) => last_name },
  { name: 'phone', of: ({ phone }) => phoneCell(phone) },
  { name: 'email', of: ({ email }) => email },
  { name: 'service', of: serviceOf },
  { name: 'state', of: stateOf },
];

export const ALL_COLUMNS: Column[] = [
  ...SHORT_COLUMNS,
  { name: 'words', of: wordsOf },
  { name: 'held_because', of: (lead) => whyHeld(lead).join('; ') },
  { name: 'email_refused', of: ({ emailRefused }) => emailRefused ?? '' },
  { name: 'page', of: ({ page }) => page },
  { name: 'referrer', of: ({ referrer }) => referrer },
  { name: 'utm_source', of: ({ utm_source }) => utm_source },
  { name: 'utm_medium', of: ({ utm_medium }) => utm_medium },
  { name: 'utm_campaign', of: ({ utm_campaign }) => utm_campaign },
];

/** A line of headings and one for each. What is invisible is shown: JSON is for whoever wants the very characters. */
export function csvRows(leads: Lead[], columns: Column[]): string[][] {
  return [
    columns.map(({ name }) => name),
    ...leads.map((lead) => columns.map(({ of }) => visibleText(of(lead)))),
  ];
}
