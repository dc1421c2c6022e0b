import { messages } from '../messages.ts';

export const comparison = messages('comparison', {
  existing: 'Existing',
  proposed: 'Proposed',
  /** What the range is called that uncovers the one or the other. */
  range: 'How much of the drawing of what we found covers the picture of what we built',
});
