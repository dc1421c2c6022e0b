import * as words from '../../content/words/office-deliveries.ts';
import { fill } from '../../contract/fill.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import type { PageProps } from '../../office/pages.tsx';
import { leadName } from '../leads/lead-name.ts';
import { STATE_LABELS } from '../leads/lead-rows.ts';
import type { DeliveryAttempt, LeadWithDeliveries } from '../store/leads.ts';
import type { Delivery, DeliveryKind } from '../store/store.ts';
import { oneLine, visibleText } from '../visible-text.ts';
import { deliveryLabel, deliveryState } from './lead-facts.ts';
import { whenInWords } from './moments.ts';

/** What one lead may owe to somebody, and the office may send again. */
export const SENT_AGAIN: DeliveryKind[] = ['office-mail', 'customer-mail', 'webhook'];

/** What a lead has to send, in words. `attempts`: all of them, oldest first. */
export function emailsOf(
  lead: LeadWithDeliveries,
  attempts: DeliveryAttempt[],
  now: Date,
): Omit<PageProps<'emails'>, 'mayDelete' | 'status'> {
  const { reference, deliveries } = lead;
  const has = (...states: Delivery['state'][]) => deliveries.some(({ state }) => states.includes(state));
  return {
    reference,
    name: leadName(lead),
    owed: deliveries.map((delivery) => ({
      kind: delivery.kind,
      what: optionLabel(deliveryLabel(delivery)),
      state: deliveryState(delivery, now),
      attempts: attempts
        .filter(({ kind, round }) => kind === delivery.kind && round === delivery.round)
        .map((attempt) => told(attempt, now))
        .reverse(),
      canResend: SENT_AGAIN.includes(delivery.kind) && delivery.state !== 'held',
    })),
    canHold: has('pending', 'failed'),
    canRelease: has('held'),
  };
}

function told({ at, state, answer }: DeliveryAttempt, now: Date): string {
  const said = oneLine(visibleText(answer));
  const values = { time: whenInWords(at, now), state: STATE_LABELS[state], answer: said };
  return fill(said ? words.attemptAnswer : words.attempt, values);
}
