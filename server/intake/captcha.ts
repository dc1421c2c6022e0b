import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type CaptchaTask, type ForeignProvider, readCaptchaAnswer } from '../../contract/captcha.ts';
import type { Config } from '../config.ts';
import type { CaptchaProblem, CaptchaVerdict, Store } from '../store/store.ts';

/** Gives browsers something to solve, and verifies what they send. */
export type Captcha = {
  /** What the next visitor has to do. */
  task(): Promise<CaptchaTask>;
  /** Verifies the answer in a decoded body; never throws: a lead is stored whatever the result. */
  verify(body: unknown, log: CaptchaLog): Promise<CaptchaVerdict>;
};

type CaptchaLog = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

function unverified(problem: CaptchaProblem): CaptchaVerdict {
  return { captcha: 'unverified', problem };
}

/** Where nothing is asked. */
export const NO_CAPTCHA: Captcha = {
  task: async () => ({ provider: 'off' }),
  verify: async () => ({ captcha: 'unchecked' }),
};

type Deps = {
  config: Pick<Config, 'captcha'>;
  store: Pick<Store, 'secret'>;
  clock: () => Date;
  siteverify?: Siteverify;
};

/** The captcha of the provider in the settings. */
export async function createCaptcha({
  config: { captcha },
  store,
  clock,
  siteverify,
}: Deps): Promise<Captcha> {
  if (captcha.provider === 'off') return NO_CAPTCHA;
  if (captcha.provider === 'altcha') return createAltcha({ key: await store.secret('altcha'), clock });
  return createSiteverify(captcha, siteverify);
}

/** `GET /api/captcha`: what the browser has to solve before it sends the contact form. */
export async function captchaRoutes(app: FastifyInstance, { captcha }: { captcha: Captcha }) {
  // Three times the limit of posts: people start forms without sending them, or send again after a correction.
  app.get(
    '/api/captcha',
    { preHandler: app.limitRate('captcha', { times: 3 }) },
    (): Promise<CaptchaTask> => captcha.task(),
  );
}

/** In milliseconds: a message may take an hour to write. */
export const CHALLENGE_LIFETIME = 60 * 60 * 1000;

/**
 * One try took 1 ms in a desktop browser; we assume 3 ms on a phone. On average half of `MAX_TRIES` are needed, so a phone
 * works for about one second, and two at most, while the visitor types.
 */
const DIFFICULTY = { algorithm: 'PBKDF2/SHA-256', cost: 5_000 } as const;
const MAX_TRIES = 600;

/**
 * A proof-of-work captcha without a third party. Challenges are signed, with their expiry, so nothing is stored until one
 * is answered.
 */
function createAltcha({ key, clock }: { key: string; clock: () => Date }): Captcha {
  return {
    async task() {
      const expiresAt = new Date(clock().getTime() + CHALLENGE_LIFETIME);
      const counter = randomInt(MAX_TRIES);
      const challenge = await createChallenge({
        ...DIFFICULTY,
        counter,
        expiresAt,
        deriveKey,
        hmacSignatureSecret: key,
      });
      return { provider: 'altcha', challenge };
    },

    async verify(body) {
      const answer = readCaptchaAnswer(body, 'altcha');
      if (answer === '') return unverified('missing');
      try {
        return await check(decode(answer ?? ''));
      } catch {
        return unverified('unreadable');
      }
    },
  };

  async function check({ challenge, solution }: Decoded): Promise<CaptchaVerdict> {
    const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: key });
    if (result.invalidSignature) return unverified('forged');
    if (result.invalidSolution) return unverified('wrong');
    const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
    if (!result.verified || expiresAt <= clock()) return unverified('expired');
    return { captcha: 'verified', challenge: { id: challenge.parameters.nonce, expiresAt } };
  }
}

/** Checks only the shape: the signature covers the values, and any added or missing parameter. */
const answerShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

type Decoded = z.infer<typeof answerShape>;

/** Throws when it cannot be parsed. */
function decode(answer: string): Decoded {
  return answerShape.parse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
}

/** The three providers share one protocol; only the addresses differ. */
const ADDRESSES: Record<ForeignProvider, string> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

/** The visitor is waiting meanwhile. */
const SITEVERIFY_TIMEOUT_MS = 5_000;

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
function createSiteverify(
  { provider, siteKey, secret }: Account,
  { url = ADDRESSES[provider], timeoutMs = SITEVERIFY_TIMEOUT_MS }: Siteverify = {},
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
