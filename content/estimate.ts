import type { EstimateWords } from './schema.ts';

export const estimateWords: EstimateWords = {
  title: 'Get a Free Estimate',
  lead: 'Free for planned work in New York City, Westchester (not\u00a0the city of Yonkers), Putnam and Fairfield County. {Fields} questions, about two minutes. You’ll get a reference number right away and hear from a person during office hours.',
  steps: {
    title: 'What happens next',
    list: [
      {
        title: 'We read it and get back to you',
        text: 'We’ll call or write during office hours. The line above the button says when. If a few questions by phone can save a visit, we’ll ask.',
      },
      {
        title: 'We come and measure',
        text: 'The visit is free when you want a price for planned work. If you want something found and fixed, it’s a repair visit, and we’ll tell you the charge before we come. Most visits take half an hour. If the problem comes and goes, have a photo ready.',
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
