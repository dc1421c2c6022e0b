import type { ContactWords } from '../../../content/schema.ts';

export const contactWords: ContactWords = {
  title: 'Contact Us',
  form: { title: 'Write to us', hint: 'We answer in office hours. Water running now? Call us.' },
  emergency: 'Is it urgent?',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  hours: 'Office hours',
  areas: 'Where we work',
  areasLead: 'From our shop to you.',
  arrival: 'There in {arrival} minutes{sample}.',
  prices: 'Prices as on our pages{sample}.',
  pricesAbove: 'Prices {percent}% higher{sample}.',
};
