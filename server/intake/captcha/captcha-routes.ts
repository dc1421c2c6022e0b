import type { FastifyInstance } from 'fastify';
import type { CaptchaTask } from '../../../contract/captcha-answer.ts';
import type { Captcha } from './verdict.ts';

/** `GET /api/captcha`: what the browser has to solve before it sends the contact form. */
export async function captchaRoutes(app: FastifyInstance, { captcha }: { captcha: Captcha }) {
  // Three times the limit of posts: people start forms without sending them, or send again after a correction.
  app.get(
    '/api/captcha',
    { preHandler: app.limitRate('captcha', { times: 3 }) },
    (): Promise<CaptchaTask> => captcha.task(),
  );
}
