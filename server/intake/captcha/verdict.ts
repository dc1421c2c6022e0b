import type { CaptchaTask } from '../../../contract/captcha.ts';

/** Why a sender counts as unproven. */
export type ProofProblem =
  | 'missing'
  | 'unreadable'
  | 'forged'
  | 'wrong'
  | 'expired'
  | 'used'
  | 'refused'
  | 'unavailable';

/** The same in words for the office, as the end of a sentence. */
export const PROOF_PROBLEMS: Record<ProofProblem, string> = {
  missing: 'no captcha answer came with it',
  unreadable: 'the captcha answer cannot be read',
  forged: 'the captcha answer belongs to no question of ours',
  wrong: 'the captcha answer is wrong',
  expired: 'the captcha answer came too late',
  used: 'the captcha answer had been used before',
  refused: 'the captcha service did not accept the answer',
  unavailable: 'the captcha could not be checked',
};

/** A challenge that is good for one message: whoever stores the message uses it up. */
export type OneTimeChallenge = { id: string; expiresAt: Date };

/** What a captcha says about the sender of a message. `unchecked`: nothing was asked. */
export type Verdict =
  | { proof: 'proven'; challenge?: OneTimeChallenge }
  | { proof: 'unproven'; problem: ProofProblem }
  | { proof: 'unchecked' };

/** Asks browsers for a proof and judges what they send. */
export type Captcha = {
  /** What the next visitor has to do. */
  task(): Promise<CaptchaTask>;
  /** Judges the answer in a decoded body; never throws, for a message is stored whatever comes out. */
  judge(body: unknown, log: CaptchaLog): Promise<Verdict>;
};

type CaptchaLog = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

export function unproven(problem: ProofProblem): Verdict {
  return { proof: 'unproven', problem };
}
