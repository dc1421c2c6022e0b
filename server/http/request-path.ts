import { decode } from '../../contract/paths.ts';

/** Whether errors at this address are JSON. Decoded first, because the router treats `%61` as `a`. */
export function isApi(url: string): boolean {
  const [, first = ''] = splitUrl(url).rawPath.split('/');
  return /^api(\/|$)/i.test(decode(first) ?? first);
}

/** The address without its query, which may contain what a visitor typed. */
export function pathOf(url: string): string {
  return splitUrl(url).rawPath;
}

/** The path, not decoded, and the query with its question mark. */
export function splitUrl(url: string): { rawPath: string; query: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { rawPath: url, query: '' } : { rawPath: url.slice(0, mark), query: url.slice(mark) };
}
