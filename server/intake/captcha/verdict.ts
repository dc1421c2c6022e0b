import type { CaptchaTask } from '../../../contract/captcha-answer.ts';
import type { CaptchaProblem, CaptchaVerdict } from '../../store/store.ts';

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
