/** The page for addresses that lead nowhere. */
export const NOT_FOUND_PATH = '/404';

/** What an address of the site serves. */
export type Resolution<Page> =
  | { kind: 'page'; page: Page }
  /** Another spelling or an old address of a page, which is to be found at `to` for good. */
  | { kind: 'moved'; to: string }
  /** No page of ours. `path` is decoded, and missing where it cannot be. */
  | { kind: 'unknown'; to: typeof NOT_FOUND_PATH; path: string | undefined };

/**
 * Makes the function that resolves a path: as the server answers it, and as the app moves. A page is shown at each of its
 * addresses as they are spelled in `pages`. Another case, a slash at the end, an escaped letter, a plural, a service's
 * name alone or an old path (of `redirects`) leads there with its query.
 */
export function createPathResolver<Page>(
  pages: ReadonlyMap<string, Page>,
  redirects: Record<string, string>,
): (path: string, query: string) => Resolution<Page> {
  const spellings = new Map([
    ...Object.entries(redirects).map(([from, to]) => [fold(from), to] as const),
    // Of two pages with one short name, the first, which is no service's.
    ...[...pages.keys()].reverse().map((path) => [fold(path), path] as const),
  ]);

  return function resolvePath(rawPath, query) {
    const page = pages.get(rawPath);
    if (page !== undefined) return { kind: 'page', page };
    const path = decode(rawPath);
    const spelling = path !== undefined && spellings.get(fold(path));
    // What may have been typed into an address that we do not know is not carried along.
    return spelling ? { kind: 'moved', to: spelling + query } : { kind: 'unknown', to: NOT_FOUND_PATH, path };
  };
}

/** Decodes a path; nothing where it holds what is no text. */
export function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Also without the "s" of plurals and the folder of services, for people type /guides, /services/tile and /tile. */
function fold(path: string): string {
  return path
    .toLowerCase()
    .replace(/([^/])\/+$/, '$1')
    .replace(/([^/])s(?=\/|$)/g, '$1')
    .replace(/^\/service\/(?=.)/, '/');
}
