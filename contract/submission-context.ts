/** The key of the JSON body in which it travels, beside the answers. */
export const CONTEXT_FIELD = 'context';

/** The hidden field in which a form that is sent without script carries the path of its page; that of a second try, with its labels. */
export const PAGE_FIELD = 'page';

/**
 * An invisible field of both forms that only a program fills in (a honeypot). A value is a hint, not proof: some
 * browsers fill it in for their owner. In a JSON body it travels under the same name.
 */
export const HONEYPOT_FIELD = 'website';

/** Where a request came from, as the browser tells it. */
export type SubmissionContext = {
  /** The path of the page with the form. */
  page: string;
  /** The other site from which the visit came, by its host; empty when there is none. */
  referrer: string;
  /** What the address said with which the visit began. */
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  /** The number that an ad network gave the click, behind its name in the address: "gclid=Cj0KCQ". */
  click_id: string;
  /** How long the form was in the page when it was sent. */
  seconds: number | null;
};

/**
 * Reads it from what came under that key. It never throws and refuses nothing, because no request may be lost for
 * what it says about itself: whatever is odd is left empty.
 */
export function parseSubmissionContext(input: unknown): SubmissionContext {
  return {
    page: line(input, 'page', 200),
    referrer: line(input, 'referrer', 253),
    utm_source: line(input, 'utm_source', 100),
    utm_medium: line(input, 'utm_medium', 100),
    utm_campaign: line(input, 'utm_campaign', 100),
    click_id: line(input, 'click_id', 400),
    seconds: wholeNumber(ownValue(input, 'seconds')),
  };
}

/** What networks call the number of a click, and who they are. Facebook numbers every click, not only those on ads. */
const CLICK_NETWORKS: Record<string, Network> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  msclkid: 'microsoft',
  fbclid: 'facebook',
};

export type Network = 'google' | 'microsoft' | 'facebook';

/** Whose click it was, by a `click_id`. */
export function networkOf(clickId: string): Network | undefined {
  return ownValue(CLICK_NETWORKS, clickId.split('=', 1)[0] ?? '') as Network | undefined;
}

/** The labels in the query of an address, as much of them as is kept. */
export function labelsIn(query: string) {
  const asked = new URLSearchParams(query);
  const click = Object.keys(CLICK_NETWORKS).find((name) => asked.get(name));
  const { utm_source, utm_medium, utm_campaign, click_id } = parseSubmissionContext({
    ...Object.fromEntries(asked),
    click_id: click && `${click}=${asked.get(click)}`,
  });
  return { utm_source, utm_medium, utm_campaign, click_id };
}

/** One line of text, short enough for a mail's header and without anything that could end it. */
function line(input: unknown, key: keyof SubmissionContext, limit: number): string {
  const value = ownValue(input, key);
  if (typeof value !== 'string') return '';
  return value
    .replace(CONTROLS, '')
    .trim()
    .slice(0, limit)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Control characters, halves of a character, and the two line ends that are none of them. */
const CONTROLS = /\p{Cc}|\p{Cs}|[\u2028\u2029]/gu;

function wholeNumber(value: unknown): number | null {
  // JSON knows a minus zero.
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Math.abs(Number(value)) : null;
}

/** Reads only what the sender wrote, never what an object inherits. */
export function ownValue(input: unknown, key: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) return undefined;
  return (input as Record<string, unknown>)[key];
}
