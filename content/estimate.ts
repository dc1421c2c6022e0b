import type { EstimateWords } from './schema.ts';

export const estimateWords: EstimateWords = {
  title: 'Get a Free Estimate',
  lead: 'Free for planned work. {Fields} questions, about two minutes. You’ll get a reference number right away and hear from a person in office hours.',
  steps: {
    title: 'What happens next',
    list: [
      {
        title: 'We read it and get back to you',
        text: 'We’ll call or write in office hours, and you’ll see by when as soon as you’ve sent it. If a few questions by phone can save a visit, we’ll ask.',
      },
      {
        title: 'We come and measure',
        text: 'The visit is free for planned work, a job we price before we start. If you want a fault found and fixed the same day, that’s a repair visit with a charge, and we’ll tell you before we come. Most visits take half an hour. If the problem comes and goes, have a photo ready.',
      },
      {
        title: 'You get one written price',
        text: 'It says what’s included, what isn’t, how long the work takes and what it costs, and it’s good for 30 days. If you go ahead, you sign a written contract and have three business days to cancel.',
      },
    ],
  },
  measures: 'Depending on the work, {names} will measure and write your estimate.',
  or: ' or ',
  talk: 'Prefer to talk? {phone}',
  emergency: 'Water coming in now? Call {phone}',
};
