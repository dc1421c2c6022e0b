import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPathResolver } from './paths.ts';

const pages = new Map(
  [
    '/',
    '/home',
    '/home-tips',
    '/about',
    '/Andersen',
    '/old-house',
    '/service/tile',
    '/service/old-house',
    '/404',
  ].map((path) => [path, `the page at ${path}`]),
);
const resolvePath = createPathResolver(pages, { '/service/tiles': '/service/tile', '/old': '/' });

test.each([...pages])('%s is %s, with and without a query', (path, page) => {
  expect(resolvePath(path, '')).toEqual({ kind: 'page', page });
  expect(resolvePath(path, '?from=mail')).toEqual({ kind: 'page', page });
});

test.each([
  ['another case', '/About', '/about'],
  ['another case of a path with a capital', '/andersen', '/Andersen'],
  ['a slash at the end', '/about/', '/about'],
  ['several slashes at the end', '/ABOUT///', '/about'],
  ['an escaped letter', '/%61bout', '/about'],
  ['an escaped slash at the end', '/about%2F', '/about'],
  ['another case of a second address', '/Home/', '/home'],
  ['an old path', '/service/tiles', '/service/tile'],
  ['an old path in another case, with a slash', '/Service/Tiles/', '/service/tile'],
  ['an old path of the first page', '/old', '/'],
  ['a plural', '/abouts', '/about'],
  ['the plural of the folder of services', '/services/tile', '/service/tile'],
  ['the name of a service alone', '/Tile/', '/service/tile'],
  ['the name of a service that a page has, too', '/Old-House', '/old-house'],
  ['a singular', '/Home-Tip', '/home-tips'],
  ['an old path as a plural', '/olds', '/'],
  ['the page for unknown paths, with a slash', '/404/', '/404'],
])('%s moves to the page and keeps the query', (_what, path, to) => {
  expect(resolvePath(path, '')).toEqual({ kind: 'moved', to });
  expect(resolvePath(path, '?a=1&b=%20')).toEqual({ kind: 'moved', to: `${to}?a=1&b=%20` });
});

test.each([
  '/nothing',
  '/service',
  '/about/us',
  '//',
  '//about',
  '/about.html',
  '',
  '/constructor',
  '/__proto__',
  '/service/tiles-2',
])('%j is unknown and loses its query', (path) => {
  expect(resolvePath(path, '?name=Ada')).toEqual({ kind: 'unknown', to: '/404', path });
});

test('an unknown path is told decoded, and not at all where it cannot be', () => {
  expect(resolvePath('/No%20thing', '')).toMatchObject({ kind: 'unknown', path: '/No thing' });
  expect(resolvePath('/about%zz', '')).toEqual({ kind: 'unknown', to: '/404', path: undefined });
});

test('whatever is asked for, the answer is a page or a path of the site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string()), (path) => {
      const resolution = resolvePath(path, '');
      if (resolution.kind === 'page') expect(pages.get(path)).toBe(resolution.page);
      else expect(pages.has(resolution.to)).toBe(true);
    }),
  );
});
