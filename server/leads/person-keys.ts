import { createHash } from 'node:crypto';
import { mailboxOf } from '../store/mailbox.ts';

/** Fewer digits are no telephone number of anybody: "0" and "n/a" would make one person of many. */
const FEWEST_DIGITS = 7;

/** What a form says about who sends it, as hashes: one for the e-mail, one for the telephone. */
export function personKeys({ email = '', phone = '' }: { email?: string; phone?: string }): string[] {
  const mailbox = mailboxOf(email);
  const number = phoneKey(phone);
  return [mailbox && `e-mail ${mailbox}`, number && `phone ${number}`].filter((key) => key !== '').map(hash);
}

/** The last ten digits of a telephone number, with or without its country; empty when it cannot be one. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= FEWEST_DIGITS ? digits.slice(-10) : '';
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
