/** Between the parts of one line. Where the line breaks, the dot stays at the end of the upper one. */
export const MIDDLE_DOT = '\u00a0· ';
