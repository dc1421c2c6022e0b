import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { solveChallengeWorkers } from 'altcha-lib';
import type { AltchaChallenge, AltchaSolution } from '../../../contract/captcha.ts';

/** The challenge is sized for one worker. A second one halves the wait; more are not worth a phone's battery. */
const WORKERS = 2;

/** Solves our challenge in workers. Rejects if the browser cannot (plain HTTP has no `crypto.subtle`). */
export async function solve(challenge: AltchaChallenge): Promise<AltchaSolution> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: WORKERS,
    createWorker: () => new Pbkdf2Worker(),
  });
  if (!solution) throw new Error('the challenge has no solution');
  return solution;
}
