import { createHash } from 'node:crypto';
import { ownValue } from '../../contract/form-fields.ts';

/** What a form says about who sends it, as keys that say nothing: one for the e-mail, one for the telephone. */
export function personKeys(answers: Record<string, string>): string[] {
  const email = answerTo(answers, 'email').toLowerCase();
  const digits = (answerTo(answers, 'phone') || answerTo(answers, 'number')).replace(/\D/g, '').slice(-10);
  return [email && `e-mail ${email}`, digits && `phone ${digits}`].filter((key) => key !== '').map(hash);
}

function answerTo(answers: Record<string, string>, field: string): string {
  const answer = ownValue(answers, field);
  return typeof answer === 'string' ? answer : '';
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
