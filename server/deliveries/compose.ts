import { company } from '../../content/company.ts';
import { serviceLabel } from '../../contract/services.ts';
import type { Config } from '../config.ts';
import { isPlausibleAddress } from '../estimates/address.ts';
import type { StoredEstimate, TakenDelivery } from '../store/store.ts';
import type { Mail } from './mail.ts';

type Addresses = Pick<Config, 'mailFrom' | 'officeEmail'>;

/** Writes the mail that a delivery is for. Nothing that a visitor typed freely reaches a subject or a sender. */
export async function compose(
  { kind, messageId, estimate }: TakenDelivery,
  addresses: Addresses,
): Promise<Mail> {
  const { renderCustomerMail, renderOfficeMail } = await loadTemplates();
  const from = { name: company.name, address: addresses.mailFrom };
  if (kind === 'office-mail') {
    return { messageId, from, ...officeHead(estimate, addresses), ...(await renderOfficeMail(estimate)) };
  }
  return { messageId, from, ...customerHead(estimate), ...(await renderCustomerMail(estimate)) };
}

/** The templates bring a large library with them: half a second that no start and no request should wait for. */
export function loadTemplates() {
  return import('../estimates/mails.tsx');
}

function officeHead({ number, service, reference, email }: StoredEstimate, { officeEmail }: Addresses) {
  return {
    to: officeEmail,
    replyTo: isPlausibleAddress(email) ? email : undefined,
    subject: `Estimate request #${number} · ${serviceLabel(service)} · ${reference}`,
  };
}

function customerHead({ email, reference }: StoredEstimate) {
  return {
    to: email,
    subject: `We have your estimate request · ${reference}`,
    // Keeps holiday notices from answering us.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
