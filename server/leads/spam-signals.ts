/**
 * What can make something that was sent look like spam, and how much; its wording is in `messages/en/mails/held.ts`. A password
 * manager fills in the honeypot, and people link to a shop: together they hold nothing. `sameSender` is only told.
 */
export const SIGNAL_WEIGHTS = {
  honeypot: 3,
  hasty: 2,
  link: 1,
  links: 5,
  markup: 5,
  linkedName: 5,
  unproven: 2,
  sameSender: 0,
  often: 5,
} as const;

export type Signal = keyof typeof SIGNAL_WEIGHTS;

/** From this score on something is held. One light signal alone is never enough. */
export const HOLD_THRESHOLD = 5;

/** The signal and its number, if it has one: "sameSender:7". Undefined for that of another version. */
export function parseReason(reason: string): { signal: Signal; count: string } | undefined {
  const [signal = '', count = ''] = reason.split(':');
  return Object.hasOwn(SIGNAL_WEIGHTS, signal) ? { signal: signal as Signal, count } : undefined;
}

/** In seconds: even with autofill, typing the description takes longer. */
export const HASTY = 3;

/** People compare a few shops, and say what of them; a text that names this many sites advertises them. */
export const MANY_SITES = 6;
