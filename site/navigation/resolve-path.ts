import { legacyPaths, type Route, routes } from '../routes.tsx';

/** What a path means: a page to show, or the path to show instead. */
export type Resolution = { route: Route } | { redirect: string };

const routeByPath = new Map(
  routes.flatMap((route) => addressesOf(route).map((path) => [path, route] as const)),
);

const canonicalSpelling = new Map([
  ...[...routeByPath.keys()].map((path) => [path.toLowerCase(), path] as const),
  ...Object.entries(legacyPaths),
]);

/** Resolves a path as the server does: case and a trailing slash do not matter, unknown paths lead to /404. */
export function resolvePath(pathname: string): Resolution {
  const route = routeByPath.get(pathname);
  if (route) return { route };
  const spelling = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  return { redirect: canonicalSpelling.get(spelling) ?? '/404' };
}

/** The canonical address of the page that is shown at this path, under whichever of its addresses. */
export function canonicalPath(pathname: string): string | undefined {
  return routeByPath.get(pathname)?.path;
}

/** Every address that answers with this page, the canonical one first. */
export function addressesOf(route: Route): string[] {
  return [route.path, ...(route.aliases ?? [])];
}

/** Fetches a page's script ahead of a click; a failure shows, if at all, at the click itself. */
export function preloadPage(path: string): void {
  const resolution = resolvePath(path.split(/[?#]/, 1)[0] ?? path);
  if ('route' in resolution) resolution.route.page.load().catch(() => undefined);
}
