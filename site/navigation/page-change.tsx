import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../ui/live-status/announcer.tsx';
import { LiveStatus } from '../ui/live-status/live-status.tsx';
import { suppressDoubleClick } from './suppress-double-click.ts';

/**
 * Does what a browser does when a page loads: starts at the top (or at the part that the address names),
 * moves the focus to the page's heading (or to that part) and tells a screen reader the title.
 */
export function PageChange() {
  const { key, pathname, hash } = useLocation();
  const shown = useRef({ key, pathname });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // Script has taken the page over: links are fetched by us now, and no longer by the speculation rules.
    document.documentElement.dataset.hydrated = '';
  }, []);

  useEffect(() => {
    if (shown.current.key === key) return;
    const newPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    // Within a page the focus stays where it is, unless what had it is gone.
    if (newPage || document.activeElement === document.body) focusOn(target ?? document.querySelector('h1'));
    if (!newPage) return;
    suppressDoubleClick();
    setAnnouncement(document.title);
    // What was said on the page before is not news here.
    announce('');
  }, [key, pathname, hash]);

  return <LiveStatus>{announcement}</LiveStatus>;
}

function focusOn(place: HTMLElement | null) {
  if (place && place.tabIndex < 0) place.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}
