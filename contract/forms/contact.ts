import type { FormStructure, PostedAnswers } from './form.ts';

/**
 * The form of the guide and of the contact page. The names and the address are the specification's; nothing behind the
 * parser knows them. It refuses only what is no message, what cannot be answered, and what no mail could carry. Its words
 * are in `messages/en/contact-form.ts`.
 */
export const contactForm = {
  name: 'contact',
  action: '/contact_process.php',
  noValidate: true,
  fields: [
    {
      name: 'name',
      column: 'first_name',
      maxLength: 100,
      attributes: { autoComplete: 'given-name', spellCheck: false },
    },
    {
      name: 'lname',
      column: 'last_name',
      maxLength: 100,
      attributes: { autoComplete: 'family-name', spellCheck: false },
    },
    {
      name: 'number',
      column: 'phone',
      maxLength: 40,
      attributes: { type: 'tel', autoComplete: 'tel' },
    },
    {
      name: 'email',
      maxLength: 254,
      attributes: { type: 'email', autoComplete: 'email', spellCheck: false },
    },
    { name: 'message', column: 'description', multiline: true, required: true, maxLength: 5_000 },
  ],
  oneOf: ['email', 'number'],
} as const satisfies FormStructure;

/** What a visitor sends from it. Only `message` is never empty, and one of `email` and `number` is not. */
export type ContactMessage = PostedAnswers<typeof contactForm>;
