/** The largest body of a post, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** How long the browser waits for an answer, in milliseconds. */
export const REQUEST_TIMEOUT = 60_000;

/** What to change, by the name of the field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * What a posted form answers to a program, whatever the status. The specification's own success has no reference; `urgent`
 * is set if the words sound so.
 */
export type FormAnswer<Field extends string> =
  | {
      success: true;
      reference?: string | undefined;
      promise?: OfficePromise | undefined;
      urgent?: UrgencyLevel | undefined;
      /** Set if no mail reaches the sender. */
      reach?: LimitedReach | undefined;
      /** The path of the page where it can be seen and corrected. */
      link?: string | undefined;
    }
  | { success: false; message: string; errors?: FieldErrors<Field> };

/** How urgent a lead sounds, if it does: people may be in danger, or a house is. */
export const URGENCY_LEVELS = ['danger', 'urgent'] as const;
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];

export function isUrgencyLevel(value: unknown): value is UrgencyLevel {
  return URGENCY_LEVELS.some((level) => level === value);
}

/** How the office can reach a sender whose address is none: by phone alone, or not at all. */
export const LIMITED_REACH = ['phone', 'none'] as const;
export type LimitedReach = (typeof LIMITED_REACH)[number];

/**
 * When the office answers: the moment as ISO 8601, or null where it cannot tell, and the end of "You’ll hear from us …".
 * `withZone`: the same for a clock in another time zone, with the day and the zone.
 */
export type OfficePromise = { by: string | null; words: string; withZone: string };

/** Where the server says when it would answer a request that came now. */
export const PROMISE_PATH = '/api/promise';

/** Good for a minute. `notice`: what the office says to everybody while a storm keeps it busy. */
export type PromiseNow = OfficePromise & { open: boolean; notice?: string };

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

/** Such a page as it is built for a sender with this reach: its name in the manifest. */
export function sentPageFor(path: string, reach: LimitedReach | undefined): string {
  return reach ? `${path} ${reach}` : path;
}

/** The key in the query of such a page under which the server finds the reference, and the promise, that it may show. */
export const SENT_KEY = 'r';

/** Placeholder for the reference in the built page, which the server fills in. */
export const REFERENCE_PLACE = '{{reference}}';

/** Placeholder for the end of "You’ll hear from us …". */
export const PROMISE_PLACE = '{{promise}}';

/** Placeholder for the path of the page where it can be seen and corrected. */
export const LINK_PLACE = '{{link}}';

/** Whether it is such a path: what a browser has kept, anyone may have written. */
export function isMyPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/my\/[\w.]+$/.test(value);
}

/** A reference in two groups of four, as it is read over the phone. */
export function formatReference(reference: string): string {
  return `${reference.slice(0, 4)} ${reference.slice(4)}`;
}
