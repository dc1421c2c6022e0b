import type { ContactWords } from './schema.ts';

export const contactWords: ContactWords = {
  title: 'Contact Us',
  form: {
    title: 'Write to us',
    hint: 'Ask a question or suggest a time. We’ll answer within one working day. Water running now? Call the emergency line.',
  },
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'Office hours',
  areas: 'Where we work',
};
