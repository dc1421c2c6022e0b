import { company } from '../../../content/company.ts';
import type { Config } from '../../config.ts';
import type { ClaimedDelivery } from '../../store/store.ts';
import type { Content, Mail } from './mail.ts';

type Addresses = Pick<Config, 'mailFrom' | 'officeEmail'>;

/** Writes the mail that a delivery is for. Nothing that a visitor typed freely reaches a subject or a sender. */
export async function compose(
  delivery: ClaimedDelivery,
  { mailFrom, officeEmail }: Addresses,
): Promise<Mail> {
  const from = { name: company.name, address: mailFrom };
  return { messageId: delivery.messageId, from, ...(await contentOf(delivery, officeEmail)) };
}

async function contentOf({ kind, about }: ClaimedDelivery, officeEmail: string): Promise<Content> {
  const { badAddressMail, leadMail, reportMail } = await loadTemplates();
  if (about.form === 'report') return reportMail(about, officeEmail);
  if (kind === 'bad-address-mail') return badAddressMail(about, officeEmail);
  return leadMail(kind, about, officeEmail);
}

/** The templates bring a large library with them: half a second that no start and no request should wait for. */
export function loadTemplates() {
  return import('./templates.ts');
}
