import { messages } from '../messages.ts';

/** Said under the header, beside each form's button and at the head of mails to customers while any content is a sample. */
export const demonstration = messages('demonstration', {
  notice:
    'A demonstration: the company, its people, reviews, prices and licenses are invented. Please don’t call.',

  /** What the strip under the header is called for a screen reader. */
  label: 'Demonstration',
});
