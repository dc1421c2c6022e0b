import { messages } from '../messages.ts';

export const house = messages('house', {
  /** What the drawing of the house is, for those who do not see it. */
  label: 'Cutaway of a house; each part leads to its service',

  /** What the list of the services that have no card there is called for a screen reader. */
  others: 'Also on the drawing',
});
