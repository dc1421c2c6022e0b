/**
 * When the office answers: the moment as ISO 8601, or null where it cannot tell, and the end of "You’ll hear from us …".
 * `withZone`: the same for a clock in another time zone, with the day and the zone.
 */
export type OfficePromise = { by: string | null; words: string; withZone: string };

/** Where the server says when it would answer a request that came now. */
export const PROMISE_PATH = '/api/promise';

/** Good for a minute. `notice`: what the office says to everybody while a storm keeps it busy. */
export type PromiseNow = OfficePromise & { open: boolean; notice?: string };
