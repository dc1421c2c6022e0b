import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Where the visitor is: the parts of the address, and what belongs to this entry of the browser's history. */
export type PageLocation = {
  pathname: string;
  search: string;
  hash: string;
  /** Another one for each entry that `navigate` made; the same for the entries that the gallery and hash links put after it. */
  key: string;
  /** What `navigate` was given to keep in the entry; a reload keeps it, too. */
  state: unknown;
};

type NavigateOptions = { replace?: boolean; state?: unknown };

type Navigate = (address: string, options?: NavigateOptions) => void;

const LocationContext = createContext<PageLocation>({
  pathname: '/',
  search: '',
  hash: '',
  key: '',
  state: undefined,
});
const NavigateContext = createContext<Navigate>(() => undefined);

export function useLocation(): PageLocation {
  return use(LocationContext);
}

/**
 * Moves to an address of this site, with its query and hash. The function never changes, so a link that uses it is not rendered again
 * with every move. The address that is shown already replaces its entry instead of adding the same one, unless it brings a state.
 */
export function useNavigate(): Navigate {
  return use(NavigateContext);
}

/** A page at a fixed path, for rendering on the server. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  const { pathname, search, hash } = new URL(location, 'http://localhost');
  return (
    <LocationContext value={{ pathname, search, hash, key: '', state: undefined }}>
      {children}
    </LocationContext>
  );
}

type PageRouterProps = {
  /** Whether the page at a path can be rendered without waiting for its script. */
  isReady: (pathname: string) => boolean;
  children: ReactNode;
};

/**
 * The router of the browser. It renders a move at once when the new page's script is there: in a transition React gives way
 * every few milliseconds, and whatever is painted in between, a link's own hover for one, comes before the page that was asked
 * for. Only a page that is still on its way needs that, to keep the old one meanwhile.
 */
export function PageRouter({ isReady, children }: PageRouterProps) {
  const [location, setLocation] = useState(readLocation);
  const shown = useRef('');

  useEffect(() => {
    shown.current = addressOf(location);
  }, [location]);

  const [show] = useState(() => () => {
    const next = readLocation();
    if (isReady(next.pathname)) setLocation(next);
    else startTransition(() => setLocation(next));
  });

  const [navigate] = useState(() => (address: string, { replace = false, state }: NavigateOptions = {}) => {
    const isHere = state === undefined && address === addressOf(window.location);
    // The address changes before the page does: further presses meanwhile would add the same entry to the history again.
    if (isHere && address !== shown.current) return;
    const entry = { key: String(Math.random()), state };
    try {
      if (replace || isHere) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
    } catch {
      // Safari refuses more than a hundred entries in half a minute.
      window.location.assign(address);
      return;
    }
    show();
  });

  useLayoutEffect(() => {
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [show]);

  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  );
}

function readLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: history.state?.key ?? '', state: history.state?.state };
}

function addressOf({ pathname, search, hash }: Pick<PageLocation, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}
