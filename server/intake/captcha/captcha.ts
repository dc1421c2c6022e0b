import type { FastifyInstance } from 'fastify';
import type { CaptchaTask } from '../../../contract/captcha-answer.ts';
import type { Config } from '../../config.ts';
import type { Store } from '../../store/store.ts';
import { createAltcha } from './altcha.ts';
import { createSiteverify, type Siteverify } from './siteverify.ts';
import { type Captcha, NO_CAPTCHA } from './verdict.ts';

type Deps = {
  config: Pick<Config, 'captcha'>;
  store: Pick<Store, 'secret'>;
  clock: () => Date;
  siteverify?: Siteverify;
};

/** The captcha of the provider in the settings. */
export async function createCaptcha({
  config: { captcha },
  store,
  clock,
  siteverify,
}: Deps): Promise<Captcha> {
  if (captcha.provider === 'off') return NO_CAPTCHA;
  if (captcha.provider === 'altcha') return createAltcha({ key: await store.secret('altcha'), clock });
  return createSiteverify(captcha, siteverify);
}

/** `GET /api/captcha`: what the browser has to solve before it sends the contact form. */
export async function captchaRoutes(app: FastifyInstance, { captcha }: { captcha: Captcha }) {
  // Three times the limit of posts: people start forms without sending them, or send again after a correction.
  app.get(
    '/api/captcha',
    { preHandler: app.limitRate('captcha', { times: 3 }) },
    (): Promise<CaptchaTask> => captcha.task(),
  );
}
