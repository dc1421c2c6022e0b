/** The two buttons at the bottom of a phone, and what they are called together for a screen reader. */
export const call = 'Call';
export const estimate = 'Estimate';
export const label = 'Quick contact';
