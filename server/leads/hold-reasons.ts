import { CAPTCHA_PROBLEMS } from '../intake/captcha/verdict.ts';
import { SIGNALS, type Signal } from '../intake/spam/spam-score.ts';
import type { Lead } from '../store/store.ts';

/** Why a lead was held automatically, in words; empty when the office held it. A captcha problem replaces its signal. */
export function holdReasons({ heldBecause, spamReasons }: Lead): string[] {
  const captcha = heldBecause ? [CAPTCHA_PROBLEMS[heldBecause]] : [];
  const signals = spamReasons
    .split(' ')
    .filter((signal): signal is Signal => Object.hasOwn(SIGNALS, signal))
    .filter((signal) => signal !== 'unproven' || captcha.length === 0);
  return [...captcha, ...signals.map((signal) => SIGNALS[signal].text)];
}
