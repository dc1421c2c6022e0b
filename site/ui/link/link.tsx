import { type ComponentProps, type MouseEvent, use } from 'react';
import { createPath, Link as RouterLink, useLocation } from 'react-router';
import { isCaptchaPage } from '../../navigation/captcha-pages.ts';
import { PreloadContext } from '../../navigation/preload.ts';
import { isPlainClick } from './is-plain-click.ts';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string };

/** A link to a page of ours. Pointing at it, focusing or touching it fetches that page's script ahead. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const shown = createPath(useLocation());
  const preloadPage = use(PreloadContext);
  const preload = () => preloadPage(to);

  /** The address changes before the page does; pressed again meanwhile, the link would fill the history with copies. */
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isUnderWay = to !== shown && to === createPath(window.location);
    if (isUnderWay && isPlainClick(event)) event.preventDefault();
  }

  return (
    <RouterLink
      to={to}
      reloadDocument={isCaptchaPage(to)}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      onClick={follow}
      {...rest}
    />
  );
}
