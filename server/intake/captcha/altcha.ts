import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { readCaptchaAnswer } from '../../../contract/captcha-answer.ts';
import type { CaptchaVerdict } from '../../store/store.ts';
import { type Captcha, unverified } from './verdict.ts';

/** In milliseconds: a message may take an hour to write. */
export const CHALLENGE_LIFETIME = 60 * 60 * 1000;

/**
 * One try took 1 ms in a desktop browser; we assume 3 ms on a phone. On average half of `MAX_TRIES` are needed, so a phone
 * works for about one second, and two at most, while the visitor types.
 */
const DIFFICULTY = { algorithm: 'PBKDF2/SHA-256', cost: 5_000 } as const;
const MAX_TRIES = 600;

type Deps = { key: string; clock: () => Date };

/**
 * A proof-of-work captcha without a third party. Challenges are signed, with their expiry, so nothing is stored until one
 * is answered.
 */
export function createAltcha({ key, clock }: Deps): Captcha {
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
