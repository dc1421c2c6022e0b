/** What the stars of a review say to a screen reader. */
export const stars = 'Five stars out of five';
