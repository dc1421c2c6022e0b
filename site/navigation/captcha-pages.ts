import { CAPTCHA_PAGES, isForeign } from '../../contract/captcha.ts';

/**
 * True for a page that has to be loaded as a whole document: a foreign captcha is let in there by that document's
 * own security policy, and a move within the app would keep the policy of the page before.
 */
export function isCaptchaPage(to: string): boolean {
  return isForeign(import.meta.env.CAPTCHA_PROVIDER) && CAPTCHA_PAGES.includes(to);
}
