import { fill } from '../../contract/fill.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import { officeMail } from '../../messages/en/mails/office.ts';
import { urgentWords } from '../../messages/en/mails/urgent.ts';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { businessMinute, readableTime } from '../../server/formats/business-time.ts';
import { phoneHref, readablePhone } from '../../server/formats/phone-numbers.ts';
import { oneLine, visibleText } from '../../server/formats/visible-text.ts';
import { formatCents } from '../../server/leads/amount.ts';
import { historyLines, textOf, whoOf } from '../../server/leads/lead-history.ts';
import { leadName } from '../../server/leads/lead-name.ts';
import { fullName, statusOf } from '../../server/leads/lead-rows.ts';
import { holdReasons, isHeld, whyUrgent } from '../../server/leads/reasons-in-words.ts';
import { visitInWords } from '../../server/leads/visit.ts';
import { canUndo, type LeadEvent, lastToSet } from '../../server/store/lead-events.ts';
import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import type { Lead, Photo } from '../../server/store/store.ts';
import type { User } from '../../server/store/users.ts';
import { timeBetween, whenInWords } from '../moments.ts';
import type { LeadView, Revision } from '../pages.tsx';
import { emailsLink } from './deliveries.ts';
import { factsOf, mailsOf } from './lead-facts.ts';
import { reminderChoices } from './reminder-times.ts';

const MINUTE = 60_000;

type Known = {
  lead: LeadWithDeliveries;
  /** The newest first. */
  events: LeadEvent[];
  earlier: LeadWithDeliveries[];
  photos: Photo[];
  user: Pick<User, 'id' | 'role'>;
  now: Date;
};

/** A lead as its page shows it. In what a visitor has typed, invisible characters are made visible. */
export function leadView({ lead, events, earlier, photos, user, now }: Known): LeadView {
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
    sent: {
      phone: firstSent(lead, 'phone', events, now),
      email: firstSent(lead, 'email', events, now),
      description: firstSent(lead, 'description', events, now),
    },
    photos: photos
      .filter(({ state }) => state === 'ready')
      .map(({ id, width, height }) => ({ id, width: width ?? 0, height: height ?? 0 })),
    wishedTimes: lead.wishedTimes ? visibleText(lead.wishedTimes).split('\n') : [],
    visit: visitIn(lead),
    canceled: canceledIn(lead, events, now),
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

/** Beside what holds now, and to be dialed as well: either may be the right one. */
function firstSent(
  lead: Lead,
  column: 'phone' | 'email' | 'description',
  events: LeadEvent[],
  now: Date,
): LeadView['sent']['phone'] {
  const sent = lead[`sent_${column}`];
  if (sent === null) return undefined;
  const at = lastToSet(events, column)?.at ?? lead.createdAt;
  return {
    label: fill(leadWords.corrected, { time: whenInWords(at, now) }),
    text: visibleText(column === 'phone' ? readablePhone(sent) : sent) || leadWords.notGiven,
    href:
      column === 'phone'
        ? phoneHref(sent)
        : column === 'email'
          ? emailOf({ ...lead, email: sent })?.href
          : undefined,
  };
}

function canceledIn(lead: Lead, events: LeadEvent[], now: Date): string | undefined {
  const last = lastToSet(events, 'status');
  if (lead.status !== 'closed' || last?.via !== 'customer') return undefined;
  return fill(leadWords.canceled, { time: whenInWords(last.at, now) });
}

function visitIn({ visit }: Lead): LeadView['visit'] {
  if (!visit) return undefined;
  const [visitDay, visitFrom] = businessMinute(visit.from).split(' ');
  const [, visitUntil] = businessMinute(visit.until).split(' ');
  return { words: visitInWords(visit), visitDay, visitFrom, visitUntil };
}

function reminderIn(remindAt: Date, now: Date): string {
  const words = remindAt <= now ? leadWords.remindDue : leadWords.remindSet;
  return fill(words, { time: whenInWords(remindAt, now) });
}

function receivedIn(createdAt: Date, now: Date): string {
  if (now.getTime() - createdAt.getTime() < MINUTE) return leadWords.receivedNow;
  return fill(leadWords.received, { time: whenInWords(createdAt, now), ago: timeBetween(createdAt, now) });
}

function line(text: string): string {
  return oneLine(visibleText(text));
}

function emailOf({ email, emailRefused, form, number, reference }: Lead): LeadView['email'] {
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

function urgencyOf(lead: Lead): LeadView['urgency'] {
  const { priority } = lead;
  if (priority === 'normal') return undefined;
  return { level: priority, mark: urgentWords[priority].subject, because: whyUrgent(lead) ?? '' };
}

function claimOf(
  { claimedAt, claimedBy }: Lead,
  events: LeadEvent[],
  user: Pick<User, 'id'>,
  now: Date,
): LeadView['claim'] {
  if (!claimedAt) return undefined;
  const isMine = claimedBy === user.id;
  const claim = lastToSet(events, 'claimed_at');
  const who = claim ? line(whoOf(claim)) : '';
  const time = whenInWords(claimedAt, now);
  return { isMine, words: fill(isMine ? leadWords.yours : leadWords.theirs, { who, time }) };
}

/** The page shows a note in full, and its revision only the beginning, in characters. */
const BEGINNING = 80;

function revisionsOf(lead: Pick<Lead, 'createdAt'>, events: LeadEvent[], now: Date): Revision[] {
  return historyLines(lead, events, (time) => whenInWords(time, now)).map(
    ({ version, at, who, what, text }, place) => {
      const event = events[place];
      const isUndone = event?.undone ?? false;
      return {
        version,
        who: oneLine(visibleText(who)),
        when: whenInWords(at, now),
        what,
        text: isUndone ? visibleText(text) : oneLine(visibleText(text), BEGINNING),
        isUndone,
        canUndo: event !== undefined && canUndo(events, event),
      };
    },
  );
}

type Promised = Pick<Lead, 'promisedBy' | 'contactedAt' | 'closedAt'>;

/** The promised time: what is left of it, or how late the answer is, or was. */
export function promiseOf({ promisedBy, contactedAt, closedAt }: Promised, now: Date) {
  if (!promisedBy) return undefined;
  const time = whenInWords(promisedBy, now);
  if (contactedAt) {
    const isLate = contactedAt > promisedBy;
    const words = isLate ? leadWords.promisedMissed : leadWords.promisedKept;
    const took = timeBetween(contactedAt, promisedBy);
    return { isLate, words: fill(words, { time, took, contact: whenInWords(contactedAt, now) }) };
  }
  if (closedAt) return { isLate: false, words: fill(leadWords.promised, { time }) };
  const isLate = promisedBy < now;
  const words = isLate ? leadWords.promisedLate : leadWords.promisedLeft;
  return { isLate, words: fill(words, { time, took: timeBetween(promisedBy, now) }) };
}
