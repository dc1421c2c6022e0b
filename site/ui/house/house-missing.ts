import type { Box } from './house-parts.ts';

/** The part that the page for lost addresses misses. */
export const MISSING_PART = 'andersen';

/** What that part consists of: the bay window, and the door to the deck. */
export const MISSING_PIECES: readonly Box[] = [
  [903, 560, 183, 125],
  [1155, 549, 34, 172],
];

/** What the page shows on a phone: the kitchen with its two outside walls, and the deck. */
export const PHONE_MISSING_VIEW = [297, 462, 454, 354] as const;

/** What is missing there: the kitchen's window, and the door to the deck, with the words outdoors beside it. */
export const PHONE_MISSING = {
  outline: 'M380.4 521.1H424.1V573.8H380.4ZM528.2 521.8L497.4 509.8V655.6L528.2 681.1Z',
  leader: 'M592 560H513',
  end: 'M513 560h0',
  text: [655, 560],
} as const;
