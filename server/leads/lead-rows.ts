import { businessMinute } from '../business-time.ts';
import type { LeadWithDeliveries } from '../store/leads.ts';
import type { Delivery, DeliveryState, Lead } from '../store/store.ts';
import { visibleText } from '../visible-text.ts';
import { leadPayload, TOLD_ANSWERS } from './payload.ts';
import { phoneCell } from './phone.ts';
import { whyHeld } from './why-held.ts';

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
export function stateOf({ deliveries }: LeadWithDeliveries): string {
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

/** For a program: what it is told of a lead, and how it stands. */
export function asJsonLead(lead: LeadWithDeliveries) {
  return {
    ...leadPayload(lead),
    received_at: lead.createdAt,
    state: stateOf(lead),
    held_because: whyHeld(lead),
    email_refused: lead.emailRefused,
    deliveries: lead.deliveries.map((delivery) => ({
      kind: delivery.kind,
      message_id: delivery.messageId,
      state: delivery.state,
      attempts: delivery.attempts,
      next_attempt_at: delivery.nextAttemptAt,
      last_answer: delivery.lastAnswer,
      updated_at: delivery.updatedAt,
    })),
  };
}

/** A column of a CSV: what a program is told, as a person reads it. */
export type Column = { name: string; of(lead: LeadWithDeliveries): string };

export const SHORT_COLUMNS: Column[] = [
  { name: 'received', of: ({ createdAt }) => businessMinute(createdAt) },
  ...told('form', 'number', 'reference', 'first_name', 'last_name'),
  { name: 'phone', of: ({ phone }) => phoneCell(phone) },
  ...told('email', 'service_label'),
  { name: 'state', of: stateOf },
];

const LONG_COLUMNS: Column[] = [
  ...SHORT_COLUMNS,
  ...told('description'),
  { name: 'held_because', of: (lead) => whyHeld(lead).join('; ') },
  { name: 'email_refused', of: ({ emailRefused }) => emailRefused ?? '' },
  ...told('page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign'),
];

/** With the answers that came to a form later: no column moves. */
export const ALL_COLUMNS: Column[] = [...LONG_COLUMNS, ...told(...answersBeside(LONG_COLUMNS))];

function answersBeside(columns: Column[]) {
  const names = TOLD_ANSWERS.map(({ column, label }) => label ?? column);
  return names.filter((name) => !columns.some((column) => column.name === name));
}

/** Columns that hold what programs are told under the same names. */
function told(...names: (keyof ReturnType<typeof leadPayload>)[]): Column[] {
  return names.map((name) => ({ name, of: (lead) => String(leadPayload(lead)[name] ?? '') }));
}

export function headings(columns: Column[]): string[] {
  return columns.map(({ name }) => name);
}

/** A line for each. What is invisible is shown: JSON is for whoever wants the very characters. */
export function csvRows(leads: LeadWithDeliveries[], columns: Column[]): string[][] {
  return leads.map((lead) => columns.map(({ of }) => visibleText(of(lead))));
}
