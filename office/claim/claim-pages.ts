import { optionLabel } from '../../contract/forms/form.ts';
import { urgentWords } from '../../messages/en/mails/urgent.ts';
import { phoneHref, readablePhone } from '../../server/formats/phone-numbers.ts';
import { visibleText } from '../../server/formats/visible-text.ts';
import { leadName, shortName } from '../../server/leads/lead-name.ts';
import { fullName } from '../../server/leads/lead-rows.ts';
import { townOf } from '../../server/leads/town.ts';
import type { LeadEvent } from '../../server/store/lead-events.ts';
import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import type { User } from '../../server/store/users.ts';
import { leadPath } from '../lead/lead-page.ts';
import { timeBetween, whenInWords } from '../moments.ts';
import type { PageProps } from '../pages.tsx';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only on the routes of claim links. */
    claim: Claim;
  }
}

/** What a valid link leads to. */
export type Claim = {
  lead: LeadWithDeliveries;
  /** The address of the page, as it was requested. */
  path: string;
  /** The active users, who may say that they call. */
  people: User[];
  /** The user whose claim this browser goes on with. */
  holder: User | undefined;
};

type Shown = { nonce: string; now: Date; status: string | undefined };

/** Anyone with the link sees this before a press: no phone number, and the short name. */
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
    leadPage: leadPath(reference),
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
