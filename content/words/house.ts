/** What the drawing of the house is, for those who do not see it. */
export const label = 'Cutaway of a house; each part leads to its service';

/** Below it where it is wider than the screen. */
export const slide = '← swipe the drawing →';

/** What the list of the services that have no card there is called for a screen reader. */
export const others = 'Also on the drawing';
