import { createHash } from 'node:crypto';
import { ownValue } from '../../contract/form-fields.ts';
import { mailboxOf } from '../deliveries/mail/address.ts';

/** Fewer digits are no telephone number of anybody: "0" and "n/a" would make one person of many. */
const FEWEST_DIGITS = 7;

/** What a form says about who sends it, as hashes: one for the e-mail, one for the telephone. */
export function personKeys(answers: Record<string, string>): string[] {
  const mailbox = mailboxOf(answerTo(answers, 'email'));
  const number = phoneKey(answerTo(answers, 'phone') || answerTo(answers, 'number'));
  return [mailbox && `e-mail ${mailbox}`, number && `phone ${number}`].filter((key) => key !== '').map(hash);
}

/** The last ten digits of a telephone number, with or without its country; empty when it cannot be one. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= FEWEST_DIGITS ? digits.slice(-10) : '';
}

function answerTo(answers: Record<string, string>, field: string): string {
  const answer = ownValue(answers, field);
  return typeof answer === 'string' ? answer : '';
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
