import type { SpamScore } from '../../store/store.ts';

/** What can make something that was sent look like spam, with its weight and the words for the office. */
export const SIGNALS = {
  honeypot: {
    weight: 3,
    text: 'a field that people do not see was filled in (browsers sometimes do that by themselves)',
  },
  hasty: { weight: 2, text: 'it was sent within three seconds of the page being shown' },
  link: { weight: 2, text: 'the text holds a link' },
  links: { weight: 5, text: 'the text holds three links or more' },
  markup: { weight: 5, text: 'the text holds HTML, BBCode or script' },
  linkedName: { weight: 5, text: 'a name holds a link' },
  unproven: { weight: 2, text: 'the captcha did not show that a person sent it' },
  often: { weight: 5, text: 'more came from one place or one person in a short time than people send' },
} as const;

export type Signal = keyof typeof SIGNALS;

/** From this score on something is held. One light signal alone is never enough. */
export const HOLD_THRESHOLD = 5;

export function spamScoreOf(reasons: Signal[]): SpamScore {
  const score = reasons.reduce((sum, signal) => sum + SIGNALS[signal].weight, 0);
  return { score, reasons, held: score >= HOLD_THRESHOLD };
}
