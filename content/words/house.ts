/** What the drawing of the house is, for those who do not see it. */
export const label = 'Cutaway of a house; each part leads to its service';

/** What the list of the services that have no card there is called for a screen reader. */
export const others = 'Also on the drawing';
