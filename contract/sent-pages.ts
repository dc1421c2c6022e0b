import { URGENCY_LEVELS, type UrgencyLevel } from './answer.ts';

/** The pages that thank a browser without script: each says so for one form. */
export const SENT_PAGES = { estimate: '/estimate/sent', contact: '/contact/sent' } as const;

/** The page that thanks; where the words sound urgent, the one that says first whom to call. */
export function sentPage(form: keyof typeof SENT_PAGES, urgency?: UrgencyLevel): string {
  return urgency ? `${SENT_PAGES[form]}/${urgency}` : SENT_PAGES[form];
}

export function isSentPage(path: string): boolean {
  return sentPages().some((page) => page.path === path);
}

/** What the page at this path takes for urgent. */
export function urgencyOfSentPage(path: string): UrgencyLevel | undefined {
  return sentPages().find((page) => page.path === path)?.urgency;
}

function sentPages(): { path: string; urgency: UrgencyLevel | undefined }[] {
  const forms = Object.keys(SENT_PAGES) as (keyof typeof SENT_PAGES)[];
  return forms.flatMap((form) =>
    [undefined, ...URGENCY_LEVELS].map((urgency) => ({ path: sentPage(form, urgency), urgency })),
  );
}

/** The key in the query of such a page under which the server finds the reference, and the promise, that it may show. */
export const SENT_KEY = 'r';

/** Placeholder for the reference in the built page, which the server fills in. */
export const REFERENCE_PLACE = '{{reference}}';

/** Placeholder for the end of "You’ll hear from us …". */
export const PROMISE_PLACE = '{{promise}}';

/** A reference in two groups of four, as it is read over the phone. */
export function formatReference(reference: string): string {
  return `${reference.slice(0, 4)} ${reference.slice(4)}`;
}
