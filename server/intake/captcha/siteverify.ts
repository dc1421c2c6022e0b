import type { ForeignProvider } from '../../../contract/captcha.ts';
import { readCaptchaAnswer } from '../../../contract/captcha-answer.ts';
import { type Captcha, unverified } from './verdict.ts';

/** The three providers share one protocol; only the addresses differ. */
const ADDRESSES: Record<ForeignProvider, string> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

/** The visitor is waiting meanwhile. */
const TIMEOUT_MS = 5_000;

/** Error codes for a mistake of ours or of the provider, not of the visitor. */
const NOT_THE_VISITOR = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'bad-request',
  'internal-error',
]);

type Account = { provider: ForeignProvider; siteKey: string; secret: string };
/** What a test puts in place of the real provider. */
export type Siteverify = { url?: string; timeoutMs?: number };

/**
 * reCAPTCHA (version 2, invisible), hCaptcha and Turnstile. We send the answer and our secret, never the visitor's
 * address. The provider checks the host against the list in its own settings; a check of ours would fail on a site with
 * two host names.
 */
export function createSiteverify(
  { provider, siteKey, secret }: Account,
  { url = ADDRESSES[provider], timeoutMs = TIMEOUT_MS }: Siteverify = {},
): Captcha {
  return {
    task: async () => ({ provider, siteKey }),

    async verify(body, log) {
      const response = readCaptchaAnswer(body, provider);
      if (response === undefined) return unverified('unreadable');
      if (response === '') return unverified('missing');
      try {
        const { success, errors } = await ask(url, { secret, response }, timeoutMs);
        if (success) return { captcha: 'verified' };
        if (errors.some((error) => NOT_THE_VISITOR.has(error))) {
          log.error({ provider, errors }, 'the captcha service rejected our request');
          return unverified('unavailable');
        }
        return unverified('refused');
      } catch (error) {
        log.warn({ provider, err: error }, 'the captcha service did not answer');
        return unverified('unavailable');
      }
    },
  };
}

/** Throws when the provider times out, fails, or answers in an undocumented format. */
async function ask(url: string, question: Record<string, string>, timeoutMs: number) {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(question),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status >= 500) throw new Error(`it answered with status ${response.status}`);
  const answer = (await response.json()) as { success?: unknown; 'error-codes'?: unknown } | null;
  if (typeof answer?.success !== 'boolean') throw new Error('it answered neither yes nor no');
  const codes = Array.isArray(answer['error-codes']) ? answer['error-codes'] : [];
  return { success: answer.success, errors: codes.filter((code) => typeof code === 'string') };
}
