import { contactMessages } from './contact-messages.ts';
import { hasControlCharacter, type ParsedForm, readFields } from './form-fields.ts';
import type { LeadAnswers } from './lead.ts';
import { CONTACT_LIMITS } from './limits.ts';
import { messages } from './messages.ts';

/**
 * What a visitor sends from the form of the guide and of the contact page. The names are the specification's:
 * `name` is the first name, `lname` the last, `number` the phone. Only `message` is never empty, and one of `email`
 * and `number` is not. Nothing behind the parser knows these names.
 */
export type ContactMessage = {
  name: string;
  lname: string;
  number: string;
  email: string;
  message: string;
};

export type ContactField = keyof ContactMessage;

export const CONTACT_FIELDS: readonly ContactField[] = ['name', 'lname', 'number', 'email', 'message'];

/**
 * Reads a contact message from a decoded JSON or form body. The form marks nothing as required, so this refuses only
 * what is no message, what nobody could answer, and what no mail could carry. Errors stand under the names of the form,
 * answers under those of a lead.
 */
export function parseContactMessage(input: unknown): ParsedForm<LeadAnswers, ContactField> {
  const { answers, errors } = readFields(input, CONTACT_FIELDS, problemWith);
  if (answers.email === '' && answers.number === '') errors.email ??= contactMessages.unanswerable;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { name, lname, number, email, message } = answers;
  return {
    ok: true,
    value: { first_name: name, last_name: lname, phone: number, email, service: null, description: message },
  };
}

function problemWith(field: ContactField, answer: string): string | undefined {
  if (answer === '') return field === 'message' ? contactMessages.message.missing : undefined;
  if (answer.length > CONTACT_LIMITS[field]) return contactMessages[field].tooLong;
  if (hasControlCharacter(answer, { severalLines: field === 'message' })) return messages.controlCharacter;
}
