// A page comes with its own style only. The style of all pages follows before another page is shown by client-side
// navigation: in one sheet, so that the order of the rules does not depend on the pages visited.
import { loadStyle } from './load-style.ts';

let address: string | undefined;

/**
 * Fetches the style of all pages once the first page is hydrated, into the browser's cache only: applied before it is
 * needed, it would make the browser match every element anew.
 */
export function prefetchSiteStyle(): void {
  address = document.querySelector<HTMLElement>('[data-site]')?.dataset.site;
  if (address) fetch(address, { priority: 'low' }).catch(() => undefined);
}

/** Resolves when every page is styled: at once for the first page, which brings its style. Rejects when it does not load. */
export async function loadSiteStyle(): Promise<void> {
  if (address) await loadStyle(address);
}
