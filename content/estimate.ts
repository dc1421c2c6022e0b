import type { EstimateWords } from './schema.ts';

export const estimateWords: EstimateWords = {
  title: 'Get a Free Estimate',
  lead: '{Fields} answers, two minutes. You get a reference at once and an answer from a person within one working day.',
  steps: {
    title: 'What happens next',
    list: [
      {
        title: 'We read it and get back to you',
        text: 'Within one working day we call or write. If two questions would save a visit, we ask them by phone.',
      },
      {
        title: 'We come and measure',
        text: 'For planned work this costs you nothing; a repair or emergency visit has a charge, which we tell you beforehand. Most visits take half an hour. Have a picture of the problem at hand if it comes and goes.',
      },
      {
        title: 'You get one written price',
        text: 'What we do, what we do not, how long it takes and what it costs. It holds for thirty days. After you sign, you still have three business days to cancel.',
      },
    ],
  },
  talk: 'Prefer to talk? {phone}',
  emergency: 'Emergency, day and night: {phone}',
};
