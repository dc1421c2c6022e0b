/** The pages that thank a browser without script: each says so for one form. */
export const SENT_PAGES = { estimate: '/estimate/sent', contact: '/contact/sent' } as const;

/** The key in the query of such a page under which the server finds the reference, and the promise, that it may show. */
export const SENT_KEY = 'r';

/** Stands where the reference will, in such a page as the build leaves it for the server. */
export const REFERENCE_PLACE = '{{reference}}';

/** Stands where the end of "You’ll hear from us …" will. */
export const PROMISE_PLACE = '{{promise}}';

/** A reference in two groups of four, as it is read over the phone. */
export function formatReference(reference: string): string {
  return `${reference.slice(0, 4)} ${reference.slice(4)}`;
}
