/** The part that the page for lost addresses misses. */
export const MISSING_PART = 'andersen';

/** What is missing: the bay window with the words in it, and the door to the deck in the wall beside it. */
export const MISSING = {
  outline: 'M903 560H1086V685H903ZM1188.3 561.8L1154.7 549.8V695.6L1188.3 721.1Z',
  leader: 'M1064 622H1086',
  end: 'M1086 622h0',
  text: [991, 622],
} as const;

/** What the page shows on a phone: the kitchen with its two outside walls, and the deck. */
export const PHONE_MISSING_VIEW = [297, 462, 454, 354] as const;

/** The same there: the kitchen's window, and the door to the deck, with the words outdoors beside it. */
export const PHONE_MISSING = {
  outline: 'M380.4 521.1H424.1V573.8H380.4ZM528.2 521.8L497.4 509.8V655.6L528.2 681.1Z',
  leader: 'M592 560H513',
  end: 'M513 560h0',
  text: [655, 560],
} as const;
