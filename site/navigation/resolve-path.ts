import { createPathResolver } from '../../contract/paths.ts';
import type { Page } from '../page.ts';
import type { PageContent } from '../prerender/page-content.ts';

type Sitemap = readonly Page[];

/** Resolves a path as the server does. */
export function resolvePath(
  { sitemap, legacyPaths }: Pick<PageContent, 'sitemap' | 'legacyPaths'>,
  pathname: string,
  search: string,
) {
  const pages = new Map(sitemap.flatMap((page) => addressesOf(page).map((path) => [path, page] as const)));
  return createPathResolver(pages, legacyPaths)(pathname, search);
}

/** The page at a path or an alias. */
export function pageAt(sitemap: Sitemap, pathname: string): Page | undefined {
  return sitemap.find((page) => addressesOf(page).includes(pathname));
}

/** The canonical path of the page at a path or an alias. */
export function canonicalPath(sitemap: Sitemap, pathname: string): string | undefined {
  return pageAt(sitemap, pathname)?.path;
}

/** All paths of a page, the canonical one first. */
export function addressesOf(page: Page): string[] {
  return [page.path, ...(page.aliases ?? [])];
}
