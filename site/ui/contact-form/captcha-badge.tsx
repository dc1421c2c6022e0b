import * as captchaWords from '../../../content/words/captcha.ts';
import type { CaptchaProvider } from '../../../contract/captcha.ts';
import { fill } from '../../../contract/fill.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './captcha-badge.module.css';
import type { ProofState } from './proof.ts';

/** The providers that show no badge. */
const NAMES: Partial<Record<CaptchaProvider, string>> = {
  altcha: captchaWords.altcha,
  hcaptcha: captchaWords.hcaptcha,
  turnstile: captchaWords.turnstile,
};

/** Names the captcha provider at the form's bottom left, once the form has had the focus. */
export function CaptchaBadge({ state, provider }: { state: ProofState; provider: CaptchaProvider }) {
  const name = NAMES[provider];
  if (state === 'idle' || state === 'failed' || !name) return null;
  return (
    <p className={styles.root}>
      <Icon name="check" />
      {fill(captchaWords.badge, { provider: name })}
    </p>
  );
}
