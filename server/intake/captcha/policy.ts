import type { CaptchaProvider } from '../../../contract/captcha.ts';

/** What a provider needs beyond our own site, by the directive of the content security policy. */
export type Sources = Partial<Record<'script-src' | 'style-src' | 'connect-src' | 'frame-src', string[]>>;

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const TURNSTILE = ['https://challenges.cloudflare.com'];

/** As each provider's documentation asks for. Ours needs nothing: its worker comes from our own site. */
export const CAPTCHA_SOURCES: Record<CaptchaProvider, Sources> = {
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
