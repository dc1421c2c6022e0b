import { useEffect, useRef, useState } from 'react';
import { announce, LiveStatus } from '../ui/live-status/live-status.tsx';
import { useLocation } from './router.tsx';
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
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const wasFolded = unfold(target);
    if (shown.current.key === key) {
      if (wasFolded) target?.scrollIntoView();
      return;
    }
    const newPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
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

/** Opens what an address leads into, as not every browser does; says whether anything was closed. */
function unfold(target: HTMLElement | null): boolean {
  const folds: HTMLDetailsElement[] = [];
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    if (!fold.open) folds.push(fold);
  }
  for (const fold of folds) fold.open = true;
  return folds.length > 0;
}

function focusOn(place: HTMLElement | null) {
  if (place && place.tabIndex < 0) place.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

/**
 * Ignores the rest of a double or triple click that began on the previous page: it would hit whatever is at that place on
 * the new page. Call it after client-side navigation.
 */
function suppressDoubleClick(): void {
  const watch = new AbortController();
  function judge(event: MouseEvent) {
    // `detail` counts clicks in quick succession; 1, or the keyboard's 0, begins a new one.
    if (event.detail < 2) return watch.abort();
    event.preventDefault();
    event.stopPropagation();
  }
  for (const type of ['mousedown', 'click'] as const)
    addEventListener(type, judge, { capture: true, signal: watch.signal });
}
