import { company } from '../../content/company.ts';
import type { Config } from '../config.ts';
import type { Mail } from '../mail/mail.ts';
import type { TakenDelivery } from '../store/store.ts';

type Addresses = Pick<Config, 'mailFrom' | 'officeEmail'>;

/** Writes the mail that a delivery is for. Nothing that a visitor typed freely reaches a subject or a sender. */
export async function compose(
  { kind, messageId, about }: TakenDelivery,
  { mailFrom, officeEmail }: Addresses,
): Promise<Mail> {
  const { contactMail, estimateMail } = await loadTemplates();
  const from = { name: company.name, address: mailFrom };
  const content =
    about.form === 'contact'
      ? await contactMail(kind, about, officeEmail)
      : await estimateMail(kind, about, officeEmail);
  return { messageId, from, ...content };
}

/** The templates bring a large library with them: half a second that no start and no request should wait for. */
export function loadTemplates() {
  return import('./templates.ts');
}
