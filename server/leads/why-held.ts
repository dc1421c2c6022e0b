import { CAPTCHA_PROBLEMS } from '../intake/captcha/verdict.ts';
import { SIGNALS, type Signal } from '../intake/spam/spam-score.ts';
import type { Lead } from '../store/store.ts';

/** In words; nothing when it was the office itself that held it. Why a captcha is missing says more than that it is. */
export function whyHeld({ heldBecause, spamReasons }: Lead): string[] {
  const captcha = heldBecause ? [CAPTCHA_PROBLEMS[heldBecause]] : [];
  const signals = spamReasons
    .split(' ')
    .filter((signal): signal is Signal => Object.hasOwn(SIGNALS, signal))
    .filter((signal) => signal !== 'unproven' || captcha.length === 0);
  return [...captcha, ...signals.map((signal) => SIGNALS[signal].text)];
}
