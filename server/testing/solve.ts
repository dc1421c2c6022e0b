import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { type AltchaChallenge, altchaAnswer, type CaptchaTask } from '../../contract/captcha.ts';

/** Asks the server for a challenge, as a browser does that is about to send the contact form. */
export async function askForChallenge(app: FastifyInstance): Promise<AltchaChallenge> {
  const task: CaptchaTask = (await app.inject('/api/captcha')).json();
  if (task.provider !== 'altcha') throw new Error(`the server asks for ${task.provider}`);
  return task.challenge;
}

/** Does the work that a challenge asks for; takes about half a second. */
export async function solve(challenge: AltchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge has no solution');
  return altchaAnswer(challenge, solution);
}

/** The answer to a challenge of its own. */
export async function solvedCaptcha(app: FastifyInstance): Promise<string> {
  return solve(await askForChallenge(app));
}
