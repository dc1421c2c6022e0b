import { messages } from '../messages.ts';

export const captcha = messages('captcha', {
  /** At the form's bottom left, with the name of who keeps robots out. */
  badge: 'Protected by {provider}',

  /** The names. Google's has a badge of its own. */
  altcha: 'ALTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
});
