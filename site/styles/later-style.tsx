import styles from './later-style.module.css';

/** Stands in the prerendered page where the address of the style of all pages will. */
export const SITE_STYLE_PLACE = '/the-style-of-all-pages.css';

/** Of the prerendered page alone: the style and the first script (`start.ts`) look for it. */
const LATER_STYLE_ID = 'later-style';

/**
 * On a long page, the border of the first screen: its HTML has the style of what stands before this. The first script fetches
 * the style of all pages after the first paint, and until then what follows is hidden; without script the browser fetches
 * it here. Only the prerendered page has the address; client-side navigation brings that style along.
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
