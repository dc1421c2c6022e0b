const loading = new Map<string, Promise<unknown>>();

/** Adds a style sheet to the page, once. Rejects when it does not load, and the next call tries again. */
export function loadStyle(href: string): Promise<unknown> {
  const known = loading.get(href) ?? addStyle(href);
  loading.set(href, known);
  return known;
}

function addStyle(href: string): Promise<unknown> {
  // The first script may have added it.
  if (document.querySelector(`head > link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      loading.delete(href);
      reject(new Error(`${href} did not load`));
    };
  });
}
