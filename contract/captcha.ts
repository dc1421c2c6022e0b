/** The third-party providers: they serve their own script and verify the answer. */
const FOREIGN_PROVIDERS = ['recaptcha', 'hcaptcha', 'turnstile'] as const;
export type ForeignProvider = (typeof FOREIGN_PROVIDERS)[number];

/** Who asks for the proof that a person sends the contact form. `altcha` is ours; `off` asks for none. */
export const CAPTCHA_PROVIDERS = ['altcha', ...FOREIGN_PROVIDERS, 'off'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

export function isForeign(provider: string): provider is ForeignProvider {
  return (FOREIGN_PROVIDERS as readonly string[]).includes(provider);
}

/** The pages with the contact form, the only ones that allow a third-party provider. */
export const CAPTCHA_PAGES: readonly string[] = ['/contact', '/ultimate-guide-to-selling-your-home'];
