import { ownValue } from './submission-context.ts';

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

/**
 * What `GET /api/captcha` answers: what the browser has to do before it sends the contact form. It asks when a visitor
 * touches the form, never before. When it cannot ask or cannot do it, it sends the form without: the message is
 * stored all the same, and held for the office to look at.
 */
export type CaptchaTask =
  | { provider: 'off' }
  /** Solve `challenge` and send `altchaAnswer(challenge, solution)`. Each challenge is taken once, until it expires. */
  | { provider: 'altcha'; challenge: AltchaChallenge }
  /** Load the provider's script and send what it hands out. Get it at the press of the button: it lasts minutes. */
  | { provider: ForeignProvider; siteKey: string };

/** Passed to ALTCHA's worker unchanged. */
export type AltchaChallenge = {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    /** Seconds since 1970. */
    expiresAt?: number;
  };
  signature?: string;
};

/** What ALTCHA's worker found. */
export type AltchaSolution = { counter: number; derivedKey: string; time?: number };

/** The field of the form, or the key of the JSON, in which each provider's answer comes: the providers' own names. */
export const CAPTCHA_FIELDS: Record<Exclude<CaptchaProvider, 'off'>, string> = {
  altcha: 'altcha',
  recaptcha: 'g-recaptcha-response',
  hcaptcha: 'h-captcha-response',
  turnstile: 'cf-turnstile-response',
};

/** Far more than any provider sends, in characters. */
const LONGEST_ANSWER = 16_384;

/** The text to send as the answer to an ALTCHA challenge. */
export function altchaAnswer(challenge: AltchaChallenge, solution: AltchaSolution): string {
  return btoa(JSON.stringify({ challenge, solution }));
}

/** The answer in a decoded JSON or form body: empty when there is none, nothing when it cannot be one. */
export function readCaptchaAnswer(
  input: unknown,
  provider: Exclude<CaptchaProvider, 'off'>,
): string | undefined {
  const answer = ownValue(input, CAPTCHA_FIELDS[provider]) ?? '';
  return typeof answer === 'string' && answer.length <= LONGEST_ANSWER ? answer : undefined;
}
