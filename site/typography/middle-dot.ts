/** Between the parts of one line. Where the line breaks, the dot goes down with the part that follows. */
export const MIDDLE_DOT = ' ·\u00a0';
