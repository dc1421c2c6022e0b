import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { type AltchaChallenge, altchaAnswer, type CaptchaTask } from '../../contract/captcha.ts';

/** Fetches a challenge, as a browser does before it sends the contact form. */
export async function askForChallenge(app: FastifyInstance): Promise<AltchaChallenge> {
  const task: CaptchaTask = (await app.inject('/api/captcha')).json();
  if (task.provider !== 'altcha') throw new Error(`the server asks for ${task.provider}`);
  return task.challenge;
}

/** Solves a challenge; takes about half a second. */
export async function solve(challenge: AltchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge has no solution');
  return altchaAnswer(challenge, solution);
}

/** Fetches and solves a challenge. */
export async function solvedCaptcha(app: FastifyInstance): Promise<string> {
  return solve(await askForChallenge(app));
}
