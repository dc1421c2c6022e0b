import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, manifest, pages } from './site.ts';

const STYLE = /<style data-site="([^"]+)">(.*?)<\/style>/s;

const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
const selectorsIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each(pages)(
  '$path has the style of every class in it, and its policy allows exactly this style',
  ({ path, html }) => {
    const [, site = '', style = ''] = STYLE.exec(html) ?? [];
    const everything = selectorsIn(readFileSync(join(folder, site), 'utf8'));
    const own = selectorsIn(style);
    const missing = classesIn(html).filter((name) => everything.has(name) && !own.has(name));
    expect(missing).toEqual([]);
    expect(manifest.pages[path]?.styleHash).toBe(hashOf(style));
  },
);

test('a page that thanks, and an error page, have the style that their policy allows', () => {
  for (const [path, html] of Object.entries(manifest.sentPages)) {
    expect(manifest.pages[path]?.styleHash).toBe(hashOf(STYLE.exec(html)?.[2] ?? ''));
  }
  const style = STYLE.exec(manifest.shell)?.[2] ?? '';
  expect(manifest.shellStyleHash).toBe(hashOf(style));
  expect(selectorsIn(style)).toContain('problem');
});

test('a page has the style of what it shows only later, and not that of other pages', () => {
  const later = {
    '/': ['error-summary-root', 'confirmation-root', 'notice-root', 'theme-switch-root', 'broken-page-root'],
    '/contact': ['captcha-badge-root', 'confirmation-root', 'embed-frame'],
    '/service/decks': ['gallery-grid', 'broken-page-root'],
  };
  const others = { '/': ['checklist-root', 'gallery-grid'], '/about': ['hero-root', 'form-root'] };
  const styleOf = (path: string) =>
    selectorsIn(STYLE.exec(pages.find((page) => page.path === path)?.html ?? '')?.[2] ?? '');
  for (const [path, names] of Object.entries(later))
    expect([...styleOf(path)]).toEqual(expect.arrayContaining(names));
  for (const [path, names] of Object.entries(others)) {
    for (const name of names) expect(styleOf(path), path).not.toContain(name);
  }
});
