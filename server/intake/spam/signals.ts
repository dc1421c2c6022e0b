import type { LeadAnswers } from '../../../contract/lead.ts';
import type { Signal } from './spam-score.ts';

/** What is known about something that was sent, beside its words. */
export type SpamContext = {
  /** What stood in the field that people do not see. */
  honeypot: unknown;
  /** How long the page was shown; null when nobody said so. */
  seconds: number | null;
  /** Whether more came than people send. */
  isFrequent: boolean;
  /** Whether a captcha was asked for and not answered. */
  unverified: boolean;
};

/** Fewer seconds than somebody needs whose browser fills in everything but the description. */
export const HASTY = 3;

/** Everything about the words and their context that spam has more often than people's requests. */
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
/** Anything that looks like an HTML tag with a name that means something, BBCode, or a script's address. */
const MARKUP =
  /<\s*\/?\s*(?:a|script|img|iframe|svg|style|object|embed|form|input|b|i|p|div|span)\b[^>]*>|\[(?:url|link|img)\b|javascript:/i;
const NAMES = ['first_name', 'last_name'] as const;
/** People do have a dot in their name ("J.R.", "St.John"), and no web address. */
const NAME_LINK = /https?:|www\.|\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|io)\b/i;
