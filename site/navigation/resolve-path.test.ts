import { expect, test } from 'vitest';
import { pageContent } from '../testing/sample-content.ts';
import { canonicalPath, pageAt, resolvePath } from './resolve-path.ts';

const { sitemap } = pageContent;

test.each([
  ['/', '/'],
  ['/home', '/'],
  ['/projects', '/tips'],
  ['/Andersen', '/Andersen'],
  ['/service/appliances', '/service/installation'],
  ['/service/appliance-installation', '/service/installation'],
  ['/404', '/404'],
])('%s shows the page of %s', (path, canonical) => {
  expect(canonicalPath(sitemap, path)).toBe(canonical);
  expect(resolvePath(pageContent, path, '?from=mail')).toEqual({
    kind: 'page',
    page: pageAt(sitemap, canonical),
  });
});

test.each([
  ['/ABOUT', '/about'],
  ['/about/', '/about'],
  ['/andersen', '/Andersen'],
  ['/Home', '/home'],
  ['/service/Power-washing', '/service/power-washing'],
  ['/service/Safety-And-Mobility/', '/service/safety-and-mobility'],
  ['/service/safety-and-mobility-mobility', '/service/safety-and-mobility'],
])('%s moves to %s with its query', (path, to) => {
  expect(resolvePath(pageContent, path, '?from=mail')).toEqual({ kind: 'moved', to: `${to}?from=mail` });
  expect(canonicalPath(sitemap, path)).toBeUndefined();
});

test('an unknown path leads to the page for lost addresses', () => {
  expect(resolvePath(pageContent, '/no-such-page', '')).toMatchObject({ kind: 'unknown', to: '/404' });
});
