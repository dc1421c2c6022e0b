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

/** The address in parts, and the key and state of its history entry. */
export type PageLocation = {
  pathname: string;
  search: string;
  hash: string;
  /** Unique for each entry from `navigate`; entries that the gallery and hash links add after it share it. */
  key: string;
  /** The state passed to `navigate`; survives a reload. */
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
 * Navigates to an address of this site. The function is stable, so links are not re-rendered on navigation. Navigating to
 * the current address without a state replaces its entry.
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
 * The browser's router. If the new page's script is loaded, it renders without a transition: in one, React yields every few
 * milliseconds, and the browser may paint something else first, such as a link's hover state. A page that is still loading
 * needs the transition, to keep the old page until then.
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
    // The address changes before the page does; another press in between would add the same entry again.
    if (isHere && address !== shown.current) return;
    const entry = { key: String(Math.random()), state };
    try {
      if (replace || isHere) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
    } catch {
      // Safari throws after a hundred history changes in 30 seconds.
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
