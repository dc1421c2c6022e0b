import type { EstimateWords } from '../../../content/schema.ts';

export const estimateWords: EstimateWords = {
  title: 'Get a Free Estimate',
  lead: '{Fields} answers, and you hear from us in office hours.',
  steps: {
    title: 'What happens next',
    list: [
      { title: 'We call you', text: 'In office hours, with a question or two.' },
      { title: 'We come and look', text: 'For planned work this costs you nothing.' },
      { title: 'You get one page', text: 'What we do, how long it takes and what it costs.' },
    ],
  },
  measures: 'It is measured and written by {names}.',
  or: ' or ',
  talk: 'Prefer to talk? {phone}',
  emergency: 'Water damage, day and night: {phone}',
};
