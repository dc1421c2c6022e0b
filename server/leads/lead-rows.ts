import { leadHistory as words } from '../../messages/en/lead-history.ts';
import { urgentWords } from '../../messages/en/mails/urgent.ts';
import { businessMinute } from '../formats/business-time.ts';
import { phoneCell } from '../formats/phone-numbers.ts';
import { markInvisible } from '../formats/visible-text.ts';
import type { LeadWithDeliveries } from '../store/leads.ts';
import type { Delivery, DeliveryState, Lead } from '../store/store.ts';
import { ANSWER_FIELDS, leadPayload } from './payload.ts';
import { holdReasons } from './reasons-in-words.ts';

/** The one that most needs a person comes first. */
export const STATE_LABELS: Record<DeliveryState, string> = {
  held: 'held',
  dead: 'given up',
  failed: 'failed, tried again',
  pending: 'waiting',
  sent: 'delivered',
  void: 'no longer needed',
};

const NEEDS_PERSON: DeliveryState[] = ['held', 'dead', 'failed'];

/** "office mail" for `office-mail`. */
export function kindLabel(kind: Delivery['kind']): string {
  return kind.replaceAll('-', ' ');
}

/** "office mail"; a further one of its kind has a number. */
export function deliveryLabel({ kind, round, recipient }: Delivery): string {
  const name = round > 1 ? `${kindLabel(kind)} ${round}` : kindLabel(kind);
  return recipient ? `${name} to ${recipient}` : name;
}

/** The states of a lead's deliveries in a few words: "held", or "given up: customer mail". What goes as planned is left out. */
export function stateOf({ deliveries: all, priority }: LeadWithDeliveries): string {
  const deliveries = all.filter(
    ({ kind, state }) => !kind.startsWith('escalation-') || NEEDS_PERSON.includes(state),
  );
  const states = (Object.keys(STATE_LABELS) as DeliveryState[]).filter((state) =>
    deliveries.some((delivery) => delivery.state === state),
  );
  if (states.length === 0) return 'nothing owed';
  const labels = { ...STATE_LABELS, ...(priority !== 'normal' && { held: urgentWords.held }) };
  if (states.length === 1 && states[0]) return labels[states[0]];
  return states
    .filter((state) => state !== 'sent')
    .map((state) => {
      const kinds = deliveries
        .filter((delivery) => delivery.state === state)
        .map(({ kind }) => kindLabel(kind));
      return `${labels[state]}: ${kinds.join(', ')}`;
    })
    .join('; ');
}

export function fullName({ first_name, last_name }: Pick<Lead, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}

/** How far the office is with it: "claimed, Dana". */
export function statusOf({ status, claimedByName }: LeadWithDeliveries): string {
  return [words.statuses[status], claimedByName].filter(Boolean).join(', ');
}

/** A lead for `--json`: the payload, how far the office is with it, and the state of its deliveries. */
export function leadToJson(lead: LeadWithDeliveries) {
  return {
    ...leadPayload(lead),
    received_at: lead.createdAt,
    state: stateOf(lead),
    held_because: holdReasons(lead),
    email_refused: lead.emailRefused,
    status: lead.status,
    claimed_by: lead.claimedByName,
    claimed_at: lead.claimedAt,
    contacted_at: lead.contactedAt,
    promise_missed_at: lead.promiseMissedAt,
    quoted_at: lead.quotedAt,
    quote_cents: lead.quoteCents,
    closed_at: lead.closedAt,
    lost_reason: lead.lostReason,
    remind_at: lead.remindAt,
    visit: lead.visit,
    version: lead.version,
    deliveries: lead.deliveries.map((delivery) => ({
      kind: delivery.kind,
      round: delivery.round,
      message_id: delivery.messageId,
      recipient: delivery.recipient,
      state: delivery.state,
      attempts: delivery.attempts,
      next_attempt_at: delivery.nextAttemptAt,
      last_answer: delivery.lastAnswer,
      updated_at: delivery.updatedAt,
    })),
  };
}

