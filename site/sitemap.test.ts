import { expect, test } from 'vitest';
import { addressesOf } from './navigation/resolve-path.ts';
import { routeOf } from './routes.tsx';
import { legacyPaths, sitemap } from './sitemap.ts';

const addresses = sitemap.flatMap(addressesOf);

test('every address belongs to one page, in whatever case it is written', () => {
  const folded = addresses.map((path) => path.toLowerCase());
  expect([...new Set(folded)]).toEqual(folded);
});

test('no address ends with a slash but the first page', () => {
  expect(addresses.filter((path) => path.endsWith('/'))).toEqual(['/']);
});

test('an old path is in lower case, belongs to no page and leads to one', () => {
  for (const [from, to] of Object.entries(legacyPaths)) {
    expect(from).toMatch(/^\/[^A-Z]*[^A-Z/]$/);
    expect(addresses).not.toContain(from);
    expect(addresses).toContain(to);
  }
});

test('every page has a loader of its own', () => {
  const routes = sitemap.map(routeOf);
  expect(new Set(routes).size).toBe(sitemap.length);
});

test('the menu lists its pages in this order', () => {
  expect(sitemap.flatMap(({ menu }) => menu ?? [])).toEqual([
    'Home',
    'Services',
    'Tips & Ideas',
    'About',
    'Contact',
    'Testimonials',
  ]);
});
