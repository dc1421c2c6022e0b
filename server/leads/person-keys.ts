import { createHash } from 'node:crypto';
import { mailboxOf } from '../store/claims.ts';

/** With fewer digits, everybody who typed "0" or "n/a" would count as one person. */
const FEWEST_DIGITS = 7;

/** Hashes that identify the sender: one of the e-mail, one of the phone number. Without those that are empty. */
export function personKeys({ email = '', phone = '' }: { email?: string; phone?: string }): string[] {
  const mailbox = mailboxOf(email);
  const number = phoneKey(phone);
  return [mailbox && `e-mail ${mailbox}`, number && `phone ${number}`].filter((key) => key !== '').map(hash);
}

/** The last ten digits, so that the country code does not matter; empty when it cannot be a phone number. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= FEWEST_DIGITS ? digits.slice(-10) : '';
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
