import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { CAPTCHA_PAGES, isForeign } from '../../../contract/captcha.ts';
import { useContent } from '../../content/use-content.ts';
import { useNavigate } from '../../navigation/router.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A path of this site, with its query and hash. */
  to: string;
};

/**
 * A link to a page of this site. Hovering over it, focusing or touching it preloads that page's script.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const preloadPage = use(PreloadContext);
  const { captchaProvider } = useContent().settings;
  const preload = () => preloadPage(to);

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || isCaptchaPage(to, captchaProvider)) return;
    event.preventDefault();
    navigate(to);
  }

  return (
    <a
      href={to}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      onClick={press}
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
function isCaptchaPage(to: string, captchaProvider: string): boolean {
  const [path = to] = to.split(/[?#]/, 1);
  return isForeign(captchaProvider) && CAPTCHA_PAGES.includes(path);
}

/** Preloads the script of the page at an address. A context, because links importing the routes would be a cycle. */
export const PreloadContext = createContext<(address: string) => void>(() => undefined);
