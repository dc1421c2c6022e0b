/** The longest answer to each field, in UTF-16 code units, which is what the `maxlength` attribute counts. */
export const LIMITS = {
  first_name: 100,
  last_name: 100,
  phone: 40,
  email: 254,
  description: 5_000,
} as const;

/** The same for the contact form, under the names of its fields. */
export const CONTACT_LIMITS = {
  name: LIMITS.first_name,
  lname: LIMITS.last_name,
  number: LIMITS.phone,
  email: LIMITS.email,
  message: LIMITS.description,
} as const;

/** The largest body of a post, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** How long the browser waits for an answer, in milliseconds. */
export const REQUEST_TIMEOUT = 60_000;
