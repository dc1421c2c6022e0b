import { fill } from '../../contract/fill.ts';
import { heldReasons } from '../../messages/en/mails/held.ts';
import { urgentWords } from '../../messages/en/mails/urgent.ts';
import { inWords } from '../../messages/in-words.ts';
import type { LeadWithDeliveries } from '../store/leads.ts';
import type { Lead } from '../store/store.ts';
import { HASTY, HOLD_THRESHOLD, MANY_SITES, parseReason } from './spam-signals.ts';

/** Whether something of it waits for a person to look at it. */
export function isHeld({ deliveries }: Pick<LeadWithDeliveries, 'deliveries'>): boolean {
  return deliveries.some(({ state }) => state === 'held');
}

/**
 * What speaks against a lead, in words; empty when the office held it. A lead below the threshold has its signals too. A
 * captcha problem replaces its signal.
 */
export function holdReasons({ heldBecause, spamReasons }: Lead): string[] {
  const captcha = heldBecause ? [heldReasons.captcha[heldBecause]] : [];
  const signals = spamReasons
    .split(' ')
    .flatMap((reason) => parseReason(reason) ?? [])
    .filter(({ signal }) => signal !== 'unproven' || captcha.length === 0)
    .map(({ signal, count }) =>
      fill(heldReasons.signals[signal], { count, seconds: inWords(HASTY), sites: inWords(MANY_SITES) }),
    );
  return [...captcha, ...signals];
}

/** Why a lead sounded urgent when it came, as the end of a sentence that begins with "because"; undefined if it did not. */
export function whyUrgent({ priorityRules }: Pick<Lead, 'priorityRules'>): string | undefined {
  if (priorityRules === '') return undefined;
  const rules = priorityRules.split(' ').map((rule) => (isKnown(rule) ? urgentWords.rules[rule] : rule));
  return fill(urgentWords.because, { rules: rules.join(', ') });
}

/** A rule of an older version may be gone. */
function isKnown(rule: string): rule is keyof typeof urgentWords.rules {
  return Object.hasOwn(urgentWords.rules, rule);
}

/** Whether the office was sent its mail although the lead looks like spam. */
export function isUrgentSpam({ spamScore, priorityRules }: Lead): boolean {
  return priorityRules !== '' && spamScore >= HOLD_THRESHOLD;
}
