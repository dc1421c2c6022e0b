import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { isCaptchaPage } from '../../navigation/captcha-pages.ts';
import { preloadPage } from '../../navigation/resolve-path.ts';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string };

/** A link to a page of ours. Pointing at it, focusing or touching it fetches that page's script ahead. */
export function Link({ to, ...rest }: LinkProps) {
  const preload = () => preloadPage(to);
  return (
    <RouterLink
      to={to}
      reloadDocument={isCaptchaPage(to)}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...rest}
    />
  );
}
