/** In milliseconds. The clocks of servers that share a store differ by less; so does one that NTP corrects a little. */
export const CLOCK_TOLERANCE = 10 * 60_000;
