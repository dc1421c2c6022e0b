import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { windowPartner } from '../sample.ts';
import { currentFiles, documentOf, folder, pages } from './site.ts';

/** What pages take in by `<use>`: it is on the first screen, or small and on every page. */
const USED = new Set(['icons', 'logo', ...(windowPartner ? [windowPartner.file] : [])]);

describe.each(pages.map(({ path }) => path))('%s', (path) => {
  test('takes in nothing by <use> but icons, the mark and the partner’s mark', () => {
    const names = [...documentOf(path).querySelectorAll('use')].map((use) =>
      basename(use.getAttribute('href') ?? '').replace(/-[\w-]{8}\.svg#.*$/, ''),
    );
    expect(names.filter((name) => !USED.has(name))).toEqual([]);
  });

  test('has every drawing in both themes side by side, and loads them lazily', () => {
    const images = [...documentOf(path).querySelectorAll<HTMLImageElement>('img[src$=".svg"]')];
    expect(images.length % 2).toBe(0);
    for (const [index, image] of images.entries()) {
      const src = image.getAttribute('src') ?? '';
      expect(image.getAttribute('loading'), src).toBe('lazy');
      if (index % 2) continue;
      const dark = image.nextElementSibling;
      expect(src).toMatch(/-light\.svg$/);
      expect(dark?.getAttribute('src')).toBe(src.replace('-light', '-dark'));
      for (const name of ['alt', 'width', 'height'])
        expect(dark?.getAttribute(name), src).toBe(image.getAttribute(name));
      const [, width, height] =
        /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(readFileSync(join(folder, src), 'utf8')) ?? [];
      expect([image.getAttribute('width'), image.getAttribute('height')], src).toEqual([width, height]);
    }
  });
});

test('a drawing that is shown as an image needs nothing of the page: no color, no font', () => {
  const files = currentFiles('assets/drawings/*-{light,dark}.svg');
  expect(files.length).toBeGreaterThan(60);
  for (const file of files)
    expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/var\(|currentColor|<text/i);
});
