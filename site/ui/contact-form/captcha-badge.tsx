import * as captchaWords from '../../../content/words/captcha.ts';
import type { CaptchaProvider } from '../../../contract/captcha.ts';
import { fill } from '../../../contract/fill.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './captcha-badge.module.css';
import type { ProofState } from './proof.ts';

/** The providers without a badge of their own. */
const NAMES: Partial<Record<CaptchaProvider, string>> = {
  altcha: captchaWords.altcha,
  hcaptcha: captchaWords.hcaptcha,
  turnstile: captchaWords.turnstile,
};

/** Says at the form's bottom left who keeps robots out, from when the focus first comes into it. */
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
