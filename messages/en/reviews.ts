import { messages } from '../messages.ts';

export const reviews = messages('reviews', {
  /** What the stars of a review say to a screen reader. */
  stars: 'Five stars out of five',
});
