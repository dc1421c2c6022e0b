import { createHash } from 'node:crypto';
import { phoneKeys } from '../formats/phone-numbers.ts';
import { mailboxOf } from '../store/claims.ts';

/** Hashes that identify the sender: one of the e-mail, one of each phone number. */
export function personKeys({ email = '', phone = '' }: { email?: string; phone?: string }): string[] {
  const mailbox = mailboxOf(email);
  const numbers = phoneKeys(phone).map((number) => `phone ${number}`);
  return [...(mailbox ? [`e-mail ${mailbox}`] : []), ...numbers].map(hash);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
