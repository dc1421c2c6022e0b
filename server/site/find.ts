import { createPathResolver } from '../../contract/paths.ts';
import { isApi, splitUrl } from '../http/request-path.ts';
import type { PreparedFile, PreparedPage, Site } from './site.ts';

/** What is at an address. */
export type Found =
  | { kind: 'page'; path: string; query: string; page: PreparedPage }
  | { kind: 'file'; path: string; file: PreparedFile }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'nothing' };

const NOTHING: Found = { kind: 'nothing' };

/**
 * Resolves an address by the site's manifest and files. Redirects lead only to paths in the manifest, so there is no open
 * redirect.
 */
export function createFinder(site: Pick<Site, 'manifest' | 'pages' | 'files'>): (url: string) => Found {
  const resolvePath = createPathResolver(site.pages, site.manifest.redirects);

  return function find(url) {
    const { rawPath, query } = splitUrl(url);
    const resolution = resolvePath(rawPath, query);
    if (resolution.kind === 'page') return { ...resolution, path: rawPath, query };
    if (resolution.kind === 'moved') return { kind: 'redirect', status: 301, to: resolution.to };

    const { path, to } = resolution;
    if (path === undefined) return NOTHING;
    const file = site.files.get(path);
    if (file) return { kind: 'file', path, file };
    if (isFileLike(path) || isApi(url)) return NOTHING;
    return { kind: 'redirect', status: 302, to };
  };
}

/** Whether an address that is no page's looks like a file's. */
export function isFileLike(path: string): boolean {
  return /^\/assets(\/|$)/i.test(path) || /\.[a-z0-9]+$/i.test(path.slice(path.lastIndexOf('/')));
}
