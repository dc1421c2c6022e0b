// A page comes with its own style only. Before client-side navigation shows another page, the style of all pages is added
// as one sheet: with a sheet per page, the order of the rules would depend on the pages visited.
import { loadStyle } from './load-style.ts';

let address: string | undefined;

/**
 * Fetches the style of all pages into the browser's cache once the first page is hydrated. Not applied until it is needed,
 * because it makes the browser restyle every element.
 */
export function prefetchSiteStyle(): void {
  address = document.querySelector<HTMLElement>('[data-site]')?.dataset.site;
  if (address) fetch(address, { priority: 'low' }).catch(() => undefined);
}

/** Resolves when every page is styled: at once for the first page, which brings its style. Rejects when it does not load. */
export async function loadSiteStyle(): Promise<void> {
  if (address) await loadStyle(address);
}
