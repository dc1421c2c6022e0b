/** The longest answer to each field, in UTF-16 code units, which is what the `maxlength` attribute counts. */
export const LIMITS = {
  first_name: 100,
  last_name: 100,
  phone: 40,
  email: 254,
  description: 5_000,
} as const;

/** The largest body of a post, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** How long the browser waits for an answer, in milliseconds. */
export const REQUEST_TIMEOUT = 60_000;
