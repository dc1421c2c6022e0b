import type { FastifyInstance } from 'fastify';
import type { CaptchaTask } from '../../../contract/captcha.ts';
import type { Captcha } from './verdict.ts';

/** `GET /api/captcha`: what the browser has to do before it sends the contact form. */
export async function captchaRoutes(app: FastifyInstance, { captcha }: { captcha: Captcha }) {
  // Three times the posts: a form may be touched and left, or sent a second time after a correction.
  app.get(
    '/api/captcha',
    { preHandler: app.limitRate('captcha', { times: 3 }) },
    (): Promise<CaptchaTask> => captcha.task(),
  );
}
