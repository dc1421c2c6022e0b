import type { Terms } from '../../../content/schema.ts';

/** No deposit, one year of warranty on everything, nothing said of how soon someone comes. */
export const terms: Terms = {
  sample: true,
  figures: { visit: [140, 210], cancel: 3, newWork: 1 },
  list: [
    { title: 'Smallest bill', text: 'A visit with its first hour: {visit}.' },
    { title: 'Payment', text: 'Nothing is due before the work is done.' },
    { title: 'Cancellation', text: 'You may cancel within {cancel} business days of signing.' },
    {
      title: 'Workmanship',
      text: '{NewWork} on our work. Ask to see both warranties, the maker’s and ours, before you sign.',
    },
  ],
};
