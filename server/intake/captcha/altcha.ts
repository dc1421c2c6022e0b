import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { readCaptchaAnswer } from '../../../contract/captcha.ts';
import type { CaptchaVerdict } from '../../store/store.ts';
import { type Captcha, unverified } from './verdict.ts';

/** How long a challenge can be answered, in milliseconds: a message may take an hour to write. */
export const CHALLENGE_LIFETIME = 60 * 60 * 1000;

/**
 * How much work an answer is. A try took 1 ms in a browser on a desktop computer; a phone is reckoned to need three
 * times that. Half of `MOST_TRIES` are needed on average, so a phone works for about a second and for two at the most,
 * while the visitor types.
 */
const DIFFICULTY = { algorithm: 'PBKDF2/SHA-256', cost: 5_000 } as const;
const MOST_TRIES = 600;

type Deps = { key: string; clock: () => Date };

/**
 * The captcha of our own: the visitor's computer does a piece of work that ours can check at once. We keep nothing
 * about a challenge until it is answered; its signature says that it is ours, and how long it is good for.
 */
export function createAltcha({ key, clock }: Deps): Captcha {
  return {
    async task() {
      const expiresAt = new Date(clock().getTime() + CHALLENGE_LIFETIME);
      const counter = randomInt(MOST_TRIES);
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

/** Only the shape: what stands in it is ours when the signature is. A key more or less changes the signature. */
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

/** Throws when it cannot be read. */
function decode(answer: string): Decoded {
  return answerShape.parse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
}
