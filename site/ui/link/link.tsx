import { type ComponentProps, type MouseEvent, use } from 'react';
import { createPath, Link as RouterLink, useLocation } from 'react-router';
import { CAPTCHA_PAGES, isForeign } from '../../../contract/captcha.ts';
import { PreloadContext } from '../../navigation/preload.ts';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string };

/** A link to a page of this site. Hovering over it, focusing or touching it preloads that page's script. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const shown = createPath(useLocation());
  const preloadPage = use(PreloadContext);
  const preload = () => preloadPage(to);

  /** The address changes before the page does: further clicks meanwhile would add duplicate history entries. */
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isUnderWay = to !== shown && to === createPath(window.location);
    if (isUnderWay && isPlainClick(event)) event.preventDefault();
  }

  return (
    <RouterLink
      to={to}
      discover="none"
      reloadDocument={isCaptchaPage(to)}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      onClick={follow}
      {...rest}
    />
  );
}

/** Whether a click would follow the link in this tab, not in a new one or as a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * Whether a page has to be loaded as a new document: only its own security policy allows a third-party captcha, and
 * client-side navigation would keep the policy of the page before.
 */
function isCaptchaPage(to: string): boolean {
  const [path = to] = to.split(/[?#]/, 1);
  return isForeign(import.meta.env.CAPTCHA_PROVIDER) && CAPTCHA_PAGES.includes(path);
}
