import { fill } from '../../contract/fill.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import { leadHistory } from '../../messages/en/lead-history.ts';
import { officeMail } from '../../messages/en/mails/office.ts';
import { urgentWords } from '../../messages/en/mails/urgent.ts';
import { officeBoard as words } from '../../messages/en/office-board.ts';
import type { Calendar } from '../../server/calendar/calendar.ts';
import { readablePhone } from '../../server/formats/phone-numbers.ts';
import { oneLine, visibleText } from '../../server/formats/visible-text.ts';
import { leadName } from '../../server/leads/lead-name.ts';
import { fullName } from '../../server/leads/lead-rows.ts';
import { holdReasons, isHeld } from '../../server/leads/reasons-in-words.ts';
import { townOf } from '../../server/leads/town.ts';
import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import { promiseLine, waitInWords, waitSince, whenInWords } from '../moments.ts';
import type { LeadCard } from './lead-cards.tsx';

/** The length of the description on a card, in characters. */
const LONGEST = 160;

export type CardContext = { now: Date; calendar: Calendar | undefined };

/** A lead as the board shows it. In what a visitor has typed, invisible characters are made visible. */
export function leadCard(lead: LeadWithDeliveries, { now, calendar }: CardContext): LeadCard {
  const { reference, version, number, service, status, createdAt, remindAt } = lead;
  const held = isHeld(lead);
  return {
    reference,
    version,
    number,
    name: leadName(lead),
    title: service === null ? officeMail[lead.form].name : optionLabel(service),
    person: personOf(lead),
    phone: visibleText(readablePhone(lead.phone)),
    email: oneLine(visibleText(lead.email)),
    words: [oneLine(visibleText(lead.description), LONGEST) || words.noWords],
    wait: status === 'new' && !held ? waitInWords(waitSince(createdAt, now, calendar)) : undefined,
    came: whenInWords(createdAt, now),
    priority: lead.priority,
    mark: lead.priority === 'normal' ? undefined : urgentWords[lead.priority].subject,
    // To a held lead nothing was promised, or it waits for something else.
    promise: held ? undefined : promiseOf(lead, now),
    reminder: remindAt ? fill(words.remind, { when: whenInWords(remindAt, now) }) : undefined,
    claimedBy: claimedBy(lead),
    status: status === 'new' || status === 'claimed' ? undefined : leadHistory.statuses[status],
    heldBecause: held ? holdReasons(lead) : undefined,
    canClaim: status === 'new' && !held,
  };
}

function personOf(lead: LeadWithDeliveries): string {
  const name = visibleText(fullName(lead)) || words.noName;
  const town = townOf(lead);
  return town ? fill(words.from, { name, town }) : name;
}

/** Nothing after the first contact, or when it is over. */
function promiseOf({ promisedBy, contactedAt, closedAt }: LeadWithDeliveries, now: Date) {
  return promisedBy && !contactedAt && !closedAt ? promiseLine(promisedBy, now) : undefined;
}

function claimedBy({ claimedAt, claimedByName }: LeadWithDeliveries): LeadCard['claimedBy'] {
  if (!claimedAt) return undefined;
  const name = visibleText(claimedByName ?? words.somebody);
  return { name, initials: claimedByName ? initialsOf(name) : undefined };
}

/** "DR" for Dana Reyes. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined];
  return letters
    .map((one) => Array.from(one ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
