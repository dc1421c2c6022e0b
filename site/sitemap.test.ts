import { expect, test } from 'vitest';
import { contentOf } from '../contract/content/read.ts';
import { addressesOf, pageAt } from './navigation/resolve-path.ts';
import { createSitemap } from './sitemap.ts';
import { pageContent } from './testing/sample-content.ts';

const { services, sitemap, legacyPaths } = pageContent;

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

test('a page of which one thing is said keeps its other words: its place in the menu, its title', () => {
  const content = contentOf('content');
  const named = (words: object) => {
    const pages = { home: words, about: words, privacy: words };
    return createSitemap({ ...content, pages }, services);
  };
  const of = (words: object, path: string) => pageAt(named(words), path) ?? {};
  const { name } = content.company;
  expect(of({ title: 'Gutters' }, '/')).toMatchObject({ menu: 'Home', title: 'Gutters' });
  expect(of({ title: 'Gutters' }, '/about')).toMatchObject({ menu: 'About us', title: 'Gutters' });
  expect(of({ description: 'We come.' }, '/')).toMatchObject({ menu: 'Home', title: name });
  expect(of({ menu: 'Who we are' }, '/about')).toMatchObject({
    menu: 'Who we are',
    title: `About us | ${name}`,
    shareTitle: 'About us',
  });
  expect(of({ title: 'Gutters' }, '/privacy')).not.toHaveProperty('menu', expect.anything());
});

test('every page has a number in the set, and only the pages behind a form share one with it', () => {
  const listed = sitemap.filter(({ path }) => !path.includes('/sent'));
  expect(new Set(listed.map(({ sheet }) => sheet)).size).toBe(listed.length);
  for (const { path, sheet } of sitemap.filter((page) => !listed.includes(page))) {
    expect(listed.find((page) => page.sheet === sheet)?.path).toBe(path.replace(/\/sent.*/, ''));
  }
});

test('pages have no numbers where no construction detail refers to a sheet', () => {
  const plain = { ...contentOf('content'), serviceDetails: {} };
  expect(new Set(createSitemap(plain, services).map(({ sheet }) => sheet))).toEqual(new Set(['']));
});

test('menus count the sheets in their order, as their styles do', () => {
  const guide = '/ultimate-guide-to-selling-your-home';
  const others = ['/estimate', guide, '/commercial', '/privacy', '/accessibility'].map((path) =>
    pageAt(sitemap, path),
  );
  const menu = [...sitemap.filter((page) => page.menu), ...others];
  expect(menu.map((page) => page?.sheet)).toEqual(
    menu.map((_, place) => `G-0${String(place + 1).padStart(2, '0')}`),
  );
  expect(services.map(({ path }) => pageAt(sitemap, path)?.sheet)).toEqual(
    services.map((_, place) => `A-1${String(place + 1).padStart(2, '0')}`),
  );
});
