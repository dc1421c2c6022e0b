export const existing = 'Existing';
export const proposed = 'Proposed';
/** What the range is called that uncovers the one or the other. */
export const range = 'How much of the drawing of what we found covers the picture of what we built';