/** A column of the CSV. */
export type Column = { name: string; of(lead: LeadWithDeliveries): string };

const FIRST_COLUMNS: Column[] = [
  { name: 'received', of: ({ createdAt }) => businessMinute(createdAt) },
  ...payloadColumns('form', 'number', 'reference', 'first_name', 'last_name'),
  { name: 'phone', of: ({ phone }) => phoneCell(phone) },
  ...payloadColumns('email', 'service_label'),
  { name: 'state', of: stateOf },
];

/** New columns go at the end, so none moves. */
const PRIORITY_COLUMNS = payloadColumns('priority', 'priority_rules');

export const SHORT_COLUMNS: Column[] = [...FIRST_COLUMNS, ...PRIORITY_COLUMNS];

const LONG_COLUMNS: Column[] = [
  ...FIRST_COLUMNS,
  ...payloadColumns('description'),
  { name: 'held_because', of: (lead) => holdReasons(lead).join('; ') },
  { name: 'email_refused', of: ({ emailRefused }) => emailRefused ?? '' },
  ...payloadColumns('page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign'),
  { name: 'promised_by', of: ({ promisedBy }) => (promisedBy ? businessMinute(promisedBy) : '') },
];

const OFFICE_COLUMNS: Column[] = [
  { name: 'status', of: ({ status }) => words.statuses[status] },
  { name: 'claimed_by', of: ({ claimedByName }) => claimedByName ?? '' },
  timeColumn('claimed_at', ({ claimedAt }) => claimedAt),
  timeColumn('contacted_at', ({ contactedAt }) => contactedAt),
  timeColumn('quoted_at', ({ quotedAt }) => quotedAt),
  // A plain number, so a spreadsheet can add them up.
  { name: 'quote', of: ({ quoteCents }) => (quoteCents === null ? '' : (quoteCents / 100).toFixed(2)) },
  timeColumn('closed_at', ({ closedAt }) => closedAt),
  { name: 'lost_reason', of: ({ lostReason }) => lostReason ?? '' },
  timeColumn('remind_at', ({ remindAt }) => remindAt),
];

const KNOWN_COLUMNS = [...LONG_COLUMNS, ...OFFICE_COLUMNS];

/** Answers to new fields go at the end, so no column moves. */
export const ALL_COLUMNS: Column[] = [
  ...KNOWN_COLUMNS,
  ...payloadColumns(...otherAnswers(KNOWN_COLUMNS)),
  ...PRIORITY_COLUMNS,
  ...payloadColumns('ad', 'click_id'),
  timeColumn('visit', ({ visit }) => visit?.from ?? null),
];

/** By the office's clock; empty where there is none. */
function timeColumn(name: string, timeOf: (lead: LeadWithDeliveries) => Date | null): Column {
  return {
    name,
    of: (lead) => {
      const at = timeOf(lead);
      return at ? businessMinute(at) : '';
    },
  };
}

function otherAnswers(columns: Column[]) {
  const names = ANSWER_FIELDS.map(({ column, label }) => label ?? column);
  return names.filter((name) => !columns.some((column) => column.name === name));
}

/** Columns with the names and values of the payload; a list has spaces between. */
function payloadColumns(...names: (keyof ReturnType<typeof leadPayload>)[]): Column[] {
  return names.map((name) => ({ name, of: (lead) => [leadPayload(lead)[name] ?? ''].flat().join(' ') }));
}

export function headings(columns: Column[]): string[] {
  return columns.map(({ name }) => name);
}

/** One row per lead. Invisible characters are made visible; JSON has them unchanged. */
export function csvRows(leads: LeadWithDeliveries[], columns: Column[]): string[][] {
  return leads.map((lead) => columns.map(({ of }) => markInvisible(of(lead))));
}
