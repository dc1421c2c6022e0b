import type { CaptchaTask } from '../../../contract/captcha.ts';
import type { CaptchaProblem, CaptchaVerdict } from '../../store/store.ts';

/** Why a sender counts as unverified, in words for the office, as the end of a sentence. */
export const CAPTCHA_PROBLEMS: Record<CaptchaProblem, string> = {
  missing: 'no captcha answer came with it',
  unreadable: 'the captcha answer cannot be read',
  forged: 'the captcha answer belongs to no question of ours',
  wrong: 'the captcha answer is wrong',
  expired: 'the captcha answer came too late',
  used: 'the captcha answer had been used before',
  refused: 'the captcha service did not accept the answer',
  unavailable: 'the captcha could not be checked',
};

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

export function unverified(problem: CaptchaProblem): CaptchaVerdict {
  return { captcha: 'unverified', problem };
}

/** Where nothing is asked. */
export const NO_CAPTCHA: Captcha = {
  task: async () => ({ provider: 'off' }),
  verify: async () => ({ captcha: 'unchecked' }),
};
