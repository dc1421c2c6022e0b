/** The two buttons at the bottom of a phone, the first above the emergency number; what stands over them is in `emergency.ts`. */
export const call = 'Call 24/7';
export const estimate = 'Get an Estimate';

/** What they are called together for a screen reader. */
export const label = 'Quick contact';
