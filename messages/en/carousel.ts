import { messages } from '../messages.ts';

export const carousel = messages('carousel', {
  /** The buttons of a list that is swiped, for a screen reader; `{label}` is what the list holds. */
  previous: 'Previous: {label}',
  next: 'Next: {label}',
});
