import { officeMail } from '../../content/mails/office.ts';
import { urgentWords } from '../../content/mails/urgent.ts';
import * as leadWords from '../../content/words/office-lead.ts';
import { fill } from '../../contract/fill.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import type { LeadSheet } from '../../office/pages.tsx';
import { readableTime } from '../business-time.ts';
import { formatCents } from '../leads/amount.ts';
import { holdReasons, isHeld } from '../leads/hold-reasons.ts';
import { textOf, whoOf } from '../leads/lead-history.ts';
import { leadName } from '../leads/lead-name.ts';
import { fullName, statusOf } from '../leads/lead-rows.ts';
import { phoneHref, readablePhone } from '../leads/phone.ts';
import { whyUrgent } from '../leads/urgency-in-words.ts';
import { type LeadEvent, lastToSet } from '../store/lead-events.ts';
import type { LeadWithDeliveries } from '../store/leads.ts';
import type { Lead } from '../store/store.ts';
import type { User } from '../store/users.ts';
import { oneLine, visibleText } from '../visible-text.ts';
import { emailsLink } from './emails.ts';
import { factsOf, mailsOf } from './lead-facts.ts';
import { revisionsOf } from './lead-revisions.ts';
import { timeBetween, whenInWords } from './moments.ts';
import { promiseOf } from './promise-kept.ts';
import { reminderChoices } from './reminder-times.ts';

const MINUTE = 60_000;

type Known = {
  lead: LeadWithDeliveries;
  /** The newest first. */
  events: LeadEvent[];
  /** What the same person has sent before. */
  earlier: LeadWithDeliveries[];
  /** Who looks. */
  user: Pick<User, 'id' | 'role'>;
  now: Date;
};

/** All that the sheet of a lead shows, in words. What a visitor has typed is theirs: it is made visible, and React escapes it. */
export function leadSheet({ lead, events, earlier, user, now }: Known): LeadSheet {
  const { number, reference, version, createdAt, status, service, remindAt, quoteCents } = lead;
  return {
    title: fill(leadWords.titles[lead.form], { number }),
    number,
    reference,
    version,
    received: receivedIn(createdAt, now),
    printed: fill(leadWords.printed, { time: readableTime(now) }),
    subject: service === null ? officeMail[lead.form].name : optionLabel(service),
    name: line(fullName(lead)) || leadWords.noName,
    phone: lead.phone ? { text: line(readablePhone(lead.phone)), href: phoneHref(lead.phone) } : undefined,
    email: emailOf(lead),
    urgency: urgencyOf(lead),
    status,
    isOver: lead.closedAt !== null,
    held: isHeld(lead) ? { because: holdReasons(lead) } : undefined,
    promise: isHeld(lead) ? undefined : promiseOf(lead, now),
    claim: claimOf(lead, events, user, now),
    words: visibleText(lead.description),
    notes: events
      .filter((event) => !event.undone && textOf(event) !== '')
      .map((event) => ({
        version: event.version,
        who: line(whoOf(event)),
        when: whenInWords(event.at, now),
        text: visibleText(textOf(event)),
      })),
    quote: quoteCents === null ? undefined : formatCents(quoteCents),
    reminder: remindAt ? reminderIn(remindAt, now) : undefined,
    reminders: reminderChoices(now),
    facts: factsOf(lead, now),
    mails: mailsOf(lead, now),
    emailsLink: emailsLink(lead, user),
    earlier: earlier.map((other) => ({
      reference: other.reference,
      title: leadName(other),
      remark: fill(leadWords.earlierRemark, {
        time: whenInWords(other.createdAt, now),
        status: statusOf(other),
      }),
    })),
    revisions: revisionsOf(lead, events, now),
  };
}

function reminderIn(remindAt: Date, now: Date): string {
  const words = remindAt <= now ? leadWords.remindDue : leadWords.remindSet;
  return fill(words, { time: whenInWords(remindAt, now) });
}

function receivedIn(createdAt: Date, now: Date): string {
  if (now.getTime() - createdAt.getTime() < MINUTE) return leadWords.receivedNow;
  return fill(leadWords.received, { time: whenInWords(createdAt, now), ago: timeBetween(createdAt, now) });
}

/** In one line, with everything that hides made visible. */
function line(text: string): string {
  return oneLine(visibleText(text));
}

function emailOf({ email, emailRefused, form, number, reference }: Lead): LeadSheet['email'] {
  if (email === '') return undefined;
  const request = leadWords.subjects[form];
  const subject = fill(leadWords.emailSubject, { request, number, reference });
  const href = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
  return {
    text: line(email),
    href: /^\S+@\S+$/.test(email) ? href : undefined,
    refused: emailRefused !== null,
  };
}

function urgencyOf(lead: Lead): LeadSheet['urgency'] {
  const { priority } = lead;
  if (priority === 'normal') return undefined;
  return { level: priority, mark: urgentWords[priority].subject, because: whyUrgent(lead) ?? '' };
}

function claimOf(
  { claimedAt, claimedBy }: Lead,
  events: LeadEvent[],
  user: Pick<User, 'id'>,
  now: Date,
): LeadSheet['claim'] {
  if (!claimedAt) return undefined;
  const isMine = claimedBy === user.id;
  const claim = lastToSet(events, 'claimed_at');
  const who = claim ? line(whoOf(claim)) : '';
  const time = whenInWords(claimedAt, now);
  return { isMine, words: fill(isMine ? leadWords.yours : leadWords.theirs, { who, time }) };
}
