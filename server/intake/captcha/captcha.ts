import type { Config } from '../../config.ts';
import type { Store } from '../../store/store.ts';
import { createAltcha } from './altcha.ts';
import { createSiteverify, type Siteverify } from './siteverify.ts';
import type { Captcha } from './verdict.ts';

type Needs = {
  config: Pick<Config, 'captcha'>;
  store: Pick<Store, 'secret'>;
  clock: () => Date;
  siteverify?: Siteverify;
};

/** The captcha that the settings name. */
export async function createCaptcha({
  config: { captcha },
  store,
  clock,
  siteverify,
}: Needs): Promise<Captcha> {
  if (captcha.provider === 'off') return NOTHING_ASKED;
  if (captcha.provider === 'altcha') return createAltcha({ key: await store.secret('altcha'), clock });
  return createSiteverify(captcha, siteverify);
}

const NOTHING_ASKED: Captcha = {
  task: async () => ({ provider: 'off' }),
  judge: async () => ({ proof: 'unchecked' }),
};
