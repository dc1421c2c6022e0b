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
 * addresses as they are spelled in `pages`. Another case, a slash at the end, an escaped letter or an old path (in
 * `redirects`, in lower case and without that slash) leads there with its query.
 */
export function createPathResolver<Page>(
  pages: ReadonlyMap<string, Page>,
  redirects: Record<string, string>,
): (path: string, query: string) => Resolution<Page> {
  const spellings = new Map([
    ...Object.entries(redirects),
    ...[...pages.keys()].map((path) => [fold(path), path] as const),
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

function fold(path: string): string {
  return path.toLowerCase().replace(/([^/])\/+$/, '$1');
}
