/** The largest body of a post, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** How long the browser waits for an answer, in milliseconds. */
export const REQUEST_TIMEOUT = 60_000;
