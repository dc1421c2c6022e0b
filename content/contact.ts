import type { ContactWords } from './schema.ts';

export const contactWords: ContactWords = {
  title: 'Contact Us',
  form: {
    title: 'Write to us',
    hint: 'Name your town (we don’t work in the city of Yonkers), and ask a question or suggest a time. Leave an email address or a phone number, and we’ll answer during office hours. Water leaking right now? Call the emergency line instead.',
  },
  emergency: 'In an emergency',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'Office hours',
  areas: 'Where we work',
  areasLead: 'The towns we go to from Yorktown Heights.',
  arrival: 'Emergencies: usually there in {arrival} minutes{sample}.',
  prices: 'Prices: as on our service pages{sample}.',
  pricesAbove: 'Prices: usually {percent}% higher, emergency visits included{sample}.',
};
