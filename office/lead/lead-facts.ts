import { fill } from '../../contract/fill.ts';
import { answerRows } from '../../contract/forms/answer-rows.ts';
import { columnOf } from '../../contract/forms/form.ts';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { isFileAnswer } from '../../server/deliveries/mail/transport.ts';
import { oneLine, visibleText } from '../../server/formats/visible-text.ts';
import { formDefinitions } from '../../server/leads/forms.ts';
import { deliveryLabel, STATE_LABELS } from '../../server/leads/lead-rows.ts';
import { limitedReach } from '../../server/leads/reach.ts';
import { holdReasons, isHeld, whyUrgent } from '../../server/leads/reasons-in-words.ts';
import { sourcesOf } from '../../server/leads/source.ts';
import { HOLD_THRESHOLD } from '../../server/leads/spam-signals.ts';
import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import type { Delivery, DeliveryState, Lead } from '../../server/store/store.ts';
import { whenInWords } from '../moments.ts';
import type { Fact } from '../pages.tsx';

/** Answers with a place of their own on the page. */
const SHOWN_APART = ['first_name', 'last_name', 'phone', 'email', 'service', 'description'];

/** Everything else that is known of a lead. */
export function factsOf(lead: LeadWithDeliveries, now: Date): Fact[] {
  const { facts } = leadWords;
  const answers = answerRows(formDefinitions()[lead.form], lead, 'column').filter(
    ({ field }) => !SHOWN_APART.includes(columnOf(field)),
  );
  return [
    ...answers.map(({ label, answer }) => ({ label, value: answer })),
    { label: facts.received, value: whenInWords(lead.createdAt, now) },
    {
      label: facts.promised,
      value: lead.promisedBy && !isHeld(lead) ? whenInWords(lead.promisedBy, now) : '',
    },
    { label: facts.contacted, value: lead.contactedAt ? whenInWords(lead.contactedAt, now) : '' },
    { label: facts.lost, value: lead.lostReason ?? '' },
    { label: facts.priority, value: wasUrgent(lead) },
    { label: facts.emailRefused, value: lead.emailRefused ?? '' },
    { label: facts.reach, value: limitedReach(lead) === 'none' ? leadWords.unreachable : '' },
    { label: facts.page, value: lead.page },
    { label: facts.source, value: sourcesOf(lead) },
    { label: facts.spam, value: spamOf(lead) },
    { label: facts.captcha, value: leadWords.captcha[lead.captcha] },
  ]
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => ({ label, value: oneLine(visibleText(value)) }));
}

/** Its deliveries, and the state of each. */
export function mailsOf({ deliveries }: LeadWithDeliveries, now: Date): Fact[] {
  return deliveries.map((delivery) => ({
    label: deliveryLabel(delivery),
    value: deliveryState(delivery, now),
  }));
}

export function deliveryState({ state, nextAttemptAt, updatedAt, lastAnswer }: Delivery, now: Date): string {
  if (state === 'pending' && nextAttemptAt > now)
    return fill(leadWords.mailPlanned, { time: whenInWords(nextAttemptAt, now) });
  const isRetried = state === 'failed';
  const words = isRetried ? leadWords.mailNext : leadWords.mailState;
  const time = whenInWords(isRetried ? nextAttemptAt : updatedAt, now);
  const said = state === 'failed' || state === 'dead' ? lastAnswer : null;
  const text = fill(words, { state: stateInWords(state, lastAnswer), time });
  return oneLine(visibleText([text, said].filter(Boolean).join('; ')));
}

/** Without a mail server an email is written to a file, and never delivered. */
export function stateInWords(state: DeliveryState, answer: string | null): string {
  return state === 'sent' && isFileAnswer(answer ?? '') ? leadWords.mailInFile : STATE_LABELS[state];
}

function wasUrgent(lead: Lead): string {
  const reason = lead.priority === 'normal' && whyUrgent(lead);
  return reason ? fill(leadWords.wasUrgent, { reason }) : '';
}

function spamOf(lead: Lead): string {
  const reasons = holdReasons(lead).join('; ');
  const values = { score: lead.spamScore, limit: HOLD_THRESHOLD, reasons };
  return fill(reasons ? leadWords.spamScoreBecause : leadWords.spamScore, values);
}
