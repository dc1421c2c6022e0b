import { createHash, randomUUIDv7 } from 'node:crypto';
import { customerMail } from '../../messages/en/mails/customer.ts';
import type { Config } from '../config.ts';
import { isPlausibleAddress } from '../formats/email-address.ts';
import { isEscalation } from '../store/deliveries.ts';
import { SECOND_THOUGHTS } from '../store/escalations.ts';
import type { LeasedDelivery, NewDelivery, Told } from '../store/store.ts';
import type { Recipients } from './outcome.ts';
import { nextAttempt } from './retry.ts';

/**
 * Every delivery that a new lead causes, to be stored together with it. `escalatedAt`: when the office is reminded
 * if the lead is still unclaimed.
 */
export function plannedDeliveries(
  id: string,
  email: string,
  escalatedAt: Date,
  { mailFrom, webhook }: Pick<Config, 'mailFrom' | 'webhook'>,
): NewDelivery[] {
  const escalation = { id, round: 1, dueAt: escalatedAt, mailFrom };
  return [
    ...plannedMails(id, email, mailFrom),
    plannedEscalation('escalation-mail', escalation),
    ...(webhook ? [plannedWebhook(id), plannedEscalation('escalation-webhook', escalation)] : []),
  ];
}

type Round = { id: string; round: number; dueAt: Date; mailFrom: string };

function plannedEscalation(
  kind: 'escalation-mail' | 'escalation-webhook',
  { id, round, dueAt, mailFrom }: Round,
): NewDelivery {
  const name =
    kind === 'escalation-mail'
      ? messageId(`escalation-${round}`, id, mailFrom)
      : `msg_${id}_waiting_${round}`;
  return { kind, messageId: name, needsVerified: true, dueAt, round };
}

/** What takes the place of an escalation that has left or was given up: it is asked soon when it is due. */
export function plannedNextRound(
  { kind, round, about }: LeasedDelivery,
  mailFrom: string,
  at: Date,
): NewDelivery | undefined {
  if (!isEscalation(kind)) return undefined;
  const dueAt = new Date(at.getTime() + SECOND_THOUGHTS);
  return plannedEscalation(kind, { id: about.id, round: round + 1, dueAt, mailFrom });
}

/** A mail to each address that a mail server refused, for when it may be tried again. */
export function plannedCopies(
  { round, about }: Pick<LeasedDelivery, 'round' | 'about'>,
  { reached, missed }: Recipients,
  mailFrom: string,
  at: Date,
): Told {
  const copies = missed.map(({ address, answer, isFinal }) => ({
    messageId: messageId(`escalation-${round}-${shortHash(address)}`, about.id, mailFrom),
    recipient: address,
    answer,
    nextAttemptAt: isFinal ? undefined : nextAttempt({ attempts: 0 }, at),
  }));
  return { reached, missed: copies };
}

/** Tells one address from another, and names neither. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The webhook that a lead brings. Its id is made once: the other side knows a repeat by it. */
function plannedWebhook(id: string): NewDelivery {
  return { kind: 'webhook', messageId: `msg_${id}`, needsVerified: true };
}

/**
 * The mails that a lead brings: one to the office, and a confirmation to the sender, who may have
 * given no address. A Message-ID is made once and kept: a mail sent again after a crash can be recognized as the same.
 */
export function plannedMails(id: string, email: string, mailFrom: string): NewDelivery[] {
  const office: NewDelivery = { kind: 'office-mail', messageId: messageId('office', id, mailFrom) };
  const customer = plannedConfirmation(email, mailFrom, id);
  return customer ? [office, customer] : [office];
}

/** The confirmation to the sender, also to an address that was corrected later; undefined without one. */
export function plannedConfirmation(
  email: string,
  mailFrom: string,
  id: string = randomUUIDv7(),
): NewDelivery | undefined {
  if (email === '') return undefined;
  return {
    kind: 'customer-mail',
    messageId: messageId('customer', id, mailFrom),
    needsVerified: true,
    ...(!isPlausibleAddress(email) && { undeliverable: customerMail.notAnAddress }),
  };
}

/** Tells the office what the sender of a lead has changed. */
export function plannedChangeMail(mailFrom: string): NewDelivery {
  return { kind: 'change-mail', messageId: messageId('change', randomUUIDv7(), mailFrom) };
}

/** Shows the office the photos of a batch. */
export function plannedPhotosMail(mailFrom: string): NewDelivery {
  return { kind: 'photos-mail', messageId: messageId('photos', randomUUIDv7(), mailFrom) };
}

/**
 * What is planned once a mail server has refused the customer's address: the office must take the telephone. `round`: that of the mail
 * that was refused; a corrected address has one of its own.
 */
export function plannedBadAddressMail(id: string, mailFrom: string, round: number): NewDelivery {
  const name = round === 1 ? 'bad-address' : `bad-address-${round}`;
  return { kind: 'bad-address-mail', messageId: messageId(name, id, mailFrom), round };
}

/** The Message-ID of a notice to one user of the office. */
export function noticeMessageId(id: string, mailFrom: string): string {
  return messageId('notice', id, mailFrom);
}

function messageId(what: string, id: string, mailFrom: string): string {
  return `<${what}.${id}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}
