import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, createPath, Router } from 'react-router';
import { FollowContext } from './follow.ts';

type PageRouterProps = {
  /** Whether the page at a path can be rendered without waiting for its script. */
  isReady: (pathname: string) => boolean;
  children: ReactNode;
};

/**
 * React Router's `BrowserRouter`, except for how a move is rendered: at once when the new page's script is there. In a
 * transition React gives way every few milliseconds, and whatever is painted in between, a link's own hover for one, comes
 * before the page that was asked for. Only a page that is still on its way needs that, so that the old one stays.
 */
export function PageRouter({ isReady, children }: PageRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setShown] = useState({ action: history.action, location: history.location });
  const shown = useRef('');

  useEffect(() => {
    shown.current = createPath(location);
  }, [location]);

  useLayoutEffect(
    () =>
      history.listen((update) => {
        const show = () => setShown({ action: update.action, location: update.location });
        if (isReady(update.location.pathname)) show();
        else startTransition(show);
      }),
    [history, isReady],
  );

  const [follow] = useState(() => (address: string) => {
    if (address !== createPath(window.location)) history.push(address);
    // The address changes before the page does: further presses meanwhile would add the same entry to the history again.
    else if (address === shown.current) history.replace(address);
  });

  return (
    <FollowContext value={follow}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </FollowContext>
  );
}
