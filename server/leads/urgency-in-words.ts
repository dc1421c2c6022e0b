import { urgentWords } from '../../content/mails/urgent.ts';
import { fill } from '../../contract/fill.ts';
import { HOLD_THRESHOLD } from '../intake/spam/spam-score.ts';
import type { Lead } from '../store/store.ts';

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
