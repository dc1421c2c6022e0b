// A page comes with its own style only. Before client-side navigation shows another page, the style of all pages is added
// as one sheet: with a sheet per page, the order of the rules would depend on the pages visited.
import zones from './zones.css?url';

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

const loading = new Map<string, Promise<unknown>>();

/** Adds a style sheet to the page, once. Rejects when it does not load, and the next call tries again. */
export function loadStyle(href: string): Promise<unknown> {
  const known = loading.get(href) ?? addStyle(href);
  loading.set(href, known);
  return known;
}

function addStyle(href: string): Promise<unknown> {
  // The first script may have added it already, and it may still be loading.
  const known = document.querySelector<HTMLLinkElement>(`head > link[rel=stylesheet][href="${href}"]`);
  if (known?.sheet) return Promise.resolve();
  const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  if (!known) document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(href);
      reject(new Error(`${href} did not load`));
    });
  });
}

/** Draws the sheet's border in very wide windows. Added by script, to keep its style out of every page. */
export function drawZones(): void {
  if (matchMedia('(width >= 110rem)').matches) loadStyle(zones).catch(() => undefined);
}
