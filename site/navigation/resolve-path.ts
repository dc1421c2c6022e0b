import { createPathResolver } from '../../contract/paths.ts';
import { legacyPaths, type Page, sitemap } from '../sitemap.ts';

const pages = new Map(sitemap.flatMap((page) => addressesOf(page).map((path) => [path, page] as const)));

/** What stands at a path, as the server answers it. */
export const resolvePath = createPathResolver(pages, legacyPaths);

/** The page that is shown at this path, under whichever of its addresses. */
export function pageAt(pathname: string): Page | undefined {
  return pages.get(pathname);
}

/** The canonical address of the page that is shown at this path. */
export function canonicalPath(pathname: string): string | undefined {
  return pageAt(pathname)?.path;
}

/** Every address that answers with this page, the canonical one first. */
export function addressesOf(page: Page): string[] {
  return [page.path, ...(page.aliases ?? [])];
}
