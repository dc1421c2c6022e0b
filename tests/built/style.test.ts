import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moduleOfClass } from '../../site/styles/class-names.ts';
import { folder, manifest, pages } from './site.ts';

const STYLE = /<style data-site="([^"]+)">(.*?)<\/style>/s;

const isSample = Object.hasOwn(manifest.pages, '/service/carpentry');

/** Beside the services. */
const WITH_LATER_STYLE = ['/', '/home', '/about', '/Andersen', '/ultimate-guide-to-selling-your-home'];

const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
const selectorsIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each(pages)(
  '$path has the style of every class in it, or of its first screen, and its policy allows exactly this style',
  ({ path, html }) => {
    const [, site = '', style = ''] = STYLE.exec(html) ?? [];
    const everything = selectorsIn(readFileSync(join(folder, site), 'utf8'));
    const own = selectorsIn(style);
    // The rest of a long page comes after a style sheet that is complete.
    const [, later] = /<main.*?(<noscript id="later-style".*)<\/footer>/s.exec(html) ?? [];
    if (later) expect(later).toContain(`<link rel="stylesheet" href="${site}"/></noscript>`);
    // A service whose header has no photograph shows more in its first screen, and all its style comes at once.
    const isService = path.startsWith('/service/');
    if (!isService || isSample)
      expect(later !== undefined).toBe(isService || WITH_LATER_STYLE.includes(path));
    const firstScreen = later ? html.replace(later, '') : html;
    const missing = classesIn(firstScreen).filter((name) => everything.has(name) && !own.has(name));
    expect(missing).toEqual([]);
    expect(manifest.pages[path]?.styleHash).toBe(hashOf(style));
  },
);

test('a page that thanks, and an error page, have the style that their policy allows', () => {
  for (const [name, html] of Object.entries(manifest.sentPages)) {
    // Those of senders whom no mail reaches are pages of the same path.
    const [path = ''] = name.split(' ');
    expect(manifest.pages[path]?.styleHash).toBe(hashOf(STYLE.exec(html)?.[2] ?? ''));
  }
  const style = STYLE.exec(manifest.shell)?.[2] ?? '';
  expect(manifest.shellStyleHash).toBe(hashOf(style));
  expect(selectorsIn(style)).toContain('problem');
});

// Names pages of the sample.
test.runIf(isSample)('a page has the style of what it shows only later, and not that of other pages', () => {
  const modulesOf = (path: string) => {
    const [, , style = ''] = STYLE.exec(pages.find((page) => page.path === path)?.html ?? '') ?? [];
    return [...selectorsIn(style)].map((name) => moduleOfClass(name)?.replace(/^.*\/|\.module\.css$/g, ''));
  };
  const everyPage = ['broken-page', 'live-status'];
  const form = ['error-summary', 'confirmation', 'notice'];
  expect(modulesOf('/')).toContain('broken-page');
  expect(modulesOf('/estimate')).toEqual(expect.arrayContaining([...everyPage, ...form]));
  expect(modulesOf('/contact')).toEqual(expect.arrayContaining([...form, 'captcha-badge', 'embed']));
  for (const later of ['schedule', 'gallery']) expect(modulesOf('/service/carpentry')).not.toContain(later);
  for (const other of ['checklist', 'gallery', 'captcha-badge']) expect(modulesOf('/')).not.toContain(other);
  for (const other of ['hero', 'form', 'house']) expect(modulesOf('/about')).not.toContain(other);
});
