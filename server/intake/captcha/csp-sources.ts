import type { CaptchaProvider } from '../../../contract/captcha.ts';

/** Sources to add to the content security policy, by directive. */
export type CspSources = Partial<Record<'script-src' | 'style-src' | 'connect-src' | 'frame-src', string[]>>;

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const TURNSTILE = ['https://challenges.cloudflare.com'];

/** As each provider documents. ALTCHA needs none: its worker is one of our own files. */
export const CAPTCHA_CSP_SOURCES: Record<CaptchaProvider, CspSources> = {
  off: {},
  altcha: {},
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  hcaptcha: {
    'script-src': HCAPTCHA,
    'style-src': HCAPTCHA,
    'connect-src': HCAPTCHA,
    'frame-src': HCAPTCHA,
  },
  turnstile: { 'script-src': TURNSTILE, 'frame-src': TURNSTILE },
};
