import { createPathResolver, decode } from '../../contract/paths.ts';
import type { PreparedFile, PreparedPage } from './prepare.ts';
import type { Site } from './site.ts';

/** What stands at an address. */
export type Found =
  | { kind: 'page'; path: string; query: string; page: PreparedPage }
  | { kind: 'file'; path: string; file: PreparedFile }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'nothing' };

const NOTHING: Found = { kind: 'nothing' };

/**
 * Answers the question "what stands at this address?" from the site's manifest and files.
 * A redirect leads only to a path that the manifest names, so no address can send a visitor to another site.
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

/** Below `/api` answers are JSON, errors included, and however it is written: to the router `%61` is an `a`. */
export function isApi(url: string): boolean {
  const [, first = ''] = splitUrl(url).rawPath.split('/');
  return /^api(\/|$)/i.test(decode(first) ?? first);
}

/** The address without its query, which may hold what a visitor typed. */
export function pathOf(url: string): string {
  return splitUrl(url).rawPath;
}

function splitUrl(url: string): { rawPath: string; query: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { rawPath: url, query: '' } : { rawPath: url.slice(0, mark), query: url.slice(mark) };
}

function isFileLike(path: string): boolean {
  return /^\/assets(\/|$)/i.test(path) || /\.[a-z0-9]+$/i.test(path.slice(path.lastIndexOf('/')));
}
