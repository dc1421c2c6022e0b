/** Stands in the prerendered page where the address of the style of all pages will. */
export const SITE_STYLE_PLACE = '/the-style-of-all-pages.css';

/**
 * On a long page, the border of the first screen: its HTML has the style of what stands before this. Here the browser
 * waits for the style of all pages before it shows what follows; the first paint does not. Only the prerendered page
 * has the address, and hydration keeps it; client-side navigation has that style already.
 */
export function LaterStyle() {
  if (!import.meta.env.PROD) return null;
  const prerendered = { rel: 'stylesheet', href: SITE_STYLE_PLACE, fetchPriority: 'low' } as const;
  return <link {...(import.meta.env.SSR ? prerendered : {})} suppressHydrationWarning />;
}
