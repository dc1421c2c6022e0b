import { fill } from '../../contract/fill.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import { officeDeliveries as words } from '../../messages/en/office-deliveries.ts';
import { oneLine, visibleText } from '../../server/formats/visible-text.ts';
import { leadName } from '../../server/leads/lead-name.ts';
import { deliveryLabel } from '../../server/leads/lead-rows.ts';
import { isHeld } from '../../server/leads/reasons-in-words.ts';
import type { DeliveryAttempt } from '../../server/store/deliveries.ts';
import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import type { Delivery, DeliveryKind, Store } from '../../server/store/store.ts';
import type { User } from '../../server/store/users.ts';
import { whenInWords } from '../moments.ts';
import type { PageProps } from '../pages.tsx';
import { deliveryState, stateInWords } from './lead-facts.ts';

/** The messages after holding, releasing and sending again, by the word in the address. */
export const deliveryNews = (): Record<string, string> => ({
  'now-held': words.nowHeld,
  'nothing-waits': words.nothingWaits,
  released: words.released,
  'released-quietly': words.releasedQuietly,
  'not-held': words.notHeld,
  queued: words.queued,
  'in-hand': words.inHand,
  held: words.held,
  impossible: words.impossible,
  'not-owed': words.notOwed,
});

/** What the office can send again. */
export const RESENDABLE: DeliveryKind[] = ['office-mail', 'customer-mail', 'webhook'];

/** The page of a lead's deliveries. `attempts`: all of them, oldest first. */
export function emailsView(
  lead: LeadWithDeliveries,
  attempts: DeliveryAttempt[],
  now: Date,
): Omit<PageProps<'emails'>, 'mayDelete' | 'status'> {
  const { reference, deliveries } = lead;
  return {
    reference,
    name: leadName(lead),
    owed: deliveries.map((delivery) => ({
      kind: delivery.kind,
      what: optionLabel(deliveryLabel(delivery)),
      state: deliveryState(delivery, now),
      attempts: attempts
        .filter(({ kind, round }) => kind === delivery.kind && round === delivery.round)
        .map((attempt) => attemptInWords(attempt, now))
        .reverse(),
      canResend: canResend(delivery),
    })),
    canHold: canHold(lead),
    canRelease: isHeld(lead),
  };
}

/** The text of the link to that page: what this user can do there. */
export function emailsLink(lead: LeadWithDeliveries, { role }: Pick<User, 'role'>): string {
  const verbs = [
    ...(lead.deliveries.some(canResend) ? [words.canResend] : []),
    ...(canHold(lead) ? [words.canHold] : []),
    ...(isHeld(lead) ? [words.canRelease] : []),
    ...(role === 'owner' ? [words.canForget] : []),
  ];
  return verbs.length > 0 ? optionLabel(EITHER.format(verbs)) : words.everyAttempt;
}

const EITHER = new Intl.ListFormat('en-US', { type: 'disjunction' });

function canResend({ kind, state }: Delivery): boolean {
  return RESENDABLE.includes(kind) && state !== 'held';
}

function canHold({ deliveries }: LeadWithDeliveries): boolean {
  return deliveries.some(({ state }) => state === 'pending' || state === 'failed');
}

function attemptInWords({ at, state, answer }: DeliveryAttempt, now: Date): string {
  const said = oneLine(visibleText(answer));
  const values = { time: whenInWords(at, now), state: stateInWords(state, answer), answer: said };
  return fill(said ? words.attemptAnswer : words.attempt, values);
}

type LeadEntry = Omit<Parameters<Store['addToAudit']>[0], 'detail'>;

/** Writes to the audit trail what was done with a lead. */
export async function addLeadToAudit(
  store: Pick<Store, 'findLeads' | 'addToAudit'>,
  reference: string,
  entry: LeadEntry,
) {
  const [lead] = await store.findLeads({ references: [reference] });
  if (lead) await store.addToAudit({ ...entry, detail: leadName(lead) });
}
