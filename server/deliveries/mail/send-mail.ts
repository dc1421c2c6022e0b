import type { Content as SiteContent } from '../../../contract/content/content.ts';
import { company } from '../../../contract/content/current.ts';
import type { Config } from '../../config.ts';
import { oneLine } from '../../formats/visible-text.ts';
import { openPhotoFiles, type PhotoFiles } from '../../photos/photo-files.ts';
import type { LeasedDelivery } from '../../store/store.ts';
import type { Outcome, Recipients, Send, Sending } from '../outcome.ts';
import { isCanary } from '../retry.ts';
import { classifyRefusal } from './refusal.ts';
import { type Content, createTransport, type Mail, type Taken, type Transport } from './transport.ts';

/** It is shown in a mail and in lists, where a line is enough. */
const LONGEST_REFUSAL = 200;

/** Sends a mail; about a lead, with the address where the office claims it, or its sender sees it, if there is one. */
type SendWithLink = (delivery: Sending, link?: string) => ReturnType<Send>;

/** What writes and sends the mails of both lanes. */
export type Mailer = {
  office: SendWithLink;
  customer: SendWithLink;
  /** Only a mailer on a thread of its own has to be told what this process has taken. */
  takeContent?(content: SiteContent): Promise<void>;
  /** Leaves the mail server, once nothing is being sent any more. */
  close(): Promise<void>;
};

export type MailerConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'mediaUrl'> & Addresses;

/** `canary`: where the mails of automatic tests go, whatever was typed. */
type Addresses = Pick<Config, 'mailFrom' | 'officeEmail'> & Partial<Pick<Config, 'canary'>>;

/** Separate connections: a mail server that hangs on a customer's address must not delay mail to the office. */
export function createMailer(config: MailerConfig, timeoutMs?: number): Mailer {
  const toOffice = createTransport(config, timeoutMs);
  const toCustomers = createTransport(config, timeoutMs);
  return {
    office: sendBy(toOffice, config, openPhotoFiles(config)),
    customer: sendBy(toCustomers, config, openPhotoFiles(config)),
    async close() {
      toOffice.close();
      toCustomers.close();
    },
  };
}

/** The function that writes a mail and hands it to the mail server. */
function sendBy(transport: Transport, addresses: Addresses, files: PhotoFiles): SendWithLink {
  return async (delivery, link) => {
    if (isCanary(delivery.about) && !addresses.canary) return { result: 'void', answer: 'unset' };
    // All of them were removed again.
    if (delivery.photos?.length === 0) return { result: 'void', answer: 'removed' };
    const mail = await compose(delivery, addresses, files, link);
    try {
      const { answer, refused } = await transport.send(mail, mailName(delivery));
      const recipients = delivery.escalating && recipientsOf(mail, refused);
      return { result: 'delivered', answer: oneLine(answer), recipients };
    } catch (error) {
      return outcomeOf(delivery, error);
    }
  };
}

function recipientsOf({ to }: Mail, refused: Taken['refused']): Recipients {
  return {
    reached: [to].flat().filter((address) => !refused.some((one) => one.address === address)),
    missed: refused.map(({ address, error }) => {
      const { concerns, cause } = classifyRefusal(error);
      const isFinal = concerns === 'recipient';
      return {
        address,
        answer: oneLine(error.message),
        cause: { ...cause, ours: isFinal || cause.ours === true },
        isFinal,
      };
    }),
  };
}

/**
 * Only a customer, or one person in the office, can have an address that does not exist. The office has one, and if it is refused,
 * that passes; so has the service that waits for our tests.
 */
function outcomeOf({ kind, about }: LeasedDelivery, error: unknown): Outcome {
  const { concerns, cause, said } = classifyRefusal(error);
  const answer = oneLine(error instanceof Error ? error.message : String(error));
  if (concerns !== 'recipient') return { result: 'retry', answer, cause };
  if (kind === 'customer-mail' && !isCanary(about)) {
    return { result: 'failed', answer, cause, refusedAddress: oneLine(said, LONGEST_REFUSAL) };
  }
  const result = kind === 'escalation-copy' ? 'failed' : 'retry';
  return { result, answer, cause: { ...cause, ours: true } };
}

/**
 * Sorts by time and says what it is: `2026-11-21T09-30-05-12-office-mail`, or `…-message-12-office-mail`; from the second round on
 * with its number.
 */
function mailName({ kind, round, about, createdAt }: LeasedDelivery): string {
  const time = createdAt.toISOString().slice(0, 19).replaceAll(':', '-');
  return `${time}-${nameOf(about)}-${kind}${round > 1 ? `-${round}` : ''}`;
}

function nameOf(about: LeasedDelivery['about']): string {
  if (!('number' in about)) return about.id.slice(0, 8);
  return about.form === 'contact' ? `message-${about.number}` : `${about.number}`;
}

/** Writes the mail that a delivery is for. Nothing that a visitor typed freely reaches a subject or a sender. */
async function compose(
  delivery: Sending,
  { mailFrom, officeEmail, canary }: Addresses,
  files: PhotoFiles,
  link: string | undefined,
): Promise<Mail> {
  const from = { name: company.name, address: mailFrom };
  const content = await contentOf(delivery, officeEmail, files, link);
  const mail = { messageId: delivery.messageId, from, ...content };
  return canary && isCanary(delivery.about) ? { ...mail, to: canary.email } : mail;
}

/** The templates bring a large library with them: half a second that no start should wait for. */
async function contentOf(
  delivery: Sending,
  officeEmail: string,
  files: PhotoFiles,
  link: string | undefined,
): Promise<Content> {
  const { kind, about, escalating, change, photos } = delivery;
  if (about.form === 'report') {
    const { digestMail } = await import('./digest-mail.tsx');
    return digestMail(about, officeEmail);
  }
  if (about.form === 'notice') return (await import('./notice-mails.tsx')).noticeMail(about);
  if (kind === 'bad-address-mail') {
    const { badAddressMail } = await import('./notice-mails.tsx');
    return badAddressMail(about, officeEmail);
  }
  const { changeMail, escalationMail, leadMail, photosMail } = await import('./lead-mails.tsx');
  if (kind === 'change-mail') return changeMail(about, change, officeEmail, link);
  if (photos) {
    const { mailPictures } = await import('./photo-sheet.tsx');
    const shown = { count: photos.length, pictures: await mailPictures(photos, files) };
    return photosMail(about, shown, officeEmail, link);
  }
  if (escalating) return escalationMail(about, escalating, link);
  // It was claimed a moment ago, by the clock of the server.
  const { takesPhotos, updatedAt: now } = delivery;
  return leadMail(kind, about, { officeEmail, link, takesPhotos, now });
}
