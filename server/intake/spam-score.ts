import type { LeadAnswers } from '../../contract/lead.ts';
import type { Rate } from '../http/rate-limit/rate-limit.ts';
import {
  HASTY,
  HOLD_THRESHOLD,
  MANY_SITES,
  parseReason,
  SIGNAL_WEIGHTS,
  type Signal,
} from '../leads/spam-signals.ts';
import type { SpamScore } from '../store/store.ts';

export function spamScoreOf(reasons: string[]): SpamScore {
  const signals = reasons.flatMap((reason) => parseReason(reason)?.signal ?? []);
  const score = signals.reduce((sum, signal) => sum + SIGNAL_WEIGHTS[signal], 0);
  return { score, reasons, held: score >= HOLD_THRESHOLD };
}

/** What is known about a submission besides its text. */
export type SpamContext = Pick<Rate, 'sameSender' | 'isFlood'> & {
  /** The value of the hidden field. */
  honeypot: unknown;
  /** How long the page was shown; null when unknown. */
  seconds: number | null;
  /** Whether the captcha is not solved. */
  unverified: boolean;
};

/** The reasons to take a submission for spam, in its text and context. */
export function signalsOf(answers: LeadAnswers, about: SpamContext): string[] {
  const texts = Object.values(answers).join('\n');
  const sites = new Set([...texts.matchAll(LINK)].map(([, host]) => host?.toLowerCase()));
  const isLinkList =
    sites.size >= MANY_SITES || (sites.size >= SOME_SITES && wordsBeside(answers) <= sites.size);
  const signals: Record<Signal, boolean | number> = {
    honeypot: about.honeypot !== undefined && about.honeypot !== '',
    hasty: about.seconds !== null && about.seconds < HASTY,
    link: sites.size > 0 && !isLinkList,
    links: isLinkList,
    markup: MARKUP.test(texts),
    linkedName: NAMES.some((field) => NAME_LINK.test(answers[field].replace(EMAIL, ''))),
    unproven: about.unverified,
    sameSender: !about.isFlood && about.sameSender,
    often: about.isFlood,
  };
  return (Object.keys(signals) as Signal[])
    .filter((signal) => signals[signal])
    .map((signal) => (signals[signal] === true ? signal : `${signal}:${signals[signal]}`));
}

/** From this many on, hardly a word beside the links is the same. */
const SOME_SITES = 3;
/** One site is one sign, however many of its pages are named. */
const LINK = /(?:https?:\/\/(?:www\.)?|\bwww\.)([\p{L}\p{N}.-]*)/giu;

function wordsBeside({ description }: LeadAnswers): number {
  return description.split(/\s+/).filter((word) => /\p{L}/u.test(word) && word.search(LINK) < 0).length;
}

/**
 * What makes a browser load or follow something: a tag with an attribute that does, a script, BBCode, or a `javascript:`
 * address. "< a half inch > one inch" is a measure, and `<b>` comes with words that were copied from a page.
 */
const MARKUP =
  /<script\b[^<>]*>|<[a-z]+\b[^<>]*[\s"'/](?:href|src|srcdoc|action|on[a-z]+)\s*=|\[(?:url|link|img)=|\[\/(?:url|link|img)\]|\bjavascript:\S/i;
const NAMES = ['first_name', 'last_name'] as const;
/** Not every dot: "J.R." and "St.John" are names. */
const NAME_LINK = /https?:|www\.|\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|io)\b/i;
/** A browser sometimes fills in the address for the name. */
const EMAIL = /[^\s@]+@[^\s@]+/g;
