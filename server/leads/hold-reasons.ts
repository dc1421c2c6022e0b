import { inWords } from '../../content/in-words.ts';
import { heldReasons } from '../../content/mails/held.ts';
import { fill } from '../../contract/fill.ts';
import { HASTY, MANY_SITES, parseReason } from '../intake/spam/spam-score.ts';
import type { LeadWithDeliveries } from '../store/leads.ts';
import type { Lead } from '../store/store.ts';

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
