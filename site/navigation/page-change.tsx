import { useEffect, useRef, useState } from 'react';
import { announce, LiveStatus } from '../ui/live-status/live-status.tsx';
import { useLocation } from './router.tsx';
import { suppressDoubleClick } from './suppress-double-click.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Imitates a page load after client-side navigation: scrolls to the top (or to the anchor), moves the focus to the heading
 * (or to the anchor) and announces the title to screen readers.
 */
export function PageChange() {
  const { key, pathname, hash } = useLocation();
  const hydrated = useHydrated();
  const shown = useRef({ key, pathname });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!hydrated) return;
    history.scrollRestoration = 'manual';
    // Marks the page as hydrated: from now on the links preload, and the speculation rules no longer apply.
    document.documentElement.dataset.hydrated = '';
  }, [hydrated]);

  useEffect(() => {
    if (shown.current.key === key) return;
    const newPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    // Within a page the focus stays, unless the focused element is gone.
    if (newPage || document.activeElement === document.body) focusOn(target ?? document.querySelector('h1'));
    if (!newPage) return;
    suppressDoubleClick();
    setAnnouncement(document.title);
    // Clears the announcement of the previous page.
    announce('');
  }, [key, pathname, hash]);

  return <LiveStatus>{announcement}</LiveStatus>;
}

function focusOn(place: HTMLElement | null) {
  if (place && place.tabIndex < 0) place.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}
