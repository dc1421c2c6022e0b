import { customerMail } from '../../../content/mails/customer.ts';
import type { NewDelivery } from '../../store/store.ts';
import { isPlausibleAddress } from './address.ts';

/**
 * The mails that a lead brings: one to the office, and a confirmation to the sender, who may have
 * given no address. A Message-ID is made once and kept, so that a mail sent again after a crash is known as the same.
 */
export function plannedMails(id: string, email: string, mailFrom: string): NewDelivery[] {
  const office: NewDelivery = { kind: 'office-mail', messageId: messageId('office', id, mailFrom) };
  if (email === '') return [office];
  const customer: NewDelivery = {
    kind: 'customer-mail',
    messageId: messageId('customer', id, mailFrom),
    needsVerified: true,
  };
  if (!isPlausibleAddress(email)) customer.undeliverable = customerMail.notAnAddress;
  return [office, customer];
}

/** What is planned once a mail server has refused the customer's address: the office must take the telephone. */
export function plannedBadAddressMail(id: string, mailFrom: string): NewDelivery {
  return { kind: 'bad-address-mail', messageId: messageId('bad-address', id, mailFrom) };
}

function messageId(what: string, id: string, mailFrom: string): string {
  return `<${what}.${id}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}
