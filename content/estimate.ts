import type { EstimateWords } from './schema.ts';

export const estimateWords: EstimateWords = {
  title: 'Get a Free Estimate',
  lead: '{Fields} questions, about two minutes. You’ll get a reference number right away and hear from a person within one working day.',
  steps: {
    title: 'What happens next',
    list: [
      {
        title: 'We read it and get back to you',
        text: 'We’ll call or write within one working day. If a few questions by phone can save a visit, we’ll ask.',
      },
      {
        title: 'We come and measure',
        text: 'The visit is free for planned work. A repair or emergency visit has a charge, and we’ll tell you before we come. Most visits take half an hour. If the problem comes and goes, have a photo ready.',
      },
      {
        title: 'You get one written price',
        text: 'It says what we’ll do, what we won’t, how long it takes and what it costs, and it’s good for 30 days. After you sign, you have three business days to cancel.',
      },
    ],
  },
  measures: 'Who measures and writes it: {names}.',
  or: ' or ',
  talk: 'Prefer to talk? {phone}',
  emergency: 'Water coming in now? Call {phone}',
};
