import { urgentWords } from '../../content/mails/urgent.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import { phoneHref, readablePhone } from '../../server/formats/phone-numbers.ts';
import { visibleText } from '../../server/formats/visible-text.ts';
import { leadName, shortName } from '../../server/leads/lead-name.ts';
import { fullName } from '../../server/leads/lead-rows.ts';
import { townOf } from '../../server/leads/town.ts';
import type { LeadEvent } from '../../server/store/lead-events.ts';
import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import { timeBetween, whenInWords } from '../moments.ts';
import type { PageProps } from '../pages.tsx';
import type { Claim } from './claim.ts';

type Shown = { nonce: string; now: Date; status: string | undefined };

/** What anybody with the link sees before they have pressed: not the number, and no more of the name than helps. */
export function claimPage({ lead, path, people }: Claim, { nonce, now, status }: Shown): PageProps<'claim'> {
  const { claimedAt, claimedBy, claimedByName, version } = lead;
  return {
    path,
    lead: shownLead(lead, shortName(lead), now),
    nonce,
    version,
    people: people.map(({ id, name }) => ({ id, name, hasIt: claimedAt !== null && id === claimedBy })),
    taken: claimedAt ? { name: claimedByName ?? undefined, since: whenInWords(claimedAt, now) } : undefined,
    status,
  };
}

/** What whoever calls needs. */
export function callingPage(
  { lead, path }: Claim,
  { nonce, now, status, last }: Shown & { last: LeadEvent | undefined },
): PageProps<'calling'> {
  const { reference, phone, email, version } = lead;
  return {
    path,
    lead: shownLead(lead, visibleText(fullName(lead)), now),
    nonce,
    version,
    phone: { typed: visibleText(readablePhone(phone)), href: phoneHref(phone) },
    email: visibleText(email),
    words: visibleText(lead.description),
    sheet: `/office/requests/${reference}`,
    undo: last && { version: last.version, outcome: last.after.outcome },
    status,
  };
}

function shownLead(lead: LeadWithDeliveries, name: string, now: Date): PageProps<'claim'>['lead'] {
  const { number, service, createdAt, priority, deliveries } = lead;
  return {
    title: leadName(lead),
    number,
    service: service ? optionLabel(service) : undefined,
    person: [name, townOf(lead)].filter(Boolean).join(', '),
    age: timeBetween(createdAt, now),
    mark: priority === 'normal' ? undefined : { level: priority, text: urgentWords[priority].subject },
    isHeld: deliveries.some(({ state }) => state === 'held'),
  };
}
