const HOUR = 60 * 60_000;

/** The longest that a failed delivery waits for its next attempt, in milliseconds, but for chance. */
export const LONGEST_WAIT = 4 * HOUR;

/** Each wait is this share longer or shorter by chance, so that many mails do not come back at the same moment. */
export const WAIT_SPREAD = 0.2;

/** In milliseconds. No two attempts are further apart: a delivery that waits longer has its time from a wrong clock. */
export const LONGEST_PAUSE = LONGEST_WAIT * (1 + WAIT_SPREAD);
