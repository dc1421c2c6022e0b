import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './page-change.module.css';

/**
 * Does what a browser does when a page loads: starts at the top (or at the part that the address names),
 * moves the focus to the page's heading and tells a screen reader the title.
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
    if (!newPage) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    if (!target) heading?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [key, pathname, hash]);

  return (
    <p className={styles.root} role="status">
      {announcement}
    </p>
  );
}
