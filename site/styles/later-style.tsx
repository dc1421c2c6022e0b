import styles from './later-style.module.css';

/** Placeholder in the prerendered page for the address of the style of all pages. */
export const SITE_STYLE_PLACE = '/the-style-of-all-pages.css';

/** Of the prerendered page alone: the style and the first script (`start.ts`) look for it. */
const LATER_STYLE_ID = 'later-style';

/**
 * Marks the end of the first screen on a long page, whose inline style covers only what precedes this. What follows is
 * hidden until the first script has fetched the style of all pages after the first paint; without script the browser
 * fetches it here. Only the prerendered page has the address; client-side navigation loads that style itself.
 */
export function LaterStyle() {
  if (!import.meta.env.PROD) return null;
  const prerendered = import.meta.env.SSR;
  return (
    <noscript id={prerendered ? LATER_STYLE_ID : undefined} className={styles.root} suppressHydrationWarning>
      {prerendered && <link rel="stylesheet" href={SITE_STYLE_PLACE} />}
    </noscript>
  );
}
