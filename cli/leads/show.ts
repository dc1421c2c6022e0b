import { answerRows } from '../../contract/forms/answer-rows.ts';
import { readableTime } from '../../server/business-time.ts';
import { FORM_DEFINITIONS } from '../../server/forms.ts';
import { holdReasons } from '../../server/leads/hold-reasons.ts';
import { leadName } from '../../server/leads/lead-name.ts';
import { kindLabel, leadToJson, STATE_LABELS } from '../../server/leads/lead-rows.ts';
import { whyUrgent } from '../../server/leads/urgency-in-words.ts';
import type { DeliveryAttempt, LeadWithDeliveries } from '../../server/store/leads.ts';
import type { Delivery } from '../../server/store/store.ts';
import { visibleText } from '../../server/visible-text.ts';
import { asJson } from '../json.ts';
import { asTable } from '../table.ts';
import type { LeadsCommand } from './command.ts';
import { asReference, unknownReference } from './reference.ts';

export const showCommand: LeadsCommand = {
  name: 'show',
  about: 'Shows one request or message: its words, its mails, and every attempt to deliver them',
  args: ['REFERENCE'],
  options: { json: { type: 'boolean', about: 'for programs' } },
  async run({ store, args: [typed = ''], values, stdout, stderr }) {
    const reference = asReference(typed);
    const [lead] = await store.findLeads({ references: [reference] });
    if (!lead) {
      stderr(unknownReference(reference));
      return 1;
    }
    const attempts = await store.attemptsOf(reference);
    stdout(values.json ? asJson({ ...leadToJson(lead), attempts }) : print(lead, attempts));
    return 0;
  },
};

function print(lead: LeadWithDeliveries, attempts: DeliveryAttempt[]): string {
  const because = holdReasons(lead);
  const answers = answerRows(FORM_DEFINITIONS[lead.form], lead, 'column');
  const facts: [string, string][] = [
    ['Received', readableTime(lead.createdAt)],
    ...answers.flatMap(({ field, ...row }): [string, string][] =>
      field.multiline ? [] : [[row.label, row.answer]],
    ),
    ['Priority', priorityOf(lead)],
    ['Signs of spam', because.join('; ')],
    ['E-mail refused', lead.emailRefused ?? ''],
    ['Page', lead.page],
    [
      'Came from',
      [lead.referrer, lead.utm_source, lead.utm_medium, lead.utm_campaign].filter(Boolean).join(', '),
    ],
  ];
  return [
    `${leadName(lead)} · ${lead.reference}\n`,
    asTable(facts.filter(([, fact]) => fact !== '')),
    ...answers.flatMap(({ field, answer }) => (field.multiline ? [`${visibleText(answer)}\n`] : [])),
    lead.deliveries.length > 0 ? asTable(lead.deliveries.map(deliveryRow)) : 'It owes no mail.\n',
    ...(attempts.length > 0 ? [`Attempts\n${asTable(attempts.map(attemptRow))}`] : []),
  ].join('\n');
}

/** Also what it was taken for before somebody said that it is not. */
function priorityOf(lead: LeadWithDeliveries): string {
  const why = whyUrgent(lead);
  if (!why) return '';
  const { priority } = lead;
  return `${priority === 'normal' ? 'not urgent, although' : `${priority}, because`} ${why}`;
}

function deliveryRow({ kind, state, attempts, nextAttemptAt, lastAnswer }: Delivery): string[] {
  const next = state === 'failed' ? `next ${readableTime(nextAttemptAt)}` : '';
  const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  return [kindLabel(kind), STATE_LABELS[state], tried, [next, lastAnswer].filter(Boolean).join('; ')];
}

function attemptRow({ kind, at, state, answer }: DeliveryAttempt): string[] {
  return [readableTime(at), kindLabel(kind), STATE_LABELS[state], answer];
}
