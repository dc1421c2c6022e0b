import type { LeadAnswers } from '../../../contract/lead.ts';
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

/** What is known about a submission besides its text. */
export type SpamContext = {
  /** The value of the hidden field. */
  honeypot: unknown;
  /** How long the page was shown; null when unknown. */
  seconds: number | null;
  /** Whether its address or person sends more often than people do. */
  isFrequent: boolean;
  /** Whether the captcha is not solved. */
  unverified: boolean;
};

/** In seconds: even with autofill, typing the description takes longer. */
export const HASTY = 3;

/** The signals of spam in a submission's text and context. */
export function signalsOf(answers: LeadAnswers, about: SpamContext): Signal[] {
  const texts = Object.values(answers).join('\n');
  const links = texts.match(LINK)?.length ?? 0;
  const signals: Record<Signal, boolean> = {
    honeypot: about.honeypot !== undefined && about.honeypot !== '',
    hasty: about.seconds !== null && about.seconds < HASTY,
    link: links > 0 && links < MANY_LINKS,
    links: links >= MANY_LINKS,
    markup: MARKUP.test(texts),
    linkedName: NAMES.some((field) => NAME_LINK.test(answers[field])),
    unproven: about.unverified,
    often: about.isFrequent,
  };
  return (Object.keys(signals) as Signal[]).filter((signal) => signals[signal]);
}

export const MANY_LINKS = 3;
const LINK = /https?:\/\/|\bwww\./gi;
/** A known HTML tag, BBCode, or a `javascript:` address. */
const MARKUP =
  /<\s*\/?\s*(?:a|script|img|iframe|svg|style|object|embed|form|input|b|i|p|div|span)\b[^>]*>|\[(?:url|link|img)\b|javascript:/i;
const NAMES = ['first_name', 'last_name'] as const;
/** Not every dot: "J.R." and "St.John" are names. */
const NAME_LINK = /https?:|www\.|\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|io)\b/i;
