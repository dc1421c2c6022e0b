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
