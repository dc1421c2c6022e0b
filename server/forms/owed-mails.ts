import { isPlausibleAddress } from '../mail/address.ts';
import type { NewDelivery } from '../store/store.ts';

/**
 * The mails that something sent from a form owes: one to the office, and a confirmation to the sender, who may have
 * given no address. A Message-ID is made once and kept, so that a mail sent again after a crash is known as the same.
 */
export function owedMails(id: string, email: string, mailFrom: string): NewDelivery[] {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const office: NewDelivery = { kind: 'office-mail', messageId: `<office.${id}@${domain}>` };
  if (email === '') return [office];
  const customer: NewDelivery = {
    kind: 'customer-mail',
    messageId: `<customer.${id}@${domain}>`,
    needsProof: true,
  };
  if (!isPlausibleAddress(email)) customer.undeliverable = 'The e-mail as typed is not an address.';
  return [office, customer];
}
