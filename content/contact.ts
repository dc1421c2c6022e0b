import type { ContactWords } from './schema.ts';

export const contactWords: ContactWords = {
  title: 'Contact Us',
  form: {
    title: 'Write to us',
    hint: 'A question, or a time that suits you: we answer within one working day. Water running now? Call the emergency line.',
  },
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  areas: 'Where we work',
};
