/** Where signing in may lead to: a page of the office, or nothing. What stands in an address could lead anywhere else. */
export function backPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || wanted.length > LONGEST || !wanted.startsWith('/office'))
    return undefined;
  const url = URL.parse(wanted, OURS);
  if (url?.origin !== OURS || !/^\/office(?:\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search;
}

/** The address for signing in and going on there. */
export function signInPath(back: string | undefined, page = '/office/sign-in'): string {
  return back ? `${page}?back=${encodeURIComponent(back)}` : page;
}

/** Longer than the address of any page. */
const LONGEST = 500;

/** Any host would do. */
const OURS = 'http://office.invalid';
