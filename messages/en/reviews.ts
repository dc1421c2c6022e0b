import { messages } from '../messages.ts';

export const reviews = messages('reviews', {
  /** What the stars of a review say to a screen reader. */
  stars: 'Five stars out of five',

  /** Stands behind the month of a review that came with the program and that no customer wrote. */
  sample: ' (sample\u00a0review)',
});
