import { CAPTCHA_PAGES, isForeign } from '../../contract/captcha.ts';

/**
 * True for an address whose page has to be loaded as a whole document: a foreign captcha is let in there by that
 * document's own security policy, and a move within the app would keep the policy of the page before.
 */
export function isCaptchaPage(to: string): boolean {
  const [path = to] = to.split(/[?#]/, 1);
  return isForeign(import.meta.env.CAPTCHA_PROVIDER) && CAPTCHA_PAGES.includes(path);
}
