import type { Config } from '../config.ts';
import { createAltcha } from './altcha.ts';
import { readOrMakeKey } from './altcha-key.ts';
import { createSiteverify, type Siteverify } from './siteverify.ts';
import type { Captcha } from './verdict.ts';

type Needs = { config: Pick<Config, 'captcha' | 'dataDir'>; clock: () => Date; siteverify?: Siteverify };

/** The captcha that the settings name. */
export function createCaptcha({ config: { captcha, dataDir }, clock, siteverify }: Needs): Captcha {
  if (captcha.provider === 'off') return NOTHING_ASKED;
  if (captcha.provider === 'altcha') return createAltcha({ key: readOrMakeKey(dataDir), clock });
  return createSiteverify(captcha, siteverify);
}

const NOTHING_ASKED: Captcha = {
  task: async () => ({ provider: 'off' }),
  judge: async () => ({ proof: 'unchecked' }),
};
