import type { SpamScore } from '../../store/store.ts';

/** What can make something that was sent look like spam, and how much; its words stand in `content/mails/held.ts`. */
export const SIGNAL_WEIGHTS = {
  honeypot: 3,
  hasty: 2,
  link: 2,
  links: 5,
  markup: 5,
  linkedName: 5,
  unproven: 2,
  often: 5,
} as const;

export type Signal = keyof typeof SIGNAL_WEIGHTS;

/** From this score on something is held. One light signal alone is never enough. */
export const HOLD_THRESHOLD = 5;

export function spamScoreOf(reasons: Signal[]): SpamScore {
  const score = reasons.reduce((sum, signal) => sum + SIGNAL_WEIGHTS[signal], 0);
  return { score, reasons, held: score >= HOLD_THRESHOLD };
}
