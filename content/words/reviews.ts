/** What the stars of a review say to a screen reader. */
export const stars = 'Five stars out of five';

/** Stands behind the month of a review that came with the program and that no customer wrote. */
export const sample = ' (sample\u00a0review)';
