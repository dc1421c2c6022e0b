import { type FormDefinition, NAME, type PostedAnswers } from './form.ts';

/**
 * The form of the guide and of the contact page. The names and the address are the specification's; nothing behind the
 * parser knows them. It refuses only what is no message, what nobody could answer, and what no mail could carry.
 */
export const contactForm = {
  name: 'contact',
  action: '/contact_process.php',
  title: 'Message',
  sentTitle: 'Message Sent!',
  noValidate: true,
  fields: [
    {
      name: 'name',
      column: 'first_name',
      label: 'First name',
      officeLabel: NAME,
      limit: { length: 100, of: 'first name' },
      attributes: { autoComplete: 'given-name', spellCheck: false },
    },
    {
      name: 'lname',
      column: 'last_name',
      label: 'Last name',
      officeLabel: NAME,
      limit: { length: 100, of: 'last name' },
      attributes: { autoComplete: 'family-name', spellCheck: false },
    },
    {
      name: 'number',
      column: 'phone',
      label: 'Phone',
      limit: { length: 40, of: 'phone number' },
      attributes: { type: 'tel', autoComplete: 'tel' },
    },
    {
      name: 'email',
      label: 'E-mail',
      limit: { length: 254, of: 'e-mail address' },
      attributes: { type: 'email', autoComplete: 'email', spellCheck: false },
    },
    {
      name: 'message',
      column: 'description',
      label: 'Message',
      multiline: true,
      missing: 'Please write a message.',
      limit: { length: 5_000, of: 'message' },
    },
  ],
  oneOf: {
    fields: ['email', 'number'],
    message: 'Please enter an e-mail address or a phone number, so that we can answer you.',
  },
} as const satisfies FormDefinition;

/** What a visitor sends from it. Only `message` is never empty, and one of `email` and `number` is not. */
export type ContactMessage = PostedAnswers<typeof contactForm>;
