import { answerRows } from '../../contract/forms/answer-rows.ts';
import { leadHistory as words } from '../../messages/en/lead-history.ts';
import { businessMinute, readableTime } from '../../server/formats/business-time.ts';
import { visibleText } from '../../server/formats/visible-text.ts';
import { formatCents } from '../../server/leads/amount.ts';
import { formDefinitions } from '../../server/leads/forms.ts';
import { historyLines, whatOf, whoOf } from '../../server/leads/lead-history.ts';
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
import { visitInWords } from '../../server/leads/visit.ts';
import { type LeadEvent, lastToSet } from '../../server/store/lead-events.ts';
import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import type { Delivery, DeliveryAttempt } from '../../server/store/store.ts';
import { JSON_OPTION } from '../command.ts';
import { asJson, asTable } from '../output.ts';
import { asReference, type LeadsCommand, type StoreContext, unknownReference } from './command.ts';

const showCommand: LeadsCommand = {
  name: 'show',
  about: 'Show one request or message: its answers, mails, delivery attempts and history',
  args: ['REFERENCE'],
  options: { json: JSON_OPTION },
  async run(context) {
    const { store, values, at, stdout } = context;
    const { lead, events } = await leadOf(context);
    const attempts = await store.attemptsOf(lead.reference);
    stdout(
      values.json
        ? asJson({ ...leadToJson(lead), attempts, history: historyToJson(events) })
        : print(lead, { attempts, events, earlier: await earlierLeads(store, lead), at }),
    );
  },
};

/** Throws a Failure for an unknown reference. */
async function leadOf({ store, args }: StoreContext) {
  const reference = asReference(args[0]);
  const [lead] = await store.findLeads({ references: [reference] });
  if (!lead) throw unknownReference(reference);
  return { lead, events: await store.historyOf(reference) };
}

type Shown = {
  attempts: DeliveryAttempt[];
  events: LeadEvent[];
  earlier: LeadWithDeliveries[];
  at: Date;
};

function print(lead: LeadWithDeliveries, { attempts, events, earlier, at }: Shown): string {
  const because = holdReasons(lead);
  const answers = answerRows(formDefinitions()[lead.form], lead, 'column');
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
      : 'No mails.\n',
    ...(attempts.length > 0 ? [`Attempts\n${asTable(attempts.map(attemptRow))}`] : []),
    ...(earlier.length > 0
      ? [`Earlier, with the same phone or email\n${asTable(earlier.map(earlierRow))}`]
      : []),
    `History\n${historyBlock(lead, events)}`,
  ].join('\n');
}

/** What the office has done with the lead. */
function officeFacts(lead: LeadWithDeliveries, events: LeadEvent[]): [string, string][] {
  const { claimedAt, contactedAt, quoteCents, remindAt, visit } = lead;
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
    ['Visit', visit ? visitInWords(visit) : ''],
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

const historyCommand: LeadsCommand = {
  name: 'history',
  about: 'Show who changed what, newest first',
  args: ['REFERENCE'],
  options: { json: JSON_OPTION },
  async run(context) {
    const { lead, events } = await leadOf(context);
    context.stdout(context.values.json ? asJson(historyToJson(events)) : historyBlock(lead, events));
  },
};

export const showCommands = [showCommand, historyCommand];

/** One line for each change, with a user's text in full below it. */
function historyBlock(lead: LeadWithDeliveries, events: LeadEvent[]): string {
  const lines = historyLines(lead, events);
  const cells = lines.map(({ version, at, who, what }) => [String(version), businessMinute(at), who, what]);
  const [headings, ...rows] = asTable(cells, HEADINGS).split('\n');
  const blocks = lines.map(({ text }, place) => `${rows[place]}\n${indented(text)}`);
  return `${headings}\n${blocks.join('')}`;
}

const HEADINGS = ['Rev', 'When', 'Who', 'What'];

function indented(text: string): string {
  if (text === '') return '';
  return visibleText(text).replaceAll(/^/gm, '     ').concat('\n');
}

function historyToJson(events: LeadEvent[]) {
  return events.map((event) => ({ ...event, who: whoOf(event) }));
}
