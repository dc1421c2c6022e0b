import * as words from '../../content/words/lead-history.ts';
import { answerRows } from '../../contract/forms/answer-rows.ts';
import { businessMinute, readableTime } from '../../server/formats/business-time.ts';
import { visibleText } from '../../server/formats/visible-text.ts';
import { FORM_DEFINITIONS } from '../../server/forms.ts';
import { formatCents } from '../../server/leads/amount.ts';
import { whatOf, whoOf } from '../../server/leads/lead-history.ts';
import { leadName } from '../../server/leads/lead-name.ts';
import {
  deliveryLabel,
  kindLabel,
  leadToJson,
  STATE_LABELS,
  statusOf,
} from '../../server/leads/lead-rows.ts';
import { earlierLeads } from '../../server/leads/person-query.ts';
import { holdReasons, whyUrgent } from '../../server/leads/reasons-in-words.ts';
import { sourcesOf } from '../../server/leads/source.ts';
import { type LeadEvent, lastToSet } from '../../server/store/lead-events.ts';
import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import type { Delivery, DeliveryAttempt } from '../../server/store/store.ts';
import { asJson } from '../json.ts';
import { asTable } from '../table.ts';
import { asReference, type LeadsCommand, unknownReference } from './command.ts';
import { historyBlock, historyToJson } from './history.ts';

export const showCommand: LeadsCommand = {
  name: 'show',
  about: 'Shows one request or message: its words, its mails, every attempt to deliver them, and its history',
  args: ['REFERENCE'],
  options: { json: { type: 'boolean', about: 'for programs' } },
  async run({ store, args: [typed = ''], values, at, stdout, stderr }) {
    const reference = asReference(typed);
    const [lead] = await store.findLeads({ references: [reference] });
    if (!lead) {
      stderr(unknownReference(reference));
      return 1;
    }
    const attempts = await store.attemptsOf(reference);
    const events = await store.historyOf(reference);
    stdout(
      values.json
        ? asJson({ ...leadToJson(lead), attempts, history: historyToJson(events) })
        : print(lead, { attempts, events, earlier: await earlierLeads(store, lead), at }),
    );
    return 0;
  },
};

type Shown = {
  attempts: DeliveryAttempt[];
  events: LeadEvent[];
  earlier: LeadWithDeliveries[];
  at: Date;
};

function print(lead: LeadWithDeliveries, { attempts, events, earlier, at }: Shown): string {
  const because = holdReasons(lead);
  const answers = answerRows(FORM_DEFINITIONS[lead.form], lead, 'column');
  const facts: [string, string][] = [
    ['Received', readableTime(lead.createdAt)],
    ['Promised by', lead.promisedBy ? readableTime(lead.promisedBy) : ''],
    ['Promise', lead.promiseMissedAt ? 'missed' : ''],
    ...officeFacts(lead, events),
    ...answers.flatMap(({ field, ...row }): [string, string][] =>
      field.multiline ? [] : [[row.label, row.answer]],
    ),
    ['Priority', priorityOf(lead)],
    ['Signs of spam', because.join('; ')],
    ['Email refused', lead.emailRefused ?? ''],
    ['Page', lead.page],
    ['Came from', sourcesOf(lead)],
    ['Click', lead.click_id],
  ];
  return [
    `${leadName(lead)} · ${lead.reference}\n`,
    asTable(facts.filter(([, fact]) => fact !== '')),
    ...answers.flatMap(({ field, answer }) => (field.multiline ? [`${visibleText(answer)}\n`] : [])),
    lead.deliveries.length > 0
      ? asTable(lead.deliveries.map((delivery) => deliveryRow(delivery, at)))
      : 'It owes no mail.\n',
    ...(attempts.length > 0 ? [`Attempts\n${asTable(attempts.map(attemptRow))}`] : []),
    ...(earlier.length > 0
      ? [`Earlier, of the same phone or email\n${asTable(earlier.map(earlierRow))}`]
      : []),
    `History\n${historyBlock(lead, events)}`,
  ].join('\n');
}

/** How far the office is with it. */
function officeFacts(lead: LeadWithDeliveries, events: LeadEvent[]): [string, string][] {
  const { claimedAt, contactedAt, quoteCents, remindAt } = lead;
  const claim = claimedAt && lastToSet(events, 'claimed_at');
  const outcome = events.find(({ kind, undone }) => kind === 'outcome' && !undone);
  return [
    ['Status', words.statuses[lead.status]],
    ['Claimed by', claim ? `${whoOf(claim)}, ${readableTime(claimedAt)}` : ''],
    ['First contact', contactedAt ? readableTime(contactedAt) : ''],
    ['Last outcome', outcome ? whatOf(outcome) : ''],
    ['Quote', quoteCents === null ? '' : formatCents(quoteCents)],
    ['Lost because', lead.lostReason ?? ''],
    ['Reminder', remindAt ? readableTime(remindAt) : ''],
  ];
}

function earlierRow(lead: LeadWithDeliveries): string[] {
  return [businessMinute(lead.createdAt), lead.reference, leadName(lead), statusOf(lead)];
}

/** Includes an urgency that the office has since rejected. */
function priorityOf(lead: LeadWithDeliveries): string {
  const why = whyUrgent(lead);
  if (!why) return '';
  const { priority } = lead;
  return `${priority === 'normal' ? 'not urgent, although' : `${priority}, because`} ${why}`;
}

function deliveryRow(delivery: Delivery, now: Date): string[] {
  const { state, attempts, nextAttemptAt, lastAnswer } = delivery;
  const isPlanned = state === 'pending' && nextAttemptAt > now;
  const next =
    state === 'failed' || isPlanned
      ? `${isPlanned ? 'not before' : 'next'} ${readableTime(nextAttemptAt)}`
      : '';
  const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  return [
    deliveryLabel(delivery),
    isPlanned ? 'planned' : STATE_LABELS[state],
    tried,
    [next, lastAnswer].filter(Boolean).join('; '),
  ];
}

function attemptRow({ kind, at, state, answer }: DeliveryAttempt): string[] {
  return [readableTime(at), kindLabel(kind), STATE_LABELS[state], answer];
}
