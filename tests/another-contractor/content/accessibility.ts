import type { TextPage } from '../../../content/schema.ts';

export const accessibility: TextPage = {
  title: 'Accessibility',
  lead: 'What a program has tested on this website, and what it has not.',
  sections: [
    {
      title: 'Tested',
      paragraphs: ['A program called axe has looked for mistakes on all {pages} pages, light and dark.'],
    },
    {
      title: 'Not tested',
      paragraphs: [
        'We have not yet asked people with a screen reader. If something is in your way, call {phone} or write to {email}; we answer within one working day.',
      ],
    },
  ],
};
