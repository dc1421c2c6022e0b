import { createPathResolver } from '../../contract/paths.ts';
import { legacyPaths, type Page, sitemap } from '../sitemap.ts';

const pages = new Map(sitemap.flatMap((page) => addressesOf(page).map((path) => [path, page] as const)));

/** Resolves a path as the server does. */
export const resolvePath = createPathResolver(pages, legacyPaths);

/** The page at a path or an alias. */
export function pageAt(pathname: string): Page | undefined {
  return pages.get(pathname);
}

/** The canonical path of the page at a path or an alias. */
export function canonicalPath(pathname: string): string | undefined {
  return pageAt(pathname)?.path;
}

/** All paths of a page, the canonical one first. */
export function addressesOf(page: Page): string[] {
  return [page.path, ...(page.aliases ?? [])];
}
