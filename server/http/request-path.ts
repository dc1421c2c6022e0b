import { decode } from '../../contract/paths.ts';

/** Below `/api` answers are JSON, errors included, and however it is written: to the router `%61` is an `a`. */
export function isApi(url: string): boolean {
  const [, first = ''] = splitUrl(url).rawPath.split('/');
  return /^api(\/|$)/i.test(decode(first) ?? first);
}

/** The address without its query, which may hold what a visitor typed. */
export function pathOf(url: string): string {
  return splitUrl(url).rawPath;
}

/** The path as it came, and the query with its question mark. */
export function splitUrl(url: string): { rawPath: string; query: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { rawPath: url, query: '' } : { rawPath: url.slice(0, mark), query: url.slice(mark) };
}
